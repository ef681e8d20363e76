# Tries limits, which are the arguments, in a container with tiny ones. Each trial says that its limit broke or held, or
# nothing if nobody can tell. By builtins wherever possible. Before them: how many files /tmp may have, how many
# processes the trial starts, and the workspace.
most_files=$1 most_processes=$2 workspace=$3
shift 3

# Makes $x of a text, doubled so often.
double() { x=$1; n=0; while [ $n -lt "$2" ]; do x=$x$x; n=$((n + 1)); done; }
# Twice what a folder of the canary takes: 2 MiB.
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
# For 0.3 s, in hundredths behind a digit that keeps a leading zero from meaning something.
look() { read -r now _ </proc/uptime; now=1${now%.*}${now#*.}; }
spin() { while look; [ "$now" -lt "$until" ]; do n=0; while [ $n -lt 200 ]; do n=$((n + 1)); done; done; }
try_cpus() {
  look; from=$now; until=$((now + 30))
  spin & spin & spin & spin & wait
  look; echo "spun $from $now"
  times
}
# The string is doubled up to 32 MiB, and the shell holds two of them at times. That is more than the canary has, so
# this runs in its own process.
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
