import { actionMain } from "./index.js";

await actionMain();
