/** By which test each row of docs/endings.md is held: its cause, and the test's title as it is written in its file. */
export const endingTests: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  exited: {
    "any exit code, 124 to 127 too": "the exit code is the program's, also 124 to 127",
    "an exit like a limit's, which is none": "exits with %i by itself is not taken for a limit's",
    "no descriptor left": "has no descriptor left is its own exit",
    "a try to kill PID 1": "kills PID 1, which it cannot, is its own",
    "memory that a child took, and a pass all the same": "is not blamed for a block that passed all the same",
    "memory that an earlier block's process took": "is not laid on a later block whose failure is another",
    "what an earlier block's process spends meanwhile": "is not laid on a block that follows at once: %s",
    "a disk that was full before": "that is full already is no reason why a later block fails",
    "a folder that a block filled and passed all the same":
      "that a block filled and passed is no reason why the next one fails, and it can clean up: %s",
    "streams that a child in the background holds":
      "a child in the background that holds the streams does not hold the block",
    "streams that are closed early": "a program that closes its streams is waited for",
  },
  signalled: {
    "SIGKILL, SIGSEGV": "a signal is told from an exit",
    "SIGKILL without a lack of memory": "is told from a plain kill -9",
    "processes that stop what was to run a block":
      "is told apart from a loss when what they left running stops %s",
    "an abort, without a file of its memory":
      "crashes is the signal's, and no memory of it is written to the disk",
  },
  "timed-out": {
    "a program that runs too long": "a timeout keeps the output that came, and the session and its workspace",
    "a program that writes nothing for `idle-timeout`":
      "a block that writes nothing for the idle timeout is ended, and its output is kept",
    "any of both, beside what an earlier block left":
      "is told beside a deadline that what they left may have cost",
    "TERM ignored": "a timeout ends a program that ignores TERM",
    "double forks, sessions of their own": "a timeout kills a grandchild in a session of its own",
    "burnt processors, a stop of itself, closed streams, a fork bomb":
      "%s is its deadline, after which nothing of it lives",
    "signals to all in a loop":
      "because it sends SIG%s to all in a loop is ended at its deadline, with its container if need be",
    "held output that keeps the exit code from being told": "an end that held streams keep from being told",
    "the run's own deadline":
      "ends by itself soon after the run's deadline of 3 s, whichever call its engine never answers",
  },
  "out-of-memory": {
    "too much memory": "ends what takes too much, and the counters prove it",
    "too much memory of a child":
      "is blamed when a child of the block was ended for it, whatever exit code the block gives",
    "many small processes":
      "takes memory in many small processes is the memory's, and what guards the container lives",
    "so much that its container ends": "while a block runs is that block's doing, and no loss",
    "what the kernel holds for its sockets":
      "counts as the code's, though no container is charged for it: the block is ended and the session goes on",
    "so much that its container ends after it": "between two blocks is the doing of those that ran",
    "too much where nobody could read the counters":
      "137 with counters that nobody could read, and the engine's word",
  },
  "process-limit": {
    "too many processes": "end a block that starts too many, and the counter proves it",
    "processes that are left and fill the limit":
      "that blocks leave behind do not keep the next block from starting",
  },
  "disk-full": {
    "no byte left": "is said to be full when no byte is left",
    "no inode left": "is said to be full when no inode is left",
    "no inode left in /tmp or /dev/shm": "holds a bounded number of files in %s too",
    "no room for the code": "that is full and stays so ends a block whose code has no room anywhere",
  },
  "output-limit": {
    "a flood without an end": "beyond the hard limit ends the block",
  },
  "container-lost": {
    "a kill, removal, stop, restart or pause by somebody else":
      "whose container is %s by somebody else is the container's loss, and its output is kept",
    "no exit code": "of which the engine knows no exit code is the container's loss, never a success",
    "a process that does not start with nothing of the blocks' left":
      "ends in time, blames the engine, tells nothing untrue and leaves nothing: $call from $from",
    "an end before the block": "says so, keeps the output that came, and stays lost",
    "a kill by somebody else after memory was spent":
      "is told from one that somebody else ends after memory was spent by %s",
  },
  "daemon-lost": {
    "a connection that is cut": "says so when the connection is cut, and the container is gone with it",
    "silence in the middle of a block":
      "is back soon after its deadline when the engine hangs, and stops all the same",
    "silence about the block alone": "about which the engine is silent at the deadline is the engine's loss",
    "code that it keeps to itself":
      "whose engine keeps its code to itself is the engine's loss, not the block's deadline",
    "any fault in any call: closed, hung, garbage, 500, 404, other JSON, misframed, endless, twice":
      "ends in time, blames the engine, tells nothing untrue and leaves nothing: $call from $from",
    "a restart in the middle of a block, after which the run passes":
      "passes on a fresh session when its engine is restarted in the middle of the block",
  },
  misfit: {
    "lines that stand nowhere in the file": "that does not fit is answered with what stands there",
    "lines that stand at several places": "that %s changes no file",
    "a link, a pipe, a folder or a device of that name": "is not made of %s, which is not opened",
    "a way that leads through a link": "goes through no folder that is a link",
    "a file that is too large to be edited": "is not made of %s, which is not opened",
    "what changes no text: binary parts, links": "that %s changes no file",
  },
  cancelled: {
    "a stop while it runs": "a cancelled block ends at once, and the session goes on",
    "a stop before it runs": "a block that is cancelled before it starts does not run",
  },
  "not-run": {
    "a language that is not there": "a language that cannot be run is not run, and nothing is written",
    "a name that leaves the workspace":
      "a name that leaves the workspace is refused before anything is written",
    "such a name in an edit": "is refused for %s, and nothing of it runs",
    "a `before-block` that refuses it":
      "lets a block run at exit code 0 alone, and tells the writer its words",
    "one that does not answer": "refuses where it hangs, with all that it started, or cannot be started",
  },
};
