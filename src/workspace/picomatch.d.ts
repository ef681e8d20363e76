/** The used part of picomatch, which has no types of its own. */
declare module "picomatch" {
  export default function picomatch(
    patterns: readonly string[],
    options: { readonly dot: boolean; readonly nonegate: boolean; readonly nocase?: boolean },
  ): (path: string) => boolean;
}
