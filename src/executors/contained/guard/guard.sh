# What PID 1 and each monitor run. The program reads questions about the place from standard input, one per line, each
# with a tag. Arguments: "first" for PID 1, "alone" for PID 1 of a place
# in which everything has the blocks' user, or "monitor", the workspace, the number of the blocks' user, the path for a
# copy of the shell, the programs to look for, and those that a person named, as words of a shell. "show" prints each
# line of a file with a word before it. It is asked for the files of cgroup version 1 and of version 2; those that are
# missing are skipped. Only builtins read counters and processes, because at the process limit nothing can start. "serve
# -reduced" answers only questions that need no other program.
role=$1 workspace=$2 blocks=$3 sealed_shell=$4 tools=$5 programs=$6
cgroup=/sys/fs/cgroup

# Prints a line of "stat -f" for each folder. If the image's stat does not support that, it uses Python.
space_of() {
  _lines=$(stat -f -c "space %n %a %S %d %c" "$@" 2>/dev/null)
  [ -z "$_lines" ] || { echo "$_lines"; return; }
  by_python 'import os, sys
for folder in filter(os.path.isdir, sys.argv[1:]):
    space = os.statvfs(folder)
    print("space", folder, space.f_bavail, space.f_frsize, space.f_ffree, space.f_files)' "$@" 2>/dev/null
}
# Copies this shell's program once (7 ms), and says whether its own user cannot read the copy. It can read the copy if
# the copy does not fit (ulimit fsize counts too) or does not start, or if the kernel lets everybody read. The copy is
# not made by the shell's name, because a busybox with built-in tools has no path for sh.
seal_shell() {
  [ -e "$sealed_shell" ] || { cp /proc/$$/exe "$sealed_shell" && chmod 111 "$sealed_shell"; } 2>/dev/null
  # The printed word is checked and not the exit code. If a file is not a program, such as an empty copy, the shell
  # reads it as a script.
  word=$("$sealed_shell" -c '[ -r /proc/self/mem ] || echo sealed-shell yes' 2>/dev/null)
  echo "${word:-sealed-shell no}"
}
show() { [ -r "$2" ] && while IFS= read -r line; do echo "$1 $line"; done < "$2"; }
findings() {
  # This runs in parallel, because it takes 5 ms. A version number does not tell which features a build of Node lacks.
  is_missing node || node --experimental-strip-types --version >/dev/null 2>&1 &
  strips_types=$!
  for name in $tools; do
    is_missing "$name" || echo "has $name"
  done
  eval "set -- $programs"
  for program; do
    file=$(command -v "$program") && [ "${file#/}" != "$file" ] && [ -f "$file" ] && [ -x "$file" ] && echo "has $program"
  done
  is_missing stat && is_missing python3 && is_missing python && echo free-space no
  seal_shell
  show status /proc/self/status
  while read -r key user rest; do
    [ "$key" = Uid: ] && echo "first-user $user" && break
  done 2>/dev/null </proc/1/status
  [ "$role" = alone ] && [ ! -r /proc/1/mem ] && echo first-sealed yes
  printf 'open-files '; ulimit -Hn
  printf 'core-size '; ulimit -Hc
  show interface /proc/net/dev
  show mount /proc/self/mounts
  # The shell reads single bytes, so it sees only the first character of such a file.
  pages=$(cat /proc/sys/kernel/shmall 2>/dev/null) && echo "shared-memory-limit $pages"
  show memory-limit $cgroup/memory.max; show memory-limit $cgroup/memory/memory.limit_in_bytes
  show pids-limit $cgroup/pids.max; show pids-limit $cgroup/pids/pids.max
  show cpu-limit $cgroup/cpu.max; show cpu-quota $cgroup/cpu/cpu.cfs_quota_us
  is_missing node || ! wait $strips_types || echo "has node-strips-types"
}
# Says whether the workspace has anything except plain files with the given names. Prints nothing if there are many
# entries or they cannot be read. It repeats no name, because blocks choose the names.
holds_only() {
  set -f; set -- $1; names=" $* "; set +f
  set -- $(space_of "$workspace")
  [ $# = 6 ] && [ $(($6 - $5)) -le 1024 ] && [ -r "$workspace" ] && cd "$workspace" || return
  for entry in * .[!.]* ..?*; do
    [ -e "$entry" ] || [ -h "$entry" ] || continue
    case $entry in *[!a-z0-9_.]*) return 1 ;; esac
    case $names in *" $entry "*) [ -f "$entry" ] && [ ! -h "$entry" ] || return ;; *) return 1 ;; esac
  done
  echo holds-only
}
# Prints the owner, the parent and the state of a process, or nothing if it has ended. gVisor prints line breaks in a
# process's name, which code chooses. So only the lines after the name count. The name's 15 bytes are too short for an
# owner after a tracer.
owner_of() {
  owner='' parent='' state='' tracer=''
  while read -r key value rest; do
    case $key$tracer in
      State:*) state=$value ;; PPid:*) parent=$value ;; TracerPid:*) tracer=known ;;
      Uid:known) owner=$value; break ;;
    esac
  done 2>/dev/null <"$1/status"
}
# Counts netlink sockets and their memory, up to a limit. It uses only builtins, because it runs while blocks run.
count_sockets() {
  sockets=-1 bytes=0
  while read -r _socket _family _pid _groups received sent _rest; do
    sockets=$((sockets + 1))
    [ $sockets = 0 ] && continue
    bytes=$((bytes + received + sent))
    [ $sockets -gt "$1" ] || [ $bytes -gt "$2" ] && break
  done 2>/dev/null </proc/net/netlink
  echo "sockets $sockets"; echo "socket-bytes $bytes"
}
is_own() { case ${1#/proc/} in 1 | "$self") ;; *) return 1 ;; esac; }
serve() {
  # A process that answers counts neither itself nor PID 1, which may have the blocks' user.
  read -r self _rest </proc/self/stat
  while read -r tag question; do
    case $question$1 in
      end*) exit 9 ;;
      keep*) echo "answered $tag"; return 8 ;;
      findings) findings ;;
      counters*)
        show memory $cgroup/memory.events; show memory $cgroup/memory/memory.oom_control
        show pids $cgroup/pids.events; show pids $cgroup/pids/pids.events
        show processes $cgroup/pids.current; show processes $cgroup/pids/pids.current
        ;;
      processor*)
        show processor $cgroup/cpu.stat; show processor-ns $cgroup/cpuacct/cpuacct.usage
        ;;
      left*)
        for process in /proc/[0-9]*; do
          is_own "$process" && continue
          owner_of "$process"
          # A process without details is just starting or ending. It counts, and is asked about again.
          case $owner in "" | "$blocks") echo left; break ;; esac
        done
        ;;
      blocks*)
        waiting=0 started=0
        for process in /proc/[0-9]* /proc/[0-9]*; do
          is_own "$process" && continue
          owner_of "$process"
          # Processes that the engine started have a parent outside the place. A process without details may be
          # replacing itself with another, so everything is read twice.
          case $owner:$parent in "$blocks":0) waiting=$((waiting + 1)) ;; :* | "$blocks":*) started=1 ;; esac
        done
        echo "of-engine $((waiting / 2))"; echo "of-blocks $started"
        ;;
      stopped*)
        for process in /proc/[0-9]*; do
          owner_of "$process"
          case $owner:$parent:$state in "$blocks":0:[Tt]) echo stopped; break ;; esac
        done
        ;;
      only*) (holds_only "${question#only}") ;;
      alive*) [ -d "/proc/${question#alive }" ] && echo alive ;;
      sockets*) count_sockets ${question#sockets} ;;
      space) space_of "$workspace" /tmp /dev/shm ;;
    esac
    echo "answered $tag"
  done
}
# If no program can start, the shell stops itself. In that case the engine needs 10 s for a gentle end.
linger() {
  [ -n "$1" ] || is_missing sleep || while :; do sleep 3600; done
  while :; do kill -STOP $$; done
}

[ "$role" = monitor ] && { serve; exit; }
# PID 1 ends when its standard input ends (the lease), unless it was asked to stay. In most images, a shell that cannot
# start a program ends, so a child process answers the questions. If the child has ended, PID 1 itself answers the
# questions that need no other program.
findings
echo "answered start"
# If blocks have the same user, their kills also end the child. Another child then takes its place.
while :; do
  (serve)
  end=$?
  case $end in 9) exit ;; 8) linger ;; esac
  [ "$role" = alone ] && [ $end -gt 128 ] || break
  echo restarted
done
echo reduced
serve -reduced
[ $? = 8 ] && linger reduced
