# Runs once in a pod, before its sandbox. It creates the workspace, and a copy of the shell that its user may start but
# not read. The sandbox gets the copy in a read-only folder, so that nobody there can change its mode.
folder=/run/agent-exec-shell
mkdir /prepared/workspace || exit
cp /proc/$$/exe $folder/sh 2>/dev/null || cat /proc/$$/exe >$folder/sh || exit
chmod 111 $folder/sh && chmod 755 /prepared/workspace
