# Tries the limits named in the arguments, in a container with tiny limits. Each trial prints that its limit broke or
# held, or nothing if it cannot tell. The script uses builtins if possible. The first arguments: how many files /tmp may
# have, how many processes the trial starts, and the workspace.
most_files=$1 most_processes=$2 workspace=$3
shift 3

# Doubles the text in $x this many times.
double() { x=$1; n=0; while [ $n -lt "$2" ]; do x=$x$x; n=$((n + 1)); done; }
# 2 MiB: twice the size of a folder in this container.
double 0123456789abcdef 17

try_workspace() {
  if printf %s "$x" 2>/dev/null >"$workspace/x"; then echo "broke workspace"; else echo "held workspace"; fi
}
try_inodes() {
  if (n=0; while [ $n -le "$most_files" ]; do : >/tmp/$n || exit; n=$((n + 1)); done) 2>/dev/null
  then echo "broke inodes"; else echo "held inodes"; fi
}
try_privileges() {
  case $(setpriv --dump 2>/dev/null) in
    *"no_new_privs: 1"*) echo "held no new privileges" ;;
    *"no_new_privs: 0"*) echo "broke no new privileges" ;;
  esac
}
# Measures for 0.3 s, in hundredths. A digit before the number keeps a leading zero from changing its meaning.
look() { read -r now _ </proc/uptime; now=1${now%.*}${now#*.}; }
spin() { while look; [ "$now" -lt "$until" ]; do n=0; while [ $n -lt 200 ]; do n=$((n + 1)); done; done; }
try_cpus() {
  look; from=$now; until=$((now + 30))
  spin & spin & spin & spin & wait
  look; echo "spun $from $now"
  times
}
# The string is doubled up to 32 MiB, and the shell briefly holds two of them. Such a string takes more memory than the
# container has, so the trial runs in its own process.
try_memory() {
  (double "$x" 4; echo "broke memory") 2>/dev/null
  [ $? = 137 ] && echo "held memory"
}
try_pids() {
  command -v sleep >/dev/null || return
  if (n=0; while [ $n -lt "$most_processes" ]; do sleep 9 & n=$((n + 1)); done; echo "broke pids")
  then :; else echo "held pids"; fi
}
for limit; do
  echo "begin $limit"
  case $limit in "no new privileges") try_privileges ;; *) "try_$limit" ;; esac
done
echo end
