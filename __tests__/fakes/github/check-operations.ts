import { type Answer, type Handler, notAccessible, notFound, type Request } from "./answer.js";
import { page } from "./page.js";
import type { Renderer } from "./render.js";
import type { World } from "./world.js";

type Fields = Readonly<Record<string, unknown>>;

/** Check runs, with annotations that add up over all requests, as GitHub's do. */
export function checkOperations(world: World, render: Renderer): Readonly<Record<string, Handler>> {
  const checkOf = ({ operation }: Request) =>
    world.checks.find(({ id }) => id === Number(operation.parameters["check_run_id"]));
  return {
    "checks/create": ({ owner, body }) => {
      if (owner.access === "read") return notAccessible;
      if (owner.app === undefined)
        return { status: 403, body: { message: "You must authenticate via a GitHub App." } };
      const check = {
        id: world.nextId(),
        sha: String(body["head_sha"]),
        app: owner.app,
        ...sent(body),
      };
      if (check.annotations.some(isRefused)) return unprocessable;
      world.checks.push(check);
      return { status: 201, body: render.check(check) };
    },

    "checks/get": (request) => {
      const check = checkOf(request);
      return check ? { status: 200, body: render.check(check) } : notFound;
    },

    "checks/update": (request) => {
      if (request.owner.access === "read") return notAccessible;
      const check = checkOf(request);
      if (!check) return notFound;
      const { fields, annotations } = sent(request.body);
      if (annotations.some(isRefused)) return unprocessable;
      check.fields = { ...check.fields, ...fields };
      check.annotations = [...(check.annotations ?? []), ...annotations];
      return { status: 200, body: render.check(check) };
    },

    "checks/list-for-ref": (request) => {
      const { operation, query } = request;
      const name = query.get("check_name");
      const found = world.checks.filter(
        ({ sha, fields }) =>
          sha === operation.parameters["ref"] && (name === null || fields["name"] === name),
      );
      const { items, headers } = page(found, request);
      return {
        status: 200,
        body: { total_count: found.length, check_runs: items.map((one) => render.check(one)) },
        headers,
      };
    },
  };
}

function sent(body: Fields): { readonly fields: Fields; readonly annotations: readonly Fields[] } {
  const { annotations = [], ...output } = (body["output"] ?? {}) as { annotations?: readonly Fields[] };
  const fields = "output" in body ? { ...body, output } : body;
  return { fields: "conclusion" in fields ? { ...fields, status: "completed" } : fields, annotations };
}

/** What GitHub's documentation says of lines, titles and messages; its description of the API does not. */
function isRefused({ start_line, end_line, title = "", message }: Fields): boolean {
  const isLong = String(title).length > 255 || Buffer.byteLength(String(message)) > 64 * 1024;
  return isLong || message === "" || Number(start_line) < 1 || Number(end_line) < Number(start_line);
}

const unprocessable: Answer = { status: 422, body: { message: "Invalid request.", documentation_url: "" } };
