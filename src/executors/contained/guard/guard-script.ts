import { interpreterNames, nodeStripsTypes, stripTypesFlag } from "../../languages/languages.js";
import { asShellWord } from "../../languages/shell-word.js";
import { sealShell } from "./sealed-shell.js";
import { noSpaceFinding, spaceOf, toolSubstitutes, wantedTools } from "./tool-substitutes.js";
import { blockUser } from "./users.js";

/** The tag of the answer that PID 1 gives unasked, before it takes questions. */
export const firstTag = "start";
/**
 * Ends PID 1, and by that all that runs in the place. A process that a block stopped while the keeper was starting
 * it keeps the keeper from ending the place, and from passing on the end of the lease.
 */
export const endRequest = "\n0 end\n";
const endedCode = 9;
/** Asks PID 1 to live on without its lease, in a place that a person keeps. */
export const keepQuestion = "keep";
const keptCode = 8;
/** What PID 1 says when it can start no program any more. */
export const reducedLine = "reduced";

/** 1,024 entries: the shell holds the names of all at once. */
const mostListed = 1024;

const [blocksUid] = blockUser.split(":");
const cgroup = "/sys/fs/cgroup";

/**
 * `show` prefixes each line of a file with a word. The files of both layouts are asked for, version 2 and
 * version 1; those that are not there are passed over. Counters and processes are read by builtins alone, because at
 * the process limit nothing can be started; `serve -reduced` knows no question that takes more.
 */
const functions = (
  workspaceFolder: string,
  programs: readonly string[],
): string => `${toolSubstitutes}${spaceOf}
show() { [ -r "$2" ] && while IFS= read -r line; do echo "$1 $line"; done < "$2"; }
findings() {
  # Beside what follows: it takes 5 ms, and no list of versions knows what a build of Node leaves out.
  is_missing node || node ${stripTypesFlag} --version >/dev/null 2>&1 &
  strips_types=$!
  for name in ${[...interpreterNames, ...wantedTools].join(" ")}; do
    is_missing "$name" || echo "has $name"
  done
${programs.map(lookFor).join("")}  is_missing stat && is_missing python3 && is_missing python && echo ${noSpaceFinding}
  ${sealShell.trim().replace("\n", "\n  ")}
  show status /proc/self/status
  while read -r key user rest; do
    [ "$key" = Uid: ] && echo "first-user $user" && break
  done 2>/dev/null </proc/1/status
  printf 'open-files '; ulimit -Hn
  printf 'core-size '; ulimit -Hc
  show interface /proc/net/dev
  show mount /proc/self/mounts
  # Such a file shows only its first character to the shell, which reads single bytes.
  pages=$(cat /proc/sys/kernel/shmall 2>/dev/null) && echo "shared-memory-limit $pages"
  show memory-limit ${cgroup}/memory.max; show memory-limit ${cgroup}/memory/memory.limit_in_bytes
  show pids-limit ${cgroup}/pids.max; show pids-limit ${cgroup}/pids/pids.max
  show cpu-limit ${cgroup}/cpu.max; show cpu-quota ${cgroup}/cpu/cpu.cfs_quota_us
  is_missing node || ! wait $strips_types || echo "has ${nodeStripsTypes}"
}
# Whether the workspace holds anything but plain files of the names given. Not where that means to go through many, or
# where what is there cannot be seen. No name is repeated: a block chooses them.
holds_only() {
  set -f; set -- $1; names=" $* "; set +f
  set -- $(space_of ${workspaceFolder})
  [ $# = 6 ] && [ $(($6 - $5)) -le ${mostListed} ] && [ -r ${workspaceFolder} ] && cd ${workspaceFolder} || return
  for entry in * .[!.]* ..?*; do
    [ -e "$entry" ] || [ -h "$entry" ] || continue
    case $entry in *[!a-z0-9_.]*) return 1 ;; esac
    case $names in *" $entry "*) [ -f "$entry" ] && [ ! -h "$entry" ] || return ;; *) return 1 ;; esac
  done
  echo holds-only
}
# The owner, the parent and the state of a process; nothing of one that ended meanwhile. gVisor shows the line ends of a
# name, which code chooses: what stands behind them counts less than the lines that follow, and 15 bytes hold no owner
# that stands behind a tracer.
owner_of() {
  owner= parent= state= tracer=
  while read -r key value rest; do
    case $key$tracer in
      State:*) state=$value ;; PPid:*) parent=$value ;; TracerPid:*) tracer=known ;;
      Uid:known) owner=$value; break ;;
    esac
  done 2>/dev/null <"$1/status"
}
# Of netlink sockets, up to where they are more, or hold more, than given. By builtins alone: it is asked beside blocks.
count_sockets() {
  sockets=-1 bytes=0
  while read -r socket family pid groups received sent rest; do
    sockets=$((sockets + 1))
    [ $sockets = 0 ] && continue
    bytes=$((bytes + received + sent))
    [ $sockets -gt "$1" ] || [ $bytes -gt "$2" ] && break
  done 2>/dev/null </proc/net/netlink
  echo "sockets $sockets"; echo "socket-bytes $bytes"
}
serve() {
  while read -r tag question; do
    case $question$1 in
      end*) exit ${endedCode} ;;
      ${keepQuestion}*) echo "answered $tag"; return ${keptCode} ;;
      findings) findings ;;
      counters*)
        show memory ${cgroup}/memory.events; show memory ${cgroup}/memory/memory.oom_control
        show pids ${cgroup}/pids.events; show pids ${cgroup}/pids/pids.events
        show processes ${cgroup}/pids.current; show processes ${cgroup}/pids/pids.current
        ;;
      left*)
        for process in /proc/[0-9]*; do
          owner_of "$process"
          # One that is listed and says nothing of itself is in between: it is asked again.
          case $owner in "" | ${blocksUid}) echo left; break ;; esac
        done
        ;;
      blocks*)
        waiting=0 started=0
        for process in /proc/[0-9]* /proc/[0-9]*; do
          owner_of "$process"
          # What the keeper started has its parent outside. One that is listed and says nothing of itself may hop from
          # process to process, which is why all is looked at twice.
          case $owner:$parent in ${blocksUid}:0) waiting=$((waiting + 1)) ;; :* | ${blocksUid}:*) started=1 ;; esac
        done
        echo "of-keeper $((waiting / 2))"; echo "of-blocks $started"
        ;;
      stopped*)
        for process in /proc/[0-9]*; do
          owner_of "$process"
          case $owner:$parent:$state in ${blocksUid}:0:[Tt]) echo stopped; break ;; esac
        done
        ;;
      only*) (holds_only "\${question#only}") ;;
      sockets*) count_sockets \${question#sockets} ;;
      space) space_of ${workspaceFolder} /tmp /dev/shm ;;
    esac
    echo "answered $tag"
  done
}
`;

