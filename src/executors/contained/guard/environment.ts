/** What programs in a place find in their environment, beside what the place's own files set. Nothing of the client's is here. */
export const placeEnvironment: readonly string[] = [
  "HOME=/tmp",
  "PYTHONDONTWRITEBYTECODE=1",
  // Unbuffered, so that what a program wrote before it is killed is seen.
  "PYTHONUNBUFFERED=1",
  "PIP_DISABLE_PIP_VERSION_CHECK=1",
  "PIP_NO_INPUT=1",
  "PIP_QUIET=1",
  "PIP_ROOT_USER_ACTION=ignore",
];
