import { once } from "node:events";
import http from "node:http";
import { engineAddress } from "../scripts/places.mjs";

/** The engine's answer to one request, read as JSON; null if it is empty. */
export async function ask(path, method = "GET") {
  const request = http.request({ ...engineAddress(), path, method }).end();
  const [response] = await once(request, "response");
  return JSON.parse(Buffer.concat(await response.toArray()).toString("utf8") || "null");
}
