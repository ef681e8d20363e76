#!/bin/sh
# The verification's part. It writes down the program to run, with each word quoted, and passes input and output on. It
# ends with the program's exit code. 125 means that it could not ask, or that the code ended the process that reports
# the exit code.
[ $# -gt 0 ] || { echo "as-code-user: name a program" >&2; exit 125; }
folder=/tmp/.agent-exec-judge
d=$folder/$$
quote() {
  rest=$1
  printf "'"
  while :; do
    case $rest in
      *"'"*) printf "%s'\\''" "${rest%%"'"*}"; rest=${rest#*"'"} ;;
      *) printf "%s' " "$rest"; return ;;
    esac
  done
}
umask 022
mkdir -m 0711 "$d" || exit 125
trap 'rm -rf "$d"' EXIT
mkfifo -m 0644 "$d/in" && mkfifo -m 0622 "$d/out" "$d/err" "$d/end" || exit 125
chmod 0622 "$d/out" "$d/err" "$d/end"
{
  printf 'exec 9>%s/end <%s/in >%s/out 2>%s/err\n' "$d" "$d" "$d" "$d"
  printf 'cd '; quote "$PWD"; printf '&& '
  for word; do quote "$word"; done
  printf '9>&-\necho $? >&9\n'
} >"$d/run"
exec 3<&0
cat <&3 >"$d/in" 2>/dev/null & in=$!
cat <"$d/out" & out=$!
cat <"$d/err" >&2 & err=$!
echo $$ >$folder/requests
read -r code <"$d/end" || { echo "as-code-user: nobody tells how it ended" >&2; code=125; }
wait $out $err
kill $in 2>/dev/null
exit "$code"
