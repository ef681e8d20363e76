import { beforeEach, expect, test } from "@jest/globals";
import { withImages, readEventImages, type EventImages } from "../../../src/github/context/event-images.js";
import { resolveTarget } from "../../../src/github/events/target.js";
import { calm, connect, useFakeGitHub } from "../fake-github.js";
import { changed, commentSaying, issueSaying, knowAsking, type Payload, runOf } from "../payloads.js";

const server = useFakeGitHub();
const upload = (name: string) => `![shot](https://github.com/user-attachments/assets/${name})`;
const png = Buffer.from("\x89PNG\r\n\x1a\nshot", "latin1");

beforeEach(() => {
  server().world.addPerson("Codertocat", "write");
});

/** An issue with this text, on which somebody asks. */
function asking(body: string, ask = "/agent-exec fix this"): Payload {
  const payload = changed(commentSaying(ask), { issue: { body } });
  const { title } = payload["issue"] as { readonly title: string };
  server().world.issues.set(1, { title, body });
  knowAsking(server().world.asking, "issue_comment", payload);
  return payload;
}

function store(name: string, content: string | Uint8Array = png, rest: object = {}): void {
  server().signed.contents.set(`/uploads/${name}`, { content, ...rest });
}

async function imagesFor(payload: Payload, eventName = "issue_comment"): Promise<EventImages> {
  const { github } = connect(server());
  const { told, said = null, ...trigger } = await runOf(eventName, payload);
  const target = await resolveTarget(github, trigger.target, { signal: calm });
  return readEventImages({ github, target, told, said, signal: calm });
}

const opened = { text: "The task above is about a button.", included: [], cut: [] };

test("an image of the issue is shown, and named in the prompt and the report", async () => {
  store("a");
  const images = await imagesFor(asking(`The button is cut off.\n\n${upload("a")}`));
  expect(images.shown.map(({ content }) => Buffer.from(content))).toEqual([png]);
  const context = withImages(opened, images);
  expect(context.text).toContain("This message shows them in this order: image 1 of issue #1.");
  expect(context.included).toEqual([{ what: "image 1 of issue #1", tokens: 1500 }]);
  expect(context.images).toMatchObject([
    { type: "image/png", bytes: 12, name: expect.stringMatching(/^event_\w+\.png$/) },
  ]);
});

test("an image of the comment with the task comes first", async () => {
  store("a");
  store("b", Buffer.from("GIF89a of the comment"));
  const payload = asking(upload("a"), `/agent-exec make it look like this ${upload("b")}`);
  const { shown } = await imagesFor(payload);
  expect(shown.map(({ what, facts }) => `${what}: ${facts.type}`)).toEqual([
    "image 1 of the comment with the task: image/gif",
    "image 1 of issue #1: image/png",
  ]);
});

test("a new issue that is the task brings its images", async () => {
  store("a");
  const payload = issueSaying(`/agent-exec\n\n${upload("a")}`);
  const { title, body } = payload["issue"] as { readonly title: string; readonly body: string };
  server().world.issues.set(1, { title, body });
  expect((await imagesFor(payload, "issues")).shown).toHaveLength(1);
});

test("the token is not sent to the server that keeps the images", async () => {
  store("a");
  await imagesFor(asking(upload("a")));
  expect(server().signed.asked).toEqual([{ path: "/uploads/a", authorization: undefined }]);
});

test("images of other servers are ignored", async () => {
  const images = await imagesFor(asking("![badge](https://example.com/badge.png)"));
  expect(images).toEqual({ shown: [], missing: [] });
  expect(server().signed.asked).toEqual([]);
});

test("GitHub's own hosts count as such by their whole name and with encryption", () => {
  const { github } = connect(server());
  const hosts = ["private-user-images.githubusercontent.com", "user-images.githubusercontent.com"];
  for (const host of hosts) {
    expect(github.isUpload(`https://${host}/1/a.png?jwt=x`)).toBe(true);
    expect(github.isUpload(`http://${host}/1/a.png`)).toBe(false);
    expect(github.isUpload(`https://${host}.example.com/1/a.png`)).toBe(false);
    expect(github.isUpload(`https://${host}:8080/1/a.png`)).toBe(false);
  }
  expect(github.isUpload("https://camo.githubusercontent.com/0/1")).toBe(false);
  expect(github.isUpload("/relative.png")).toBe(false);
});

test("a text without an image costs no request", async () => {
  await imagesFor(asking("No image."));
  expect(server().requests).toEqual([]);
});

test("of six images four are shown, and the others are named", async () => {
  const names = ["a", "b", "c", "d", "e", "f"];
  for (const name of names) store(name, Buffer.concat([png, Buffer.from(name)]));
  const { shown, missing } = await imagesFor(asking(names.map(upload).join("\n")));
  expect(shown.map(({ what }) => what.slice(0, 7))).toEqual(["image 1", "image 2", "image 3", "image 4"]);
  expect(missing).toEqual([
    { what: "image 5 of issue #1", why: "only 4 are shown" },
    { what: "image 6 of issue #1", why: "only 4 are shown" },
  ]);
  expect(server().signed.asked).toHaveLength(4);
});

test("images that are larger together than 10 MiB are named and not shown", async () => {
  const large = Buffer.concat([png, Buffer.alloc(4 * 1024 ** 2)]);
  for (const name of ["a", "b", "c"]) store(name, large);
  const { shown, missing } = await imagesFor(asking(["a", "b", "c"].map(upload).join("\n")));
  expect(shown).toHaveLength(2);
  expect(missing).toEqual([
    { what: "image 3 of issue #1", why: "with it, all images together have more than 10 MiB" },
  ]);
});

test.each<[string, string | Uint8Array, object, string]>([
  ["too large", Buffer.alloc(5 * 1024 ** 2 + 1), {}, "it is longer than 5 MiB"],
  ["no image", "<svg onload='alert(1)'/>", {}, "it is not a PNG, JPEG, GIF or WebP image"],
  ["gone", "", { status: 404 }, "answered 404"],
  ["behind a fault", "", { status: 500 }, "answered 500"],
  ["moved", "", { status: 302, headers: { location: "http://127.0.0.1:1/" } }, "redirect"],
  ["endless", png, { isEndless: true }, "GitHub took more than 8 s"],
])(
  "an image that is %s is named with the reason, and the run goes on",
  async (_, content, rest, why) => {
    store("a", content, rest);
    store("b");
    const { shown, missing } = await imagesFor(asking(`${upload("a")} ${upload("b")}`));
    expect(shown.map(({ what }) => what)).toEqual(["image 2 of issue #1"]);
    expect(missing).toEqual([{ what: "image 1 of issue #1", why: expect.stringContaining(why) }]);
    expect(withImages(opened, { shown, missing }).text).toContain("- image 1 of issue #1: ");
  },
  20_000,
);

test("an issue that was edited after the request shows none of its images", async () => {
  store("a");
  const payload = asking(upload("a"));
  server().world.issues.set(1, { title: "Other", body: `${upload("a")} and more` });
  const { shown, missing } = await imagesFor(payload);
  expect(shown).toEqual([]);
  expect(missing).toEqual([
    { what: "images of issue #1", why: "somebody edited the text after the request" },
  ]);
  expect(server().signed.asked).toEqual([]);
});

test.each([403, 500])("if GitHub answers %s, the images are named and the run goes on", async (status) => {
  const payload = asking(upload("a"));
  server().fail({ operation: "issues/get", times: 9, answer: { status, body: { message: "no" } } });
  const { missing } = await imagesFor(payload);
  expect(missing).toEqual([{ what: "images of issue #1", why: expect.stringContaining(String(status)) }]);
});
