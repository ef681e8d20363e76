/** Which tests show each cause in docs/endings.md: the titles as their files have them. */
export const endingTests: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  exited: {
    "the block exits with any code, even with a code that usually means a limit, such as 124 or 137": [
      "the exit code is the program's own, even 124 to 127",
      "exits with %i by itself is not taken for a limit's",
    ],
    "the block fails because of its own error, although earlier blocks used up memory, processes or disk": [
      "is not laid on a later block whose failure is another",
      "is not laid on a block that follows at once: %s",
      "that is full already is no reason why a later block fails",
      "that a block filled and passed is no reason why the next one fails, and it can clean up: %s",
    ],
    "the block passes, although a child process ran out of memory": [
      "is not blamed for a block that passed all the same",
    ],
    "the block has used up its file descriptors, or cannot kill PID 1": [
      "has no descriptor left is its own exit",
      "kills PID 1, which it cannot, is its own",
    ],
    "a background process keeps the output open, or the program closes its output early": [
      "a background process that keeps the output open does not delay the end of the block",
      "a block ends only when its program ends, even if the program closes its output",
    ],
  },
  signalled: {
    "SIGKILL, SIGSEGV, SIGABRT or another signal ends the block": [
      "a signal is reported differently from an exit",
      "is told from a plain kill -9",
      "crashes is the signal's, and no memory of it is written to the disk",
    ],
    "processes of earlier blocks prevent the block from starting": [
      "is told apart from a loss when what they left running stops %s",
    ],
  },
  "timed-out": {
    "the block runs longer than `timeout`, or prints nothing for `idle-timeout`": [
      "after a timeout, the output, the sandbox and the workspace are still there",
      "the idle timeout ends a silent block and keeps its output",
      "is told beside a deadline that what they left may have cost",
    ],
    "the block forks, loops, starts a session, ignores SIGTERM, or sends signals to all processes": [
      "a timeout ends a program that ignores TERM",
      "a timeout kills a grandchild process that started its own session",
      "%s is its deadline, after which nothing of it lives",
      "because it sends SIG%s to all in a loop is ended at its deadline, with its container if need be",
    ],
    "background processes keep the output open, so the engine reports no exit code": [
      "an end that held streams keep from being told",
    ],
    "the whole run reaches `total-timeout`": [
      "ends by itself soon after the run's deadline of 3 s, whichever call its engine never answers",
    ],
  },
  "out-of-memory": {
    "the block or its child processes take too much memory": [
      "ends what takes too much, and the counters prove it",
      "is blamed when a child of the block was ended for it, whatever exit code the block gives",
      "takes memory in many small processes is the memory's, and what guards the container lives",
      "137 with counters that nobody could read, and the engine's word",
    ],
    "the whole container runs out of memory, during a block or between two blocks": [
      "while a block runs is that block's doing, and no loss",
      "between two blocks is the doing of those that ran",
    ],
    "the code's sockets fill too much of the kernel's memory": [
      "counts as the code's, though no container is charged for it: the block is ended and the session goes on",
    ],
  },
  "process-limit": {
    "the block starts too many processes": ["end a block that starts too many, and the counter proves it"],
    "earlier blocks left so many processes that the block cannot start more": [
      "that blocks leave behind do not keep the next block from starting",
    ],
  },
  "disk-full": {
    "the workspace, `/tmp` or `/dev/shm` has no free bytes or no free inodes": [
      "is said to be full when no byte is left",
      "is said to be full when no inode is left",
      "holds a bounded number of files in %s too",
    ],
    "no space is left to store the block's code": [
      "that is full and stays so ends a block whose code has no room anywhere",
    ],
  },
  "output-limit": {
    "the block prints without end": ["beyond the hard limit ends the block"],
  },
  "container-lost": {
    "somebody kills, removes, stops, restarts or pauses the container": [
      "whose container is %s by somebody else is the container's loss, and its output is kept",
      "is told from one that somebody else ends after memory was spent by %s",
    ],
    "the engine cannot start the block's process, or does not report its exit code": [
      "of which the engine knows no exit code is the container's loss, never a success",
      "ends in time, blames the engine, tells nothing untrue and leaves nothing: $call from $from",
    ],
    "the container ended before the block ran": ["says so, keeps the output that came, and stays lost"],
  },
  "daemon-lost": {
    "the engine closes the connection, restarts, hangs, or sends garbage, an error or an endless answer": [
      "says so when the connection is cut, and the container is gone with it",
      "is back soon after its deadline when the engine hangs, and stops all the same",
      "ends in time, blames the engine, tells nothing untrue and leaves nothing: $call from $from",
      "passes on a fresh session when its engine is restarted in the middle of the block",
    ],
    "the engine does not pass the code to the container, or does not say how the block ended": [
      "about which the engine is silent at the deadline is the engine's loss",
      "whose engine keeps its code to itself is the engine's loss, not the block's deadline",
    ],
  },
  misfit: {
    "the file does not have the lines that the edit replaces, or has them several times": [
      "that does not fit is answered with what stands there",
      "that %s changes no file",
    ],
    "the file is a link, pipe, folder or device, or a folder in its path is a link": [
      "is not made of %s, which is not opened",
      "goes through no folder that is a link",
    ],
    "the file is too large, or the diff has binary parts or links": [
      "is not made of %s, which is not opened",
      "that %s changes no file",
    ],
  },
  cancelled: {
    "the run is stopped before or during the block": [
      "a cancelled block ends at once, and the sandbox can run more blocks",
      "a block that is cancelled before it starts does not run",
    ],
  },
  "not-run": {
    "the sandbox does not have the block's language": [
      "a block in an unknown language does not run and writes nothing",
    ],
    "the block's file name, or the file of an edit, is outside the workspace": [
      "a file name outside the workspace is refused before anything is written",
      "is refused for %s, and nothing of it runs",
    ],
    "`before-block` refuses the block, or does not answer in time": [
      "lets a block run only with exit code 0, and tells the writer its output",
      "refuses if it hangs or cannot start, and its children are ended",
    ],
  },
};
