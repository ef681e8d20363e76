/** What jest-light-runner has put into the global object by the time that a test file is loaded. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = globalThis;
