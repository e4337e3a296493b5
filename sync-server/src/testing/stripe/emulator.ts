import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { isDeepStrictEqual } from "node:util";
import {
  invalid,
  ok,
  onlyKnown,
  type Params,
  partsIn,
  readForm,
  type StripeAnswer,
  StripeRefusal,
  textIn,
} from "./answers.ts";
import {
  authenticateIntent,
  confirmIntent,
  createIntent,
  type Intent,
  intentBody,
  refundIntent,
  updateIntent,
} from "./intents.ts";

/** The secret key that the emulator takes. */
export const SECRET_KEY = "sk_test_emulator";

/**
 * What is to happen to a call: no answer before or after it was done, none until the caller has given up, or one that says that Stripe
 * has failed.
 */
type CallFault = "lost-before" | "lost-after" | "late" | "500" | "503";

/** A message that the emulator would send. */
export interface EmulatedEvent {
  id: string;
  type: string;
  created: number;
  data: { object: Record<string, unknown> };
}

const COMMON = ["amount", "currency", "description", "receipt_email", "metadata", "expand"];
const CREATE = [...COMMON, "allowed_payment_method_types", "confirmation_method"];
const CONFIRM = ["payment_method", "use_stripe_sdk", "return_url", "expand"];

/**
 * Stripe as far as the product asks it, over HTTP, for the real SDK: what it refuses, its idempotency keys, its test cards, the bank's
 * check, refunds, disputes and messages. It lives as long as a test.
 */
