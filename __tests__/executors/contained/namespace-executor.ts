import { openInPlace } from "../../../src/executors/contained/sandbox/open-in-place.js";
import { defaultWorkspaceFolder } from "../../../src/executors/languages/code-file.js";
import { chooseSizes } from "../../../src/executors/contained/limits/sizes.js";
import type { ContainedSettings } from "../../../src/executors/contained/session/contained-settings.js";
import { startSession } from "../../../src/executors/contained/session/start-session.js";
import type { Executor } from "../../../src/ports/executor.js";
import { systemClock } from "../../../src/process/system-clock.js";
import { NamespacePlace } from "./namespace-place.js";

const settings: ContainedSettings = {
  memoryBytes: 1024 ** 3,
  cpus: 1,
  pids: 256,
  maxOutputBytes: 1024 ** 2,
  network: "none",
  clock: systemClock,
};

/** An executor that stands on what all places share, and on no engine; `onOpened` is given each place. */
export function openNamespaces(
  onOpened: (place: NamespacePlace) => void = () => undefined,
  opened: { readonly isAlone?: boolean } = {},
): Executor {
  const { pids, network } = settings;
  const sizes = chooseSizes(settings);
  return {
    name: "namespaces",
    describe: () => "Your code runs in namespaces of this machine, in `python` and `sh`.",
    start: (options) =>
      startSession(
        {
          settings,
          sizes,
          allowList: null,
          image: "of this machine",
          setup: { commands: [], hasNetwork: false },
          afterwards: "removed",
          keptHint: ({ name }) => `Look into /proc/${name}/root.`,
          openSandbox: ({ signal, onPlace }) =>
            openInPlace({
              openPlace: async () => {
                const place = await NamespacePlace.open(sizes, signal, undefined, opened);
                onOpened(place);
                return place;
              },
              pids,
              signal,
              onPlace,
            }),
          facts: { executor: "namespaces", image: null, digest: null, limits: {} },
          wanted: {
            sizes,
            workspaceFolder: defaultWorkspaceFolder,
            pids,
            network,
            openFiles: 4096,
            coreSize: 0,
            machineBytes: null,
            additions: {},
          },
        },
        options,
      ),
  };
}
