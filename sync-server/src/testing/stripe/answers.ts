/** An answer of the emulator: its status, and a body in Stripe's words. */
export interface StripeAnswer {
  status: number;
  body: Record<string, unknown>;
}

interface StripeFault {
  type: "card_error" | "invalid_request_error" | "idempotency_error" | "api_error";
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
}

/** An error in Stripe's words, on its way out of the rules. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly fault: StripeFault,
    readonly further: Record<string, unknown> = {},
  ) {
    super(fault.message);
  }
}

export function ok(body: Record<string, unknown>): StripeAnswer {
  return { status: 200, body };
}

export function invalid(message: string, fault: Partial<StripeFault> = {}): StripeRefusal {
  return new StripeRefusal(400, { type: "invalid_request_error", message, ...fault });
}

/** A form as Stripe reads it: `metadata[order]=1` is an object, `expand[0]=a` a list. */
export type Params = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

export function readForm(text: string): Params {
  const read: Record<string, string | Record<string, string>> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const nested = /^(\w+)\[([^\]]*)\]/.exec(name);
    if (!nested) {
      read[name] = value;
      continue;
    }
    const [, outer = "", inner = ""] = nested;
    const held = read[outer];
    read[outer] = { ...(typeof held === "object" ? held : {}), [inner]: value };
  }
  return read;
}

export function textIn(params: Params, name: string): string | null {
  const value = params[name];
  return typeof value === "string" ? value : null;
}

export function partsIn(params: Params, name: string): Readonly<Record<string, string>> {
  const value = params[name];
  return typeof value === "object" ? value : {};
}

/** Stripe refuses a parameter that it does not know. */
export function onlyKnown(params: Params, known: readonly string[]): void {
  const unknown = Object.keys(params).find((name) => !known.includes(name));
  if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, { code: "parameter_unknown", param: unknown });
}
