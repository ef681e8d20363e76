# Added before a shell block of a document, as one line. The blocks of one session share the folder, the variables
# and, in bash, the functions: each block keeps them in files when it ends, and the next block reads these files.
# Variables that a shell sets itself are left out. If the block's own code uses "trap" or "exec", nothing is kept.
# Only Bash reaches these commands.
# shellcheck disable=SC3040,SC3044
_kept="${TMPDIR:-/tmp}/PLACE";
if [ -f "$_kept.cd" ]; then cd -- "$(cat "$_kept.cd")" 2>/dev/null || :; fi;
if [ -n "${BASH_VERSION-}" ] && [ -f "$_kept.bash" ]; then . "$_kept.bash" 2>/dev/null || :;
elif [ -f "$_kept.sh" ]; then . "$_kept.sh" 2>/dev/null || :; fi;
_keep_session() {
_code=$?; trap - EXIT; set +eu; pwd >"$_kept.cd";
if [ -n "${BASH_VERSION-}" ]; then
{ declare -p | grep -Ev '^declare -[A-Za-z]*r|^declare -[^ ]* (BASH[A-Z_]*|DIRSTACK|FUNCNAME|GROUPS|PIPESTATUS|LINENO|_)='; declare -f; } >"$_kept.bash";
(set -o posix; export -p) >"$_kept.sh";
else
rm -f "$_kept.bash"; { set | grep -Ev '^(PPID|OPTIND|LINENO)='; export -p; } >"$_kept.sh"; fi;
exit "$_code"; } 2>/dev/null;
trap _keep_session EXIT;
