/** By which test each row of docs/endings.md is held: its cause, and the test's title as it is written in its file. */
export const endingTests: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  exited: {
    "the block exits with any code, even 124 to 127": "the exit code is the program's own, even 124 to 127",
    "the block exits with a code that a limit would give, such as 137":
      "exits with %i by itself is not taken for a limit's",
    "the block has no file descriptor left": "has no descriptor left is its own exit",
    "the block tries to kill PID 1, which it cannot": "kills PID 1, which it cannot, is its own",
    "a child process ran out of memory, but the block passed":
      "is not blamed for a block that passed all the same",
    "a process of an earlier block took the memory": "is not laid on a later block whose failure is another",
    "a process of an earlier block hit a limit": "is not laid on a block that follows at once: %s",
    "the disk was full before the block began": "that is full already is no reason why a later block fails",
    "an earlier block filled a folder and passed":
      "that a block filled and passed is no reason why the next one fails, and it can clean up: %s",
    "a background process keeps the output open":
      "a background process that keeps the output open does not delay the end of the block",
    "the program closes its output early":
      "a block ends only when its program ends, even if the program closes its output",
  },
  signalled: {
    "SIGKILL, SIGSEGV or another signal ends the block": "a signal is reported differently from an exit",
    "SIGKILL ends the block while memory is left": "is told from a plain kill -9",
    "processes of earlier blocks kept the block from starting":
      "is told apart from a loss when what they left running stops %s",
    "the program aborts; it leaves no core dump":
      "crashes is the signal's, and no memory of it is written to the disk",
  },
  "timed-out": {
    "the block runs longer than `timeout`":
      "after a timeout, the output, the session and the workspace are kept",
    "the block prints nothing for `idle-timeout`":
      "the idle timeout ends a silent block and keeps its output",
    "one of these happens while a process of an earlier block runs":
      "is told beside a deadline that what they left may have cost",
    "the block ignores SIGTERM at its deadline": "a timeout ends a program that ignores TERM",
    "a process of the block forks twice or starts a session":
      "a timeout kills a grandchild process that started its own session",
    "busy loops, a stopped process, closed streams or a fork bomb":
      "%s is its deadline, after which nothing of it lives",
    "a loop sends signals to all processes":
      "because it sends SIG%s to all in a loop is ended at its deadline, with its container if need be",
    "background processes hold the output, which hides the exit code":
      "an end that held streams keep from being told",
    "the whole run reaches `total-timeout`":
      "ends by itself soon after the run's deadline of 3 s, whichever call its engine never answers",
  },
  "out-of-memory": {
    "the block takes too much memory": "ends what takes too much, and the counters prove it",
    "a child process takes too much memory":
      "is blamed when a child of the block was ended for it, whatever exit code the block gives",
    "many small processes take too much memory together":
      "takes memory in many small processes is the memory's, and what guards the container lives",
    "the whole container runs out of memory": "while a block runs is that block's doing, and no loss",
    "sockets hold too much of the kernel's memory":
      "counts as the code's, though no container is charged for it: the block is ended and the session goes on",
    "the container runs out of memory between two blocks":
      "between two blocks is the doing of those that ran",
    "the block takes too much memory, and the counters cannot be read":
      "137 with counters that nobody could read, and the engine's word",
  },
  "process-limit": {
    "the block starts too many processes": "end a block that starts too many, and the counter proves it",
    "processes of earlier blocks fill the limit":
      "that blocks leave behind do not keep the next block from starting",
  },
  "disk-full": {
    "no byte is left": "is said to be full when no byte is left",
    "no inode is left in the workspace": "is said to be full when no inode is left",
    "no inode is left in /tmp or /dev/shm": "holds a bounded number of files in %s too",
    "there is no room to store the block's code":
      "that is full and stays so ends a block whose code has no room anywhere",
  },
  "output-limit": {
    "the block prints without end": "beyond the hard limit ends the block",
  },
  "container-lost": {
    "somebody kills, removes, stops, restarts or pauses the container":
      "whose container is %s by somebody else is the container's loss, and its output is kept",
    "the engine has no exit code for the block":
      "of which the engine knows no exit code is the container's loss, never a success",
    "the engine does not start a process":
      "ends in time, blames the engine, tells nothing untrue and leaves nothing: $call from $from",
    "the container ended before the block": "says so, keeps the output that came, and stays lost",
    "somebody kills the container after memory ran out":
      "is told from one that somebody else ends after memory was spent by %s",
  },
  "daemon-lost": {
    "the connection to the engine is cut":
      "says so when the connection is cut, and the container is gone with it",
    "the engine is silent during a block":
      "is back soon after its deadline when the engine hangs, and stops all the same",
    "the engine is silent about this block only":
      "about which the engine is silent at the deadline is the engine's loss",
    "the engine does not deliver the block's code":
      "whose engine keeps its code to itself is the engine's loss, not the block's deadline",
    "any call is closed, hangs, or gets garbage, 500, 404, wrong frames or an endless answer":
      "ends in time, blames the engine, tells nothing untrue and leaves nothing: $call from $from",
    "the engine restarts during a block; the run can still pass":
      "passes on a fresh session when its engine is restarted in the middle of the block",
  },
  misfit: {
    "the file does not have the lines that the edit replaces":
      "that does not fit is answered with what stands there",
    "the lines occur several times in the file": "that %s changes no file",
    "at this name there is a link, pipe, folder or device": "is not made of %s, which is not opened",
    "the path goes through a link": "goes through no folder that is a link",
    "the file is too large": "is not made of %s, which is not opened",
    "the diff has binary parts or links": "that %s changes no file",
  },
  cancelled: {
    "the run is stopped during the block": "a cancelled block ends at once, and the session continues",
    "the run is stopped before the block": "a block that is cancelled before it starts does not run",
  },
  "not-run": {
    "the sandbox does not have the block's language":
      "a block in an unknown language does not run and writes nothing",
    "the file name is outside the workspace":
      "a file name outside the workspace is refused before anything is written",
    "an edit names a file outside the workspace": "is refused for %s, and nothing of it runs",
    "`before-block` refuses the block":
      "lets a block run only with exit code 0, and tells the writer its output",
    "`before-block` does not answer in time":
      "refuses if it hangs or cannot start, and its children are ended",
  },
};
