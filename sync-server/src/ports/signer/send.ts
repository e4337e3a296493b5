import { done, type Refused, type Result, refused } from "shared-schema/base/result";
import type { z } from "zod";
import { problemOf } from "./problem.ts";

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** How answers are bounded, and which hosts are asked. */
export interface Bounds {
  fetch: Fetch;
  timeoutMs: number;
  mostBytes: number;
  /** Whether a host may be asked. */
  allows(url: URL): Promise<boolean>;
}

export interface Answered {
  status: number;
  /** Null where the answer is no JSON. */
  body: unknown;
}

/** Sends one request. Redirects are not followed, and no answer is read beyond its bounds. */
export async function send(bounds: Bounds, address: string, init: RequestInit): Promise<Result<Answered>> {
  if (!(await bounds.allows(new URL(address)))) return refused("signer.foreign-host");
  const signal = AbortSignal.timeout(bounds.timeoutMs);
  try {
    const answer = await withinTime(bounds.fetch(address, { ...init, redirect: "manual", signal }), signal);
    // A fetch in a browser's manner hides the status of a redirect.
    if (answer.type === "opaqueredirect" || (answer.status >= 300 && answer.status < 400)) {
      await answer.body?.cancel();
      return refused("signer.foreign-host");
    }
    const text = await withinTime(readText(answer, bounds.mostBytes), signal);
    return text === null ? refused("signer.unreadable") : done({ status: answer.status, body: json(text) });
  } catch {
    return refused("signer.unreachable");
  }
}

/** Reads an answer by a schema; errors of the service become refusals. */
export function readAnswer<T>(answered: Result<Answered>, schema: z.ZodType<T>, status = 200): Result<T> {
  if (!answered.ok) return answered;
  const { value } = answered;
  if (value.status !== status) return failed(value);
  const read = schema.safeParse(value.body);
  return read.success ? done(read.data) : refused("signer.unreadable");
}

/** The refusal for an answer that is not the one hoped for. */
export function failed({ status, body }: Answered): Refused {
  return status < 400 ? refused("signer.unreadable") : problemOf(status, body);
}

/** In process, nothing ends a call when its time is over. */
function withinTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/** @returns null where the answer is too long */
async function readText(answer: Response, most: number): Promise<string | null> {
  if (!answer.body) return "";
  const reader = answer.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    chunks.push(next.value);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
