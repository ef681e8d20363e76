import { z } from "zod";
import { described, type Described, text } from "./described.js";

/** The job of a workflow in which a run took place. */
export const runJob = described(() =>
  z.object({
    /** `https://github.com`. */
    server: text(),
    /** `owner/name`. */
    repository: text(),
    /** The page of the workflow's run. */
    url: text(),
    /** Of the workflow's run, from 1. */
    attempt: text(),
    /** `owner/name@ref`, as the workflow names the action; absent for one of the repository's own. */
    action: text().exactOptional(),
  }),
);

export interface RunJob extends Described<typeof runJob> {}
