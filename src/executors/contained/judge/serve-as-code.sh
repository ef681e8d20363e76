# Runs what as-code-user asks for, as the code's own user. The argument: the folder. Each request is the number of a process
# that waits for it; a file of its own holds what to run.
unset IFS; export HOME=/tmp TMPDIR=/tmp; umask 022
exec 3<>"$1/requests" || exit
while read -r asked <&3; do (exec 3<&-; . "$1/$asked/run") & done