/** Where no program can be started the shell stops itself; the keeper then needs its 10 s to end it gently. */
const linger = `
linger() {
  [ -n "$1" ] || is_missing sleep || while :; do sleep 3600; done
  while :; do kill -STOP $$; done
}
`;

/** A program that a person named: a file, and no word of the shell's own, nor a function of ours. */
const lookFor = (program: string): string => {
  const word = asShellWord(program);
  return `  file=$(command -v ${word}) && [ "\${file#/}" != "$file" ] && [ -f "$file" ] && [ -x "$file" ] && echo "has "${word}\n`;
};

/** For a monitor in a process of its own, which is asked for counters. */
export const monitorScript = (workspaceFolder: string): string => `${functions(workspaceFolder, [])}\nserve`;

/**
 * What PID 1 runs. It ends when its standard input does, which is the lease, unless it was asked to linger. A shell that cannot start a program ends
 * at most images: so its child takes the questions, and where that one ended PID 1 itself takes those for which
 * nothing is started.
 *
 * @param programs What a person's own languages are run by.
 */
export const guardScript = (
  workspaceFolder: string,
  programs: readonly string[] = [],
): string => `${functions(workspaceFolder, programs)}${linger}
findings
echo "answered ${firstTag}"
(serve)
case $? in ${endedCode}) exit ;; ${keptCode}) linger ;; esac
echo ${reducedLine}
serve -reduced
[ $? = ${keptCode} ] && linger reduced
`;
