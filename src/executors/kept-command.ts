/**
 * For `sh -c`, with the name that the shell's errors begin with and a line end behind it: runs the command that comes on
 * its standard input. All of it is in the shell's memory before anything of it runs, and in no file, argument or
 * variable that what it starts could see. By builtins alone: an image may lack `cat`. No single quote is in it.
 */
export const runKeptCommand =
  'unset _line _all; while IFS= read -r _line; do _all=$_all$_line$1; done; _all=$_all$_line; exec </dev/null; eval "shift; unset _line _all; $_all"';

/** What the shell calls the command in its errors. */
export const keptCommandName = "verify";
