import type { z } from "zod";
import { voyageDate, voyageInstant } from "../../base/basics.ts";
import { isCurrency } from "../../base/currency/codes.ts";
import { minorDecimals } from "../../base/currency/minorUnits.ts";
import { done, type Result, refused } from "../../base/result.ts";
import { folded } from "../../base/text/folded.ts";
import { partOf, patchedPart, withPart } from "../mutations/parts.ts";
import { type AgreementBody, CONTRACT_TYPES, type Comment, type ContractType } from "../schema.ts";
import { threadsOf } from "./threads.ts";

/** The answer with which a proposal is closed. */
export type Acceptance = Pick<Comment, "author_user_id" | "at" | "text"> & { id: string };

type Taken = AgreementBody | null;
type Take = (agreement: AgreementBody, text: string, partId: string) => Taken;

const SIGNS: Readonly<Record<string, string>> = { "€": "EUR", $: "USD", "£": "GBP", "¥": "JPY" };
const MARK = /^(\p{Sc}|[A-Z]{3})|(\p{Sc}|[A-Z]{3})$/gu;

/** «280.000,00»: two digits behind one comma are decimals, as French writes them, and points part the thousands before it. */
const FRENCH = /^(\d+|\d{1,3}(?:\.\d{3})+),(\d{2})$/;

/** A number: digits, with spaces or commas between thousands, and so many decimals. What could be read in two ways is none. */
function amount(text: string, decimals: number): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, "");
  const ungrouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(",", "") : pointed(plain);
  const found = /^\d+(?:\.(\d+))?$/.exec(ungrouped);
  return found && (found[1] ?? "").length <= decimals ? Number(ungrouped) : null;
}

function pointed(plain: string): string {
  const [, whole, cents] = FRENCH.exec(plain) ?? [];
  return whole === undefined ? plain : `${whole.replaceAll(".", "")}.${cents}`;
}

/** An amount with or without its currency, which has to be the agreement's. */
function money(text: string, { currency }: AgreementBody): number | null {
  const marks = text.trim().match(MARK) ?? [];
  if (marks.some((mark) => (SIGNS[mark] ?? mark) !== currency)) return null;
  return amount(text.trim().replace(MARK, ""), minorDecimals(currency));
}

/** A share in per cent, as people write it. */
function share(text: string): number | null {
  const found = /^(\d{1,3}(?:[.,]\d{1,2})?)[\s\u00a0\u202f]*%?$/.exec(text.trim());
  return found?.[1] === undefined ? null : Math.round(Number(found[1].replace(",", ".")) * 100) / 10_000;
}

/** Litres, with or without their sign. */
const litres = (text: string): number | null => amount(text.replace(/[\s\u00a0\u202f]*L$/i, ""), 1);

/** The code of a currency in use. */
function currency(text: string): string | null {
  const code = text.trim().toUpperCase();
  return isCurrency(code) ? code : null;
}

/** The names of the contract types in both languages, as `folded` writes them; their labels go on in brackets. */
const TYPE_NAMES: Readonly<Record<ContractType, readonly string[]>> = {
  CRUISE: ["cruise", "croisiere"],
  CHARTER: ["charter", "affretement"],
};

function contractType(text: string): ContractType | null {
  const name = folded(text.replace(/\(.*\)\s*$/, "").trim());
  return CONTRACT_TYPES.find((type) => TYPE_NAMES[type].includes(name)) ?? null;
}

/** A value that an edit of the term may have, too. */
const allowed = (schema: z.ZodType<string>, value: string): string | null =>
  schema.safeParse(value).success ? value : null;

const day = (text: string): string | null => allowed(voyageDate, text.trim());

/** A day, a time, and the clock that is meant: without it, a time could be read on that of the place, too. */
const TIME =
  /^(\d{4})[-/](\d\d)[-/](\d\d)[T\s\u00a0\u202f]+(\d\d:\d\d)(?::00(?:\.0+)?)?[\s\u00a0\u202f]*(?:Z|UTC|([+-]\d\d:\d\d))$/i;

/** «2027-07-03 10:00 UTC», as papers write it, or with the difference from UTC. */
function time(text: string): string | null {
  const [, year, month, date, clock, offset = "Z"] = TIME.exec(text.trim()) ?? [];
  const at = Date.parse(`${year}-${month}-${date}T${clock}:00${offset}`);
  // A day that a month does not have would become one of the next.
  if (Number.isNaN(at) || day(`${year}-${month}-${date}`) === null) return null;
  return allowed(voyageInstant, new Date(at).toISOString().replace(".000Z", "Z"));
}

const word = (text: string): string | null => (text.trim() === "" ? null : text.trim());

/** How a text becomes the value of a term; null where it does not. */
const take =
  <T>(
    read: (text: string, agreement: AgreementBody) => T | null,
    put: (agreement: AgreementBody, value: T, partId: string) => Taken,
  ): Take =>
  (agreement, text, partId) => {
    const value = read(text, agreement);
    return value === null ? null : put(agreement, value, partId);
  };

