import { operationsIn } from "../../../matrix/operations.ts";
import { type Name, PEOPLE } from "../../world/cast.ts";
import type { World } from "../../world/world.ts";
import { pdfText } from "../pdfText.ts";
import type { Handed, Way } from "../way.ts";
import { NOT_WALKED } from "./exceptions.ts";
import { filledPaths, type Kept } from "./targets.ts";

/**
 * Every GET operation of the server's description, by everybody and for everything.
 * @param answered the paths that someone was answered
 * @param isAsked those of them that are walked
 */
export function rest(
  kept: Kept,
  answered: Set<string>,
  { name = "REST", isAsked = () => true }: { name?: string; isAsked?: (path: string) => boolean } = {},
): Way {
  return {
    name,
    async *walk(world) {
      for (const path of (await pathsToWalk(world)).filter(isAsked)) {
        for (const filled of filledPaths(path, world, kept)) {
          for (const name of PEOPLE) {
            for await (const { isAnswered, ...handed } of answers(world, name, filled)) {
              if (isAnswered) answered.add(path);
              yield handed;
            }
          }
        }
      }
    },
  };
}

/** The GET operations of the server's description that are walked. */
export async function pathsToWalk(world: World): Promise<string[]> {
  const paths = await describedPaths(world);
  return paths.filter((path) => !Object.hasOwn(NOT_WALKED, path));
}

/** All of them. */
export async function describedPaths({ server }: Pick<World, "server">): Promise<string[]> {
  const document = await (await server.app.request("/api/openapi.json")).json();
  return operationsIn(document).flatMap(({ method, path }) => (method === "GET" ? [path] : []));
}

/** An answer with its further pages. */
async function* answers(
  { people, server }: World,
  name: Name,
  path: string,
): AsyncGenerator<Handed & { isAnswered: boolean }> {
  const headers = { authorization: `Bearer ${people[name].client.token}` };
  for (let before: unknown = null; ; ) {
    const asked = before === null ? path : `${path}${path.includes("?") ? "&" : "?"}before=${before}`;
    const answer = await server.app.request(`/api${asked}`, { headers });
    const type = answer.headers.get("content-type") ?? "";
    const body: unknown = type.includes("json") ? await answer.json() : null;
    const text = body === null ? await written(answer, type) : jsonText(body);
    yield { to: name, what: `GET ${asked}`, isAnswered: answer.ok, text };
    const { next } = Object(body);
    if (typeof next !== "number" || next === before) return;
    before = next;
  }
}

async function written(answer: Response, type: string): Promise<string> {
  return type.includes("pdf") ? pdfText(new Uint8Array(await answer.arrayBuffer())) : answer.text();
}

interface Change {
  path: string;
  before: unknown;
  after: unknown;
}

/** JSON. The values of a history are written beside the names of their fields too, as in a document. */
function jsonText(body: unknown): string {
  const { entries: listed } = Object(body);
  const entries: { changes?: Change[] }[] = Array.isArray(listed) ? listed : [];
  const named = entries.flatMap(({ changes = [] }) =>
    changes.flatMap(({ path, before, after }) => {
      const field = path.slice(path.lastIndexOf(".") + 1);
      return [before, after].map((value) => JSON.stringify({ [field]: value }));
    }),
  );
  return [JSON.stringify(body), ...named].join("\n");
}
