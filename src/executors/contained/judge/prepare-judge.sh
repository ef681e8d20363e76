# Creates the things that as-code-user needs. Arguments: its folder, the program as-code-user, the workspace. A Git
# repository in the workspace contains copies of all files, so only the verification's user may enter it.
set -e; umask 022
mkdir -m 0711 "$1"; mkdir "$1/bin"
printf '%s' "$2" >"$1/bin/as-code-user"; chmod 0755 "$1/bin/as-code-user"
mkfifo -m 0666 "$1/requests"; chmod 0666 "$1/requests"
if test -d "$3/.git"; then chmod 0700 "$3/.git"; fi
cat </dev/null; rm -f "$1/none"
