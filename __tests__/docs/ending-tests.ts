/** By which test each row of docs/endings.md is held: its cause, and the test's title as it is written in its file. */
export const endingTests: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  exited: {
    "any exit code, also 124 to 127": "the exit code is the program's own, even 124 to 127",
    "an exit code that a limit would give": "exits with %i by itself is not taken for a limit's",
    "no descriptor left": "has no descriptor left is its own exit",
    "an attempt to kill PID 1": "kills PID 1, which it cannot, is its own",
    "a child ran out of memory, the block passed": "is not blamed for a block that passed all the same",
    "an earlier block's process took memory": "is not laid on a later block whose failure is another",
    "an earlier block's process hit a limit": "is not laid on a block that follows at once: %s",
    "the disk was full before": "that is full already is no reason why a later block fails",
    "an earlier block filled a folder and passed":
      "that a block filled and passed is no reason why the next one fails, and it can clean up: %s",
    "a background child holds the streams":
      "a background process that keeps the output open does not delay the end of the block",
    "streams closed early": "a block ends only when its program ends, even if the program closes its output",
  },
  signalled: {
    "SIGKILL, SIGSEGV": "a signal is reported differently from an exit",
    "SIGKILL with memory left": "is told from a plain kill -9",
    "earlier processes stopped the block's start":
      "is told apart from a loss when what they left running stops %s",
    "an abort, without a core dump": "crashes is the signal's, and no memory of it is written to the disk",
  },
  "timed-out": {
    "it runs too long": "after a timeout, the output, the session and the workspace are kept",
    "it prints nothing for `idle-timeout`": "the idle timeout ends a silent block and keeps its output",
    "one of these, while an earlier block's process ran":
      "is told beside a deadline that what they left may have cost",
    "it ignores TERM": "a timeout ends a program that ignores TERM",
    "a process that forks twice or starts a session":
      "a timeout kills a grandchild process that started its own session",
    "busy loops, a stopped process, closed streams, a fork bomb":
      "%s is its deadline, after which nothing of it lives",
    "a loop that signals everything":
      "because it sends SIG%s to all in a loop is ended at its deadline, with its container if need be",
    "held output, which hides the exit code": "an end that held streams keep from being told",
    "the run's deadline":
      "ends by itself soon after the run's deadline of 3 s, whichever call its engine never answers",
  },
  "out-of-memory": {
    "too much memory": "ends what takes too much, and the counters prove it",
    "too much memory in a child":
      "is blamed when a child of the block was ended for it, whatever exit code the block gives",
    "many small processes":
      "takes memory in many small processes is the memory's, and what guards the container lives",
    "the container ends": "while a block runs is that block's doing, and no loss",
    "memory that sockets hold":
      "counts as the code's, though no container is charged for it: the block is ended and the session goes on",
    "the container ends after the block": "between two blocks is the doing of those that ran",
    "too much memory, with counters that nobody can read":
      "137 with counters that nobody could read, and the engine's word",
  },
  "process-limit": {
    "too many processes": "end a block that starts too many, and the counter proves it",
    "earlier processes fill the limit": "that blocks leave behind do not keep the next block from starting",
  },
  "disk-full": {
    "no byte left": "is said to be full when no byte is left",
    "no inode left": "is said to be full when no inode is left",
    "no inode left in /tmp or /dev/shm": "holds a bounded number of files in %s too",
    "no room for the code": "that is full and stays so ends a block whose code has no room anywhere",
  },
  "output-limit": {
    "endless output": "beyond the hard limit ends the block",
  },
  "container-lost": {
    "somebody kills, removes, stops, restarts or pauses it":
      "whose container is %s by somebody else is the container's loss, and its output is kept",
    "no exit code": "of which the engine knows no exit code is the container's loss, never a success",
    "a process does not start":
      "ends in time, blames the engine, tells nothing untrue and leaves nothing: $call from $from",
    "it ended before the block": "says so, keeps the output that came, and stays lost",
    "somebody kills it after memory ran out":
      "is told from one that somebody else ends after memory was spent by %s",
  },
  "daemon-lost": {
    "a cut connection": "says so when the connection is cut, and the container is gone with it",
    "silence during a block": "is back soon after its deadline when the engine hangs, and stops all the same",
    "silence about the block only": "about which the engine is silent at the deadline is the engine's loss",
    "code that the engine did not deliver":
      "whose engine keeps its code to itself is the engine's loss, not the block's deadline",
    "any fault in any call: closed, hung, garbage, 500, 404, misframed, endless":
      "ends in time, blames the engine, tells nothing untrue and leaves nothing: $call from $from",
    "a restart during a block; the run passes":
      "passes on a fresh session when its engine is restarted in the middle of the block",
  },
  misfit: {
    "lines that the file does not have": "that does not fit is answered with what stands there",
    "lines that occur several times": "that %s changes no file",
    "the name is a link, pipe, folder or device": "is not made of %s, which is not opened",
    "the path goes through a link": "goes through no folder that is a link",
    "the file is too large": "is not made of %s, which is not opened",
    "binary parts, links": "that %s changes no file",
  },
  cancelled: {
    "a stop during the block": "a cancelled block ends at once, and the session continues",
    "a stop before the block": "a block that is cancelled before it starts does not run",
  },
  "not-run": {
    "a missing language": "a block in an unknown language does not run and writes nothing",
    "a name outside of the workspace":
      "a file name outside the workspace is refused before anything is written",
    "such a name in an edit": "is refused for %s, and nothing of it runs",
    "`before-block` refuses it": "lets a block run at exit code 0 alone, and tells the writer its words",
    "`before-block` does not answer":
      "refuses where it hangs, with all that it started, or cannot be started",
  },
};
