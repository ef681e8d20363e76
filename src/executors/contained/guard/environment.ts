/** The name of the blocks' user in the environment and in `/etc/passwd`. */
export const userName = "writer";

/** For an image without a locale. In the POSIX locale, text is bytes, and `é` counts as two characters. */
export const textLocale = "LANG=C.UTF-8";

/** Environment variables of programs in a place, besides the place's own. None comes from agent-exec's environment. */
export const placeEnvironment: readonly string[] = [
  "HOME=/tmp",
  // The image may not know this user's number. Tools read these variables first.
  `USER=${userName}`,
  `LOGNAME=${userName}`,
  // Python writes at once, so that output before a kill is not lost.
  "PYTHONUNBUFFERED=1",
  "PIP_DISABLE_PIP_VERSION_CHECK=1",
  "PIP_NO_INPUT=1",
  "PIP_QUIET=1",
  "PIP_ROOT_USER_ACTION=ignore",
];
