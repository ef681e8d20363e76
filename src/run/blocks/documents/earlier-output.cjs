// Added before a script of a document that begins with the code of earlier blocks, as one line. It hides what this code
// prints, also later, because these blocks have already printed it. `agentExecOwn()` begins the block's own code.
{
  const hooks = process.getBuiltinModule?.("async_hooks");
  const before = hooks
    ? new hooks.AsyncLocalStorage()
    : {
        getStore() {
          return this.is;
        },
        enterWith(is) {
          this.is = is;
        },
      };
  before.enterWith(true);
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write;
    stream.write = function (text, ...rest) {
      if (!before.getStore()) return write.call(stream, text, ...rest);
      const done = rest.find((each) => typeof each === "function");
      if (done) process.nextTick(done);
      return true;
    };
  }
  globalThis.agentExecOwn = () => {
    delete globalThis.agentExecOwn;
    before.enterWith(false);
  };
}
