// A program that runs inside a sandbox is a file of its own language. `npm run build` makes each a module that exports
// its text, under the name that the import already has: `./guard.sh` becomes `./guard.sh.js`.
declare module "*.sh.js" {
  const program: string;
  export default program;
}
declare module "*.py.js" {
  const program: string;
  export default program;
}
/** An example workflow: `../examples/comment.yml.js` is the text of `examples/comment.yml` beside `src/`. */
declare module "*.yml.js" {
  const workflow: string;
  export default workflow;
}
declare module "*.cjs.js" {
  const program: string;
  export default program;
}
