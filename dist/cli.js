#!/usr/bin/env node
import { command } from "./index.js";

await command();
