# Each process in a pod begins with this, because Kubernetes sets neither its limits nor its folder. It prints its
# number, and becomes the program. Arguments: the largest number of open files, the largest number of blocks of a core
# dump, the folder, the program.
ulimit -n "$1"; ulimit -c "$2"
cd "$3" || exit
shift 3
unset KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT KUBERNETES_SERVICE_PORT_HTTPS KUBERNETES_PORT \
  KUBERNETES_PORT_443_TCP KUBERNETES_PORT_443_TCP_PROTO KUBERNETES_PORT_443_TCP_PORT KUBERNETES_PORT_443_TCP_ADDR
echo $$
exec "$@"
