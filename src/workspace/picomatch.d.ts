/** What of picomatch is used here; it brings no types of its own. */
declare module "picomatch" {
  export default function picomatch(
    patterns: readonly string[],
    options: { readonly dot: boolean; readonly nonegate: boolean; readonly nocase?: boolean },
  ): (path: string) => boolean;
}
