import { sealedShellFolder } from "./folders.js";

/**
 * A copy of the image's shell that everybody may start and nobody may read, for what waits beside a running block
 * under the block's own user, and for what runs a verification's command. The kernel lets no process of the same user open the memory or the streams of a program
 * whose file its user cannot read, so that a block can neither rewrite what waits nor write into its standard input.
 * Signals still reach it. Named `sh`, because busybox goes by its name.
 */
export const sealedShell = `${sealedShellFolder}/sh`;

const sealed = "sealed-shell yes";

/**
 * For the guard's shell: copies the program that it is, once in 7 ms, and tells whether the copy is one that its own
 * user cannot open. It is not where it does not fit (`ulimit fsize` counts, too) or does not start, or where the kernel lets everybody read.
 * Not by its name: a busybox that holds its tools itself has no path for `sh`.
 */
export const sealShell = `
[ -e ${sealedShell} ] || { cp /proc/$$/exe ${sealedShell} && chmod 111 ${sealedShell}; } 2>/dev/null
# By a word, not by the exit code: what is no program, such as a copy that is empty, the shell reads as a script of its own.
_word=$(${sealedShell} -c '[ -r /proc/self/mem ] || echo ${sealed}' 2>/dev/null)
echo "\${_word:-sealed-shell no}"
`;

/** The copy, where the guard's findings say that it can be relied on. */
export function findSealedShell(findings: readonly string[]): string | null {
  return findings.includes(sealed) ? sealedShell : null;
}
