/** The name of the kernel that is run where nobody asks for another. */
export const defaultKernel = "python3";
