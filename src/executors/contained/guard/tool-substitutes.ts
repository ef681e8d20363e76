/**
 * For images without the usual tools, at the start of a shell's script: each tool that is missing becomes a function
 * of that name, which does what our scripts ask of it by the image's Python. Where the tools are there this costs a
 * tenth of a millisecond, before anything waits for the shell.
 *
 * Python is started apart from its variables and from the folder it is started in: a file that a block left there
 * under a module's name would run in its place. Without Python text still passes through `cat`, line by line and
 * without NUL, and the other tools are missing.
 */
export const toolSubstitutes = `
is_missing() { ! command -v "$1" >/dev/null 2>&1; }
by_python() {
  for _python in python3 python; do
    is_missing $_python || { $_python -I -S -c "$@"; return; }
  done
  return 127
}
if is_missing python3 && is_missing python; then
  is_missing cat && cat() {
    [ $# = 0 ] || return
    while IFS= read -r _line; do printf '%s\\n' "$_line" || return 1; done
    printf '%s' "$_line"
  }
else
  is_missing cat && cat() {
    by_python 'import os, sys
for source in [os.open(path, os.O_RDONLY) for path in sys.argv[1:]] or [0]:
    for chunk in iter(lambda: os.read(source, 65536), b""):
        while chunk: chunk = chunk[os.write(1, chunk):]' "$@" 2>/dev/null
  }
  is_missing cp && cp() { cat "$1" >"$2"; }
  is_missing chmod && chmod() { by_python 'import os, sys; os.chmod(sys.argv[2], int(sys.argv[1], 8))' "$@"; }
  is_missing mkdir && mkdir() { by_python 'import os, sys; os.makedirs(sys.argv[2], exist_ok=True)' "$@"; }
  is_missing rm && rm() {
    by_python 'import os, sys
for path in filter(os.path.lexists, sys.argv[2:]): os.remove(path)' "$@"
  }
fi
`;

/** A line of `stat -f` for each folder, where the image's `stat` knows that, or by its Python. */
export const spaceOf = `
space_of() {
  _lines=$(stat -f -c "space %n %a %S %d %c" "$@" 2>/dev/null)
  [ -z "$_lines" ] || { echo "$_lines"; return; }
  by_python 'import os, sys
for folder in filter(os.path.isdir, sys.argv[1:]):
    space = os.statvfs(folder)
    print("space", folder, space.f_bavail, space.f_frsize, space.f_ffree, space.f_files)' "$@" 2>/dev/null
}
`;

/** What the guard looks for beside the languages, because without it something must be left out. */
export const wantedTools = ["tar", "mkdir", "find", "stat", "xargs", "sha256sum", "git"] as const;

/** The guard's finding where nothing in the image can tell the free space. */
export const noSpaceFinding = "free-space no";
