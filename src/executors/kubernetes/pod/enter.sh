# What each process in a pod begins as, because Kubernetes gives it no limits and no folder: it says its number, and turns
# into the program. Arguments: the most open files, the most blocks of a core dump, the folder, the program.
ulimit -n "$1"; ulimit -c "$2"
cd "$3" || exit
shift 3
unset KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT KUBERNETES_SERVICE_PORT_HTTPS KUBERNETES_PORT \
  KUBERNETES_PORT_443_TCP KUBERNETES_PORT_443_TCP_PROTO KUBERNETES_PORT_443_TCP_PORT KUBERNETES_PORT_443_TCP_ADDR
echo $$
exec "$@"
