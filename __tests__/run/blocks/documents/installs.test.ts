import { expect, it } from "@jest/globals";
import { onlyInstalls } from "../../../../src/run/blocks/documents/installs.js";

it.each([
  "npm install chalk",
  "pip install attrs\n# or\nconda install attrs",
  "python3 -m pip install --upgrade humanize",
  "go get github.com/google/uuid",
  "cargo add anyhow",
  "sudo apt-get install -y \\\n  jq",
  "yarn add zod\npnpm add zod\nbun add zod",
  "uv add attrs",
  "sudo yum install jq\nsudo pacman -Sy jq\nsudo zypper in jq\npkg install jq",
  "TABULATE_INSTALL=lib-only pip install tabulate",
  "set TABULATE_INSTALL=lib-only\npip install tabulate",
])("only installs: %j", (code) => {
  expect(onlyInstalls(code)).toBe(true);
});

it.each([
  "",
  "# npm install x",
  "npm test",
  "npm install && npm test",
  "pip list",
  "export A=1",
  "A=$(ls) pip list",
  "npm run install-all",
  "echo npm install",
])("does something else: %j", (code) => {
  expect(onlyInstalls(code)).toBe(false);
});
