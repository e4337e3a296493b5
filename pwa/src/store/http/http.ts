import { defined } from "shared-schema/base/defined";
import { type Refusal, type Refused, refused } from "shared-schema/base/result";
import { wireRefusal } from "shared-schema/refusals/wire";
import { titleOf, useCurrentError } from "./currentError.ts";
import { fetchFromServer } from "./fetchFromServer.ts";
import { readProblem } from "./problem.ts";
import { askProof } from "./proof.ts";
import { askPurchase } from "./purchase.ts";
import { retryAfter } from "./retryAfter.ts";
import { currentToken } from "./token.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Waits as long as a busy server asks, in ms. @returns whether to ask it again */
export type OnBusy = (ms: number) => Promise<boolean>;

export interface RequestOptions {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is: multipart or form-encoded. */
  body?: FormData | URLSearchParams;
  /** Further headers. */
  headers?: Readonly<Record<string, string>>;
  query?: Record<string, string | number | boolean | null | undefined>;
  /** The format in which the answer is read; JSON by default. */
  as?: "json" | "text" | "bytes";
  signal?: AbortSignal;
  /** Leaves the «current error» alone, always or at some statuses (null: no answer); the caller shows the refusal itself. */
  quiet?: boolean | ((status: number | null) => boolean);
  /** Has the call repeated while the server names a time to ask again; the refusal is returned at once without it. */
  onBusy?: OnBusy | undefined;
}

/** A request that failed. */
export interface Failed extends Refused {
  /** Of the answer; null when there was none. */
  status: number | null;
  /** The answer as it came, for a caller that knows more of it than its refusal says. */
  raw?: unknown;
}

/** A refusal that this app has no words of its own for: messages show it under its title, with the answer as it came. */
interface Foreign extends Refusal {
  answer: { status: number | null; raw: unknown };
}

export type Answer<T> = { ok: true; value: T } | Failed;

/**
 * One REST call with the bearer token. `path` begins behind `/api`. An answer that asks for a purchase opens the purchase
 * dialog, and the call is repeated when the user has paid, once for each purchase; so it is when a proof is asked that it is the account's owner.
 * @returns the answer, or the server's refusal
 */
export async function request<T>(method: Method, path: string, options: RequestOptions = {}): Promise<Answer<T>> {
  let answer: Response;
  try {
    answer = await sendPatiently(method, path, options);
    while (answer.status === 402) {
      const outcome = await askPurchase(await readRaw(answer));
      if (outcome === "nothing-offered") return { ...refused("app.no-purchases"), status: 402 };
      if (outcome === "cancelled") return { ...refused("app.payment-cancelled"), status: 402 };
      answer = await send(method, path, options, true);
    }
    if (answer.status === 403 && (await isProofAsked(answer)) && (await askProof())) {
      answer = await send(method, path, options, false);
    }
  } catch {
    // biome-ignore lint/suspicious/noConsole: the product's specification asks for this line in the log
    console.error("Network Error: Cannot connect to backend.");
    return fail(options, null, null);
  }
  if (answer.status >= 300) return fail(options, answer.status, await readRaw(answer));
  return { ok: true, value: await read<T>(answer, options.as) };
}

async function isProofAsked(answer: Response): Promise<boolean> {
  const refusal = wireRefusal.safeParse(await readRaw(answer.clone()));
  return refusal.data?.code === "account.proof-needed";
}

/** A question that the server has no time for is asked again without a word, so often and after so long a wait at most. */
const MOST_ASKED_AGAIN = 3;
const SHORT_WAIT_MS = 10_000;

async function sendPatiently(method: Method, path: string, options: RequestOptions): Promise<Response> {
  const waitShortly: OnBusy = (ms) => new Promise((resolve) => setTimeout(() => resolve(true), ms));
  for (let sent = 1; ; sent += 1) {
    const answer = await send(method, path, options, false);
    const wait = answer.ok ? 0 : retryAfter(answer);
    const isShort = method === "GET" && answer.status === 429 && wait <= SHORT_WAIT_MS && sent <= MOST_ASKED_AGAIN;
    const onBusy = options.onBusy ?? (isShort ? waitShortly : undefined);
    if (wait === 0 || !(await onBusy?.(wait))) return answer;
    void answer.body?.cancel();
  }
}

function send(method: Method, path: string, options: RequestOptions, retry: boolean): Promise<Response> {
  const headers = new Headers(options.headers);
  const token = currentToken();
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (options.json !== undefined) headers.set("content-type", "application/json");
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(options.query ?? {})) {
    if (value !== null && value !== undefined) query.set(key, String(value));
  }
  if (retry) query.set("retry", "true");
  const body = options.json === undefined ? options.body : JSON.stringify(options.json);
  const url = `/api${path}${query.size > 0 ? `?${query}` : ""}`;
  return fetchFromServer(url, { method, headers, ...defined({ body, signal: options.signal }) });
}

/** The caller names the type of an answer, as the server's schemas do. */
async function read<T>(answer: Response, as: RequestOptions["as"]): Promise<T> {
  const value: unknown =
    as === "bytes"
      ? new Uint8Array(await answer.arrayBuffer())
      : as === "text"
        ? await answer.text()
        : await answer.json().catch(() => null);
  return value as T;
}

/** Errors are JSON even where the answer would have been binary. */
async function readRaw(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function fail({ quiet }: RequestOptions, status: number | null, raw: unknown): Promise<Failed> {
  const refusal = status === null ? refused("server.unreachable").refusal : await readProblem(status, raw);
  const isQuiet = typeof quiet === "function" ? quiet(status) : quiet;
  if (!isQuiet) useCurrentError.getState().set({ title: titleOf(status), status, refusal, raw });
  const foreign: Foreign = { ...refusal, answer: { status, raw } };
  return { ok: false, status, raw, refusal: hasOwnWords(status, raw) ? refusal : foreign };
}

/** The server has refused for a reason that it knows. Where it failed itself, the answer as it came may tell more. */
function hasOwnWords(status: number | null, raw: unknown): boolean {
  return status !== 500 && wireRefusal.safeParse(raw).success;
}
