/** jest-light-runner has put these into the global object before a test file is loaded. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = globalThis;
