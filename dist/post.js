import { actionPost } from "./index.js";

await actionPost();
