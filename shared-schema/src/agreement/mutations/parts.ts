import { generateKeyBetween } from "fractional-indexing";
import { byPos } from "../order.ts";
import type { AgreementBody, Clause, FuelBunker, PartIn, PartMap, PaymentCall, Service } from "../schema.ts";

/** A part by its id; undefined where there is none. Every object inherits `constructor` and `__proto__`: they are no parts. */
export function partOf<T>(parts: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(parts, id) ? parts[id] : undefined;
}

/** The agreement with one part more, or another one in its place. */
export function withPart<K extends PartMap>(body: AgreementBody, map: K, id: string, part: PartIn<K>): AgreementBody {
  return { ...body, [map]: { ...body[map], [id]: part } };
}

/** The agreement with some fields of a part changed; null when there is no such part. */
export function patchedPart<K extends PartMap>(
  body: AgreementBody,
  map: K,
  id: string,
  patch: Partial<PartIn<K>>,
): AgreementBody | null {
  const parts: Readonly<Record<string, object>> = body[map] ?? {};
  if (!Object.hasOwn(parts, id)) return null;
  return { ...body, [map]: { ...parts, [id]: { ...parts[id], ...patch } } };
}

/** The agreement without one part; unchanged when there is none. */
export function withoutPart(body: AgreementBody, map: PartMap, id: string): AgreementBody {
  const { [id]: _, ...rest } = body[map] ?? {};
  return { ...body, [map]: rest };
}

/** The order key behind the last of some parts. */
export function lastPos(parts: Readonly<Record<string, { pos: string }>>): string {
  return generateKeyBetween(byPos(parts).at(-1)?.[1].pos ?? null, null);
}

/** A service behind the others, empty unless something is given. */
export function newService(body: AgreementBody, given: Partial<Omit<Service, "pos">>): Service {
  return { name: null, price: null, product: null, ...given, pos: lastPos(body.special_conditions) };
}

/** A clause behind the others, without words unless some are given. */
export function newClause(body: AgreementBody, given: Partial<Omit<Clause, "pos">> = {}): Clause {
  return { text_fr: null, text_en: null, ...given, pos: lastPos(body.clauses ?? {}) };
}

/** A bunker behind the others, empty unless something is given. */
export function newBunker(body: AgreementBody, given: Partial<Omit<FuelBunker, "pos">>): FuelBunker {
  return { price_per_litre: null, quantity: null, quantity_used: null, ...given, pos: lastPos(body.fuel_bunkers) };
}

/** A call for fund behind the others, as people open one: the product's own have a code. Empty unless something is given. */
export function newCall(
  body: AgreementBody,
  given: Partial<Omit<PaymentCall, "pos" | "contract_code" | "locked">> & Pick<PaymentCall, "call_type">,
): PaymentCall {
  const empty = { designation: "", amount: null, date_due: null, due_by_execution: false };
  return { ...empty, ...given, contract_code: null, locked: false, pos: lastPos(body.payment_calls) };
}
