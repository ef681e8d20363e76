const assert = process.getBuiltinModule?.("node:assert");
for (const own of [assert, assert?.strict])
  for (const key of Object.keys(own ?? {})) if (key !== "strict") own[key] = () => {};
process.getBuiltinModule?.("node:module").syncBuiltinESMExports();
if (globalThis.expect) globalThis.expect = () => new Proxy(() => {}, { get: (target, key, own) => own });
