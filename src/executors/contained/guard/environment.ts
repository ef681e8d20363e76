/** The name that tools find for the blocks' user in the environment, and in a container's list of users. */
export const userName = "writer";

/** For an image that says nothing of its locale: in the POSIX one text is bytes, and `é` two characters. */
export const textLocale = "LANG=C.UTF-8";

/** What programs in a place find in their environment, beside what the place's own files set. Nothing of the client's is here. */
export const placeEnvironment: readonly string[] = [
  "HOME=/tmp",
  // The image may have no user of this number: tools ask these before they ask for one.
  `USER=${userName}`,
  `LOGNAME=${userName}`,
  // Unbuffered, so that what a program wrote before it is killed is seen.
  "PYTHONUNBUFFERED=1",
  "PIP_DISABLE_PIP_VERSION_CHECK=1",
  "PIP_NO_INPUT=1",
  "PIP_QUIET=1",
  "PIP_ROOT_USER_ACTION=ignore",
];
