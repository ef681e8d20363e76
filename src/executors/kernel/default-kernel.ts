/** The kernel if the user names none. */
export const defaultKernel = "python3";