/** The terms for which a value can be taken over, by their paths without the id of the part. */
const TERMS: Readonly<Record<string, Take>> = {
  contract_type: take(contractType, (agreement, contract_type) => ({ ...agreement, contract_type })),
  currency: take(currency, (agreement, code) => ({ ...agreement, currency: code })),
  name: take(word, (agreement, name) => ({ ...agreement, name })),
  cruise_areas: take(word, (agreement, cruise_areas) => ({ ...agreement, cruise_areas })),
  base_price_cruising: take(money, (agreement, base_price_cruising) => ({ ...agreement, base_price_cruising })),
  base_price_routing: take(money, (agreement, base_price_routing) => ({ ...agreement, base_price_routing })),
  requested_cea_ratio: take(share, (agreement, requested_cea_ratio) => ({ ...agreement, requested_cea_ratio })),
  requested_deposit_ratio: take(share, (agreement, requested_deposit_ratio) => ({
    ...agreement,
    requested_deposit_ratio,
  })),
  "dates.delivery_date": take(time, (agreement, delivery_date) => ({ ...agreement, delivery_date })),
  "dates.redelivery_date": take(time, (agreement, redelivery_date) => ({ ...agreement, redelivery_date })),
  "dates.positioning_toward_start": take(time, (agreement, positioning_toward_start) => ({
    ...agreement,
    positioning_toward_start,
  })),
  "dates.positioning_return_end": take(time, (agreement, positioning_return_end) => ({
    ...agreement,
    positioning_return_end,
  })),
  "waypoints.place": take(word, (agreement, call_location_str, id) =>
    patchedPart(agreement, "waypoints", id, { call_location_str }),
  ),
  "waypoints.arr_date": take(time, (agreement, arr_date, id) => patchedPart(agreement, "waypoints", id, { arr_date })),
  "waypoints.dep_date": take(time, (agreement, dep_date, id) => patchedPart(agreement, "waypoints", id, { dep_date })),
  routing_consumption: take(litres, (agreement, routing_consumption) => ({ ...agreement, routing_consumption })),
  journey_consumption: take(litres, (agreement, journey_consumption) => ({ ...agreement, journey_consumption })),
  entered_vat_rate: take(share, (agreement, entered_vat_rate) => ({ ...agreement, entered_vat_rate })),
  entered_vat_reason: take(word, (agreement, entered_vat_reason) => ({ ...agreement, entered_vat_reason })),
  "special_conditions.name": take(word, (agreement, name, id) =>
    patchedPart(agreement, "special_conditions", id, { name }),
  ),
  "special_conditions.product": take(word, (agreement, product, id) =>
    patchedPart(agreement, "special_conditions", id, { product }),
  ),
  "special_conditions.price": take(money, (agreement, price, id) =>
    patchedPart(agreement, "special_conditions", id, { price }),
  ),
  "clauses.text_fr": take(word, (agreement, text_fr, id) => patchedPart(agreement, "clauses", id, { text_fr })),
  "clauses.text_en": take(word, (agreement, text_en, id) => patchedPart(agreement, "clauses", id, { text_en })),
  "fuel_bunkers.price_per_litre": take(
    (text) => amount(text, 4),
    (agreement, price_per_litre, id) => patchedPart(agreement, "fuel_bunkers", id, { price_per_litre }),
  ),
  "fuel_bunkers.quantity": take(litres, (agreement, quantity, id) =>
    patchedPart(agreement, "fuel_bunkers", id, { quantity }),
  ),
  "payment_calls.designation": take(word, (agreement, designation, id) =>
    patchedPart(agreement, "payment_calls", id, { designation }),
  ),
  "payment_calls.amount": take(money, (agreement, value, id) =>
    patchedPart(agreement, "payment_calls", id, { amount: value }),
  ),
  "payment_calls.date_due": take(day, (agreement, date_due, id) =>
    patchedPart(agreement, "payment_calls", id, { date_due }),
  ),
};

/** The agreement with the value that a comment proposes for its term; null where it proposes none that can be taken over. */
export function withProposal(agreement: AgreementBody, { about, proposes }: Comment): AgreementBody | null {
  if (!about || !proposes) return null;
  const [list = "", id, field] = about.split(".");
  const term = TERMS[field === undefined ? about : `${list}.${field}`];
  return term ? term(agreement, proposes, id ?? "") : null;
}

/**
 * Takes over the value that an open comment proposes for its term, and closes the comment with an answer: one edit, which is merged and
 * undone as one.
 */
export function acceptProposal(
  agreement: AgreementBody,
  commentId: string,
  { id, ...answer }: Acceptance,
): Result<AgreementBody> {
  const comment = partOf(agreement.comments, commentId);
  if (!comment) return refused("comment.unknown");
  const isOpen = threadsOf(agreement.comments).some((thread) => thread.id === commentId && thread.state === "OPEN");
  const next = isOpen ? withProposal(agreement, comment) : null;
  if (next === null) return refused("comment.no-proposal");
  return done(withPart(next, "comments", id, { ...answer, about: comment.about, answers: commentId }));
}
