/** The kernel that is used if nobody names another. */
export const defaultKernel = "python3";
