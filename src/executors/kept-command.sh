# For "sh -c", with the name that the shell's errors begin with and a line end as arguments: runs the command that comes
# on standard input. The shell has read all of it before any of it runs. No file, argument or variable that its programs
# could see contains it. This code uses only the shell's builtins, because an image may lack cat.
unset _line _all
while IFS= read -r _line; do _all=$_all$_line$1; done
_all=$_all$_line
exec </dev/null
eval "shift; unset _line _all; $_all"
