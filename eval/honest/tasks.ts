import { nodeTasks, nodeToolTasks } from "./node-tasks.js";
import { pytestTasks, pythonTasks } from "./python-tasks.js";
import { goTasks, makeTasks, shellTasks } from "./shell-tasks.js";
import type { HonestTask } from "./task.js";

export const honestTasks: readonly HonestTask[] = [
  ...pythonTasks,
  ...nodeTasks,
  ...shellTasks,
  ...pytestTasks,
  ...nodeToolTasks,
  ...makeTasks,
  ...goTasks,
];
