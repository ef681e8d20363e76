/** The kernel if the user names none. */
export const defaultKernel = "python3";

/** The text about a kernel for the model, as an item of the executor's usage text. */
export function describeKernel(kernel: string, folder: string): string {
  const language = kernel === defaultKernel ? "`python`" : "the kernel's language";
  return `- Blocks in ${language} without a file name are cells of one Jupyter kernel (\`${kernel}\`), in ${folder}: variables, imports and functions stay from block to block and from reply to reply, so define each once. The last line's value is shown; pictures, tables and other results that you display are saved and shown to people. You can use lines that begin with \`%\` or \`!\`. Use \`await\` at the top level instead of \`asyncio.run\`. \`input()\` does not work. A cell that takes too long is interrupted. If the cell ignores the interrupt, the kernel is restarted. A restart keeps the files but deletes the variables, and a message tells you about it.`;
}
