import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { findCluster } from "../../../src/executors/kubernetes/client/kubeconfig.js";

let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "kubeconfig-"))));
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

function find(variables: Readonly<Record<string, string>>) {
  return findCluster((name) => variables[name]);
}

const whole = `
apiVersion: v1
kind: Config
current-context: work
contexts: [{name: work, context: {cluster: c, user: u, namespace: team}}]
clusters: [{name: c, cluster: {server: "https://10.0.0.1:6443/", certificate-authority: ca.crt}}]
users: [{name: u, user: {token: abc}}]
`;

describe("the cluster of a kubeconfig", () => {
  test("is that of the current context, with files beside the kubeconfig", async () => {
    await write("ca.crt", "an authority");
    expect(await find({ KUBECONFIG: await write("config", whole) })).toMatchObject({
      name: "work",
      server: "https://10.0.0.1:6443",
      namespace: "team",
      certificateAuthority: Buffer.from("an authority"),
      user: { name: "u", token: "abc" },
      ownPod: null,
    });
  });

  test("of several files, the first that names something counts", async () => {
    await write("ca.crt", "an authority");
    const other = "current-context: work\nusers: [{name: u, user: {username: me, password: pw}}]\n";
    const paths = [await write("other", other), join(folder, "absent"), await write("config", whole)];
    expect(await find({ KUBECONFIG: paths.join(delimiter) })).toMatchObject({
      namespace: "team",
      user: { basic: { username: "me", password: "pw" } },
    });
  });

  test("is no fault of a setting if there is none", async () => {
    const variables = { KUBECONFIG: join(folder, "absent") };
    await expect(find(variables)).rejects.toMatchObject({ code: "engine-unavailable" });
  });

  test.each([
    ["a: [", /not valid YAML/],
    ["contexts: []\n", /no current context/],
    ["current-context: x\n", /no entry "x" in `contexts`/],
    [whole.replace("token: abc", "auth-provider: {name: gcp}"), /does not support `auth-provider`/],
    [whole.replace("ca.crt", "absent.crt"), /cannot read the file/],
  ])("a wrong one is refused: %s", async (text, message) => {
    const path = await write("wrong", text);
    await expect(find({ KUBECONFIG: path })).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringMatching(message),
    });
  });
});
