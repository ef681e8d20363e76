# Runs the programs that as-code-user asks for, as the code's user. Argument: the folder. Each request on standard input
# is the number of a waiting process. A separate file names the program.
unset IFS; export HOME=/tmp TMPDIR=/tmp; umask 022
exec 3<>"$1/requests" || exit
while read -r asked <&3; do (exec 3<&-; . "$1/$asked/run") & done
