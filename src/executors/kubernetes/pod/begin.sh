# Runs as PID 1 of a pod. It waits for a word, because Kubernetes drops output from before agent-exec listens.
# Arguments: the largest number of open files of a process, the largest number of blocks of a core dump, the shell, and
# its arguments.
ulimit -n "$1"; ulimit -c "$2"
shift 2
IFS= read -r _go || exit
shell=$1; shift
exec "$shell" -c "$@"
