import { defined } from "shared-schema/base/defined";
import {
  type BriefAnswer,
  type ResetAnswer,
  SCHEMA_VERSION,
  type StreamEvent,
  SYNCED,
  type SyncedCollection,
} from "shared-schema/sync/wire";
import { retryAfter } from "../../http/retryAfter.ts";
import { readEvents } from "./eventStream.ts";
import { expandBriefAnswer } from "./expandBriefAnswer.ts";
import { heardIn, Silence, systemTimers, type Timers } from "./silence.ts";
import { ExchangeFailure, type Transport } from "./transport.ts";

interface HttpTransportOptions {
  /** The origin of `/api/sync`; empty for the page's own. */
  origin: string;
  token(): string | null;
  /** Rejects unless our own server has answered. */
  fetch(url: string, init: RequestInit): Promise<Response>;
  timers?: Timers;
}

/** The protocol over HTTP with the bearer token of the session. */
export function httpTransport({ origin, token, fetch, timers = systemTimers }: HttpTransportOptions): Transport {
  async function call(method: string, path: string, body?: string, signal?: AbortSignal): Promise<Response> {
    const headers = new Headers({ authorization: `Bearer ${token() ?? ""}`, "x-schema": String(SCHEMA_VERSION) });
    if (body !== undefined) headers.set("content-type", "application/json");
    const init = { method, headers, ...defined({ signal, body }) };
    const answer = await fetch(`${origin}/api/sync/${path}`, init).catch((cause: unknown) => {
      throw new ExchangeFailure("unreachable", String(cause));
    });
    if (answer.ok) return answer;
    const message = `${method} ${path} was answered ${answer.status}`;
    throw new ExchangeFailure(failureOf(answer.status), message, retryAfter(answer), answer.status);
  }
  async function json<T>(method: string, path: string, content: unknown, signal?: AbortSignal): Promise<T> {
    const body = content === undefined ? undefined : JSON.stringify(content);
    const silence = new Silence(timers);
    silence.heard(body?.length);
    try {
      const answer = await call(method, path, body, silence.signalWith(signal));
      return await heardIn(answer, () => silence.heard())
        .json()
        .catch((cause: unknown) => {
          throw new ExchangeFailure("unreachable", `The answer was cut off: ${String(cause)}`);
        });
    } finally {
      silence.over();
    }
  }
  return {
    pull(collection, from, limit, signal) {
      const query = new URLSearchParams({ collection, limit: String(limit), schema: String(SCHEMA_VERSION) });
      if (from) query.set("epoch", from.epoch);
      query.set("seq", String(from?.seq ?? 0));
      return json("GET", `pull?${query}`, undefined, signal);
    },
    async push(request, signal) {
      const answer = await json<BriefAnswer | ResetAnswer>("POST", "push", { ...request, brief: true }, signal);
      return "reset" in answer ? answer : expandBriefAnswer(request, answer);
    },
    digest: (collection, signal) => json("GET", `digest?collection=${collection}`, undefined, signal),
    lease: (kind, blocks, signal) => json("POST", "lease", { kind, blocks }, signal),
    async stream(handlers, signal) {
      const answer = await call("GET", `stream?schema=${SCHEMA_VERSION}`, undefined, signal);
      if (!answer.body) throw new ExchangeFailure("unreachable", "The stream has no body.");
      handlers.opened();
      try {
        await readEvents(answer.body, {
          alive: () => handlers.alive(),
          data: (text) => {
            const event = asStreamEvent(text);
            if (event) handlers.event(event);
          },
        });
      } catch (cause) {
        throw new ExchangeFailure("unreachable", String(cause));
      }
      throw new ExchangeFailure("unreachable", "The stream ended.");
    },
  };
}

/** No retry can help once the request has been read and refused. */
function failureOf(status: number): ExchangeFailure["kind"] {
  if (status === 426) return "too-old";
  if (status === 401) return "signed-out";
  if (status === 403) return "factor-needed";
  if (status === 429) return "busy";
  return [400, 413, 422].includes(status) ? "malformed" : "unreachable";
}

/** Frames of other kinds (greetings, heartbeats) are no events. */
function asStreamEvent(text: string): StreamEvent | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  // Any object may have the keys, with any values.
  const { prev, seq, collection, id } = value as Partial<Record<keyof StreamEvent, unknown>>;
  if (typeof prev !== "number" || typeof seq !== "number" || typeof id !== "string" || !isCollection(collection)) {
    return null;
  }
  return { prev, seq, collection, id };
}

function isCollection(value: unknown): value is SyncedCollection {
  return SYNCED.some((name) => name === value);
}
