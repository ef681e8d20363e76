# The script of a shell that waits for a block. Arguments: the workspace, how generated names begin, the program for
# Python (run-block.py), the program for a command that is kept in no file (kept-command.sh). Four lines come, then the
# code up to the end of input. "read" is a builtin that takes single bytes, so that cat gets all of the code. Paths are
# absolute: a name with a leading dash is no option. The image may have a variable of any name, which would reach the
# block changed: the names here begin with an underscore. The shell becomes the interpreter, so the engine's exit code
# is the interpreter's. It says that it is ready, and again when it took the lines; from then on the block's code may
# write, and nothing it writes is read for control. Code without a file name goes into no file: the interpreter, a shell
# in this case, gets it from the same input. A block has the lowest priority of its place, so that the killer and the
# monitor get a processor at once among 250 processes that fork without end. This costs the block 0.5 ms. The engine
# shares processors between places, so the block yields to nothing outside of its own place.
_workspace=$1 _prefix=$2 _python=$3 _kept=$4

# Makes room for a block's file. If an earlier block left a link or pipe there, other code than the shown code would
# run. If it were written through a link or into a pipe that an earlier block left, other code would run than is shown.
# A folder is removed only if its name is a generated one. Without rm a plain file is overwritten.
clear_way() {
  [ -e "$1" ] || [ -h "$1" ] || return 0
  is_missing rm && [ -f "$1" ] && [ ! -h "$1" ] && return
  case $1 in
    */"$_prefix"*) rm -rf "$1" 2>/dev/null || { chmod -R u+rwx "$1"; rm -rf "$1"; } ;;
    *) rm -f "$1" ;;
  esac
}

_niced="nice -n 19"; is_missing nice && _niced=
echo
IFS= read -r _interpreter || exit
case $_interpreter in "warm "*)
  _interpreter=${_interpreter#* }
  exec $_niced "$_interpreter" -c "$_python" "$_interpreter" "$_workspace" "$_prefix" ;;
esac
read -r _code && IFS= read -r _folder && IFS= read -r _file || exit
echo
case $_interpreter in python3|python)
  exec $_niced "$_interpreter" -c "$_python" "$_interpreter" "$_workspace" "$_prefix" "$_code" "$_folder" "$_file" ;;
esac
enter_workspace "$_workspace"
# Where "pip install --user" and others put programs. Those folders come last in PATH, and only for the block's own
# process.
PATH="$PATH:$HOME/.local/bin"
[ "$_code" = kept ] && exec $_niced "$_interpreter" -c "$_kept" verify "
"
[ -z "$_folder" ] || mkdir -p "$_folder" || exit
[ "$_code" = there ] || { clear_way "$_file" && cat >"$_file"; } || exit
case $_interpreter in "command "*) eval "exec $_niced ${_interpreter#* }" </dev/null ;; esac
exec $_niced "$_interpreter" "$_file" </dev/null