export async function openStripe(now: () => Date) {
  const intents = new Map<string, Intent>();
  const replies = new Map<string, { asked: unknown; answer: StripeAnswer }>();
  const faults: { path: RegExp; fault: CallFault }[] = [];
  const events: EmulatedEvent[] = [];
  let numbers = 0;
  const number = () => String(++numbers).padStart(6, "0");
  const seconds = () => Math.floor(now().getTime() / 1_000);
  const tell = (type: string, object: Record<string, unknown>) =>
    void events.push({ id: `evt_${number()}`, type, created: seconds(), data: { object } });
  const found = (id: string) => {
    const intent = intents.get(id);
    if (!intent) throw invalid(`No such payment_intent: '${id}'`, { code: "resource_missing" });
    return intent;
  };
  const notifyRefund = (intent: Intent) =>
    tell("charge.refunded", { id: `ch_${intent.id}`, object: "charge", payment_intent: intent.id });

  const confirmed = (intent: Intent, params: Params) => {
    onlyKnown(params, CONFIRM);
    try {
      confirmIntent(intent, params);
    } catch (error) {
      if (error instanceof StripeRefusal && error.status === 402) {
        tell("payment_intent.payment_failed", intentBody(intent, false));
        throw new StripeRefusal(402, error.fault, { payment_intent: intentBody(intent, false) });
      }
      throw error;
    }
    if (intent.status === "succeeded") tell("payment_intent.succeeded", intentBody(intent, false));
  };

  const isExpanded = (params: Params) =>
    Object.values(partsIn(params, "expand")).some((each) => each.endsWith("latest_charge"));

  const refunded = (params: Params): StripeAnswer => {
    const intent = intents.get(textIn(params, "payment_intent") ?? "");
    const amount = refundIntent(intent, params);
    if (intent) notifyRefund(intent);
    return ok({ id: `re_${number()}`, object: "refund", amount, status: "succeeded" });
  };

  const disputed = (params: Params): StripeAnswer => {
    const intent = intents.get(textIn(params, "payment_intent") ?? "");
    const data = intent && intent.dispute !== "none" ? [{ object: "dispute", status: intent.dispute }] : [];
    return ok({ object: "list", data, has_more: false });
  };

  const created = (params: Params): StripeAnswer => {
    onlyKnown(params, CREATE);
    const made = createIntent(params, { id: `pi_${number()}`, created: seconds() });
    intents.set(made.id, made);
    return ok(intentBody(made, isExpanded(params)));
  };

  const work = (method: string, path: string, params: Params): StripeAnswer => {
    const [, kind, id, action] = /^\/v1\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (kind === "refunds" && method === "POST") return refunded(params);
    if (kind === "disputes" && method === "GET") return disputed(params);
    if (kind !== "payment_intents") throw new StripeRefusal(404, { type: "invalid_request_error", message: path });
    if (id === undefined) return method === "GET" ? listed(params, isExpanded(params)) : created(params);
    const intent = found(id);
    if (action === "confirm") confirmed(intent, params);
    else if (method === "POST") {
      onlyKnown(params, COMMON);
      updateIntent(intent, params);
    }
    return ok(intentBody(intent, isExpanded(params)));
  };

  const listed = (params: Params, expanded: boolean): StripeAnswer => {
    const from = Number(partsIn(params, "created")["gte"] ?? 0);
    const after = textIn(params, "starting_after");
    const limit = Number(textIn(params, "limit") ?? 10);
    // The newest first, as Stripe lists them.
    const all = [...intents.values()].filter((each) => each.created >= from).reverse();
    const rest = after === null ? all : all.slice(all.findIndex(({ id }) => id === after) + 1);
    const data = rest.slice(0, limit).map((intent) => intentBody(intent, expanded));
    return ok({ object: "list", url: "/v1/payment_intents", data, has_more: rest.length > limit });
  };

  const answerOf = (method: string, path: string, params: Params): StripeAnswer => {
    try {
      return work(method, path, params);
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return { status: error.status, body: { error: { ...error.fault, ...error.further } } };
    }
  };

  /** The same call with the same key is answered again, a failure of Stripe's too. */
  const keyed = (method: string, path: string, params: Params, key: string | undefined, fault: CallFault | null) => {
    const kept = key === undefined ? undefined : replies.get(key);
    const asked = { path, params };
    if (kept && !isDeepStrictEqual(kept.asked, asked)) {
      const message = "Keys for idempotent requests can only be used with the same parameters.";
      return { status: 400, body: { error: { type: "idempotency_error", message } } };
    }
    if (kept) return kept.answer;
    const failed = { status: Number(fault), body: { error: { type: "api_error", message: "Something went wrong" } } };
    const answer = fault === "500" || fault === "503" ? failed : answerOf(method, path, params);
    // A call that Stripe has not begun is not kept.
    if (key !== undefined && method === "POST" && fault !== "503") replies.set(key, { asked, answer });
    return answer;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const url = new URL(request.url ?? "/", "http://stripe");
    const method = request.method ?? "GET";
    const at = faults.findIndex(({ path }) => path.test(`${method} ${url.pathname}`));
    const fault = at < 0 ? null : (faults.splice(at, 1)[0]?.fault ?? null);
    if (fault === "lost-before") return void request.socket.destroy();
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return send(response, {
        status: 401,
        body: { error: { type: "invalid_request_error", message: "Invalid key" } },
      });
    }
    const params = readForm(method === "GET" ? url.search.slice(1) : text);
    const key = request.headers["idempotency-key"];
    const answer = keyed(method, url.pathname, params, typeof key === "string" ? key : undefined, fault);
    if (fault === "lost-after") return void request.socket.destroy();
    if (fault === "late") return void request.socket.once("close", () => send(response, answer));
    send(response, answer);
  };

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    host: { host: "127.0.0.1", port, protocol: "http" as const },
    intents,
    /** What would have been sent so far, in order. */
    events,
    /** Lets the next call that fits fail. @param path of the method and the path, as in /POST .*confirm/ */
    fail(path: RegExp, fault: CallFault) {
      faults.push({ path, fault });
      // The SDK asks once more where a connection was reset.
      if (fault.startsWith("lost")) faults.push({ path, fault });
    },
    /** No further call fails. */
    mend: () => void faults.splice(0),
    /** The bank's check in the buyer's browser. */
    authenticate: (id: string, passed: boolean) => authenticateIntent(found(id), passed),
    /** A refund that the operator makes at Stripe. */
    refund(id: string, amount: number) {
      refundIntent(found(id), { amount: String(amount) });
      notifyRefund(found(id));
    },
    dispute(id: string, dispute: Intent["dispute"]) {
      found(id).dispute = dispute;
      const type = dispute === "needs_response" ? "charge.dispute.created" : "charge.dispute.closed";
      tell(type, { id: `dp_${id}`, object: "dispute", payment_intent: id, status: dispute });
    },
    /** The payments that have charged someone. */
    paid: () => [...intents.values()].filter(({ status }) => status === "succeeded"),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

export type StripeEmulator = Awaited<ReturnType<typeof openStripe>>;

function send(response: ServerResponse, { status, body }: StripeAnswer): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
