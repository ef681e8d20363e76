# What PID 1 of a pod runs: it waits for a word, because Kubernetes passes on no output from before agent-exec listens.
# Arguments: the most open files of a process, the most blocks of a core dump, the shell, then what it runs.
ulimit -n "$1"; ulimit -c "$2"
shift 2
IFS= read -r _go || exit
shell=$1; shift
exec "$shell" -c "$@"
