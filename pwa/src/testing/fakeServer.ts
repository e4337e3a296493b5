import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { demoAnswer } from "./demo.ts";

/** A call that a screen made. */
export interface Call {
  method: string;
  /** With its query, from `/api` on. */
  path: string;
  /** Parsed where it is JSON. */
  body: unknown;
}

/** An answer: a status with a body in JSON, or no connection. */
export type Reply =
  | { status?: number; json?: unknown; bytes?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> }
  | "unreachable";

interface Rule {
  method: string;
  path: string | RegExp;
  reply: (call: Call) => Reply | Promise<Reply>;
}

/** The server as a screen meets it. What a screen reads is answered by the demo's server; what it writes needs a rule. */
export interface FakeServer {
  /** Answers calls of a method to a path (without its query), from now on; a later rule comes first. */
  on(method: string, path: string | RegExp, reply: Reply | ((call: Call) => Reply | Promise<Reply>)): void;
  /** Calls other than reading, in their order. */
  readonly written: readonly Call[];
  /** Every call, in order. */
  readonly calls: readonly Call[];
}

const realFetch = globalThis.fetch.bind(globalThis);

/**
 * Puts a server behind `fetch` for one test.
 * @returns it, and how to take it away
 */
export function startFakeServer(token: string | null): { server: FakeServer; stop(): void } {
  const rules: Rule[] = [];
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.origin !== location.origin || !isOurs(url.pathname)) return realFetch(input, init);
    const call = { method: request.method, path: url.pathname + url.search, body: await bodyOf(request) };
    calls.push(call);
    const rule = rules.findLast(({ method, path }) => method === call.method && matches(path, url.pathname));
    if (rule) return answer(await rule.reply(call));
    if (call.method === "GET") return demoAnswer(token, call.path);
    throw new TypeError(`No rule for ${call.method} ${call.path}: this test’s server was not told how to answer`);
  };
  return {
    server: {
      calls,
      get written() {
        return calls.filter(({ method }) => method !== "GET");
      },
      on: (method, path, reply) =>
        void rules.push({ method, path, reply: typeof reply === "function" ? reply : () => reply }),
    },
    stop: () => {
      globalThis.fetch = realFetch;
    },
  };
}

/** As in `vite.config.ts`. */
const OURS = ["/api/", "/charts/", "/tos/", "/help/"];

function isOurs(path: string): boolean {
  return OURS.some((start) => path.startsWith(start));
}

function matches(path: string | RegExp, asked: string): boolean {
  return typeof path === "string" ? path === asked : path.test(asked);
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

function answer(reply: Reply): Response {
  if (reply === "unreachable") throw new TypeError("Failed to fetch");
  const { status = 200, json, bytes, headers = {} } = reply;
  const type = bytes ? "application/octet-stream" : "application/json";
  return new Response(bytes ?? JSON.stringify(json ?? null), {
    status,
    headers: { [OWN_ANSWER]: "1", "content-type": type, ...headers },
  });
}
