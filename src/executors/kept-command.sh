# For "sh -c", with the name that the shell's errors begin with and a line end as arguments: runs the command that comes on
# standard input. All of it is in the shell's memory before any of it runs, and in no file, argument or variable that what
# it starts could see. Builtins alone: an image may lack cat.
unset _line _all
while IFS= read -r _line; do _all=$_all$_line$1; done
_all=$_all$_line
exec </dev/null
eval "shift; unset _line _all; $_all"
