import { isEqual } from "../base/equal.ts";
import { isMap, pick } from "../base/json.ts";
import type { Role } from "../base/roles.ts";
import { roleAccess } from "./access.ts";
import { agreementBody, fuelBunker, service } from "./schema.ts";

/** An agreement's body, perhaps as a client has sent it: unchecked. */
type Body = Readonly<Record<string, unknown>>;

/** The values of the fields that hold amounts, or what amounts are made of, in a copy without prices. */
const EMPTY_FIELDS: Body = {
  base_price_cruising: null,
  base_price_routing: null,
  requested_cea_ratio: null,
  requested_deposit_ratio: null,
  actual_client_expenses: null,
  actual_deposit_deduction: null,
  settlement: null,
  entered_vat_rate: null,
  entered_vat_reason: null,
  entered_vat_country: null,
  payment_calls: {},
  payments: {},
  expenses: {},
  // They are the contract’s own words, and may name sums.
  clauses: {},
};
/** The same for the parts that have a price. */
const EMPTY_IN_PARTS: Readonly<Record<string, Body>> = {
  special_conditions: { price: null },
  fuel_bunkers: { price_per_litre: null },
};
const KNOWN_FIELDS = new Set(Object.keys(agreementBody.shape));
const KNOWN_IN_PARTS: Readonly<Record<string, ReadonlySet<string>>> = {
  special_conditions: new Set(Object.keys(service.shape)),
  fuel_bunkers: new Set(Object.keys(fuelBunker.shape)),
};

/** Whether one of a reader's roles shows the prices: those who read the contract do, passengers do not (decision 31). */
export function seesPrices(roles: readonly Role[]): boolean {
  return roles.some((role) => roleAccess(role).contract);
}

/**
 * The copy of an agreement for a reader who does not see its prices. They are emptied and not left out, so that the copy is
 * still an agreement. Fields that this version does not know are left out: they may hold amounts.
 */
export function withoutPrices(body: Body): Record<string, unknown> {
  const shown = Object.entries(body).filter(([key]) => KNOWN_FIELDS.has(key));
  return Object.fromEntries(
    shown.map(([key, value]) => {
      if (Object.hasOwn(EMPTY_FIELDS, key)) return [key, EMPTY_FIELDS[key]];
      if (key === "comments") return [key, commentsWithoutPrices(value)];
      return [
        key,
        mapParts(key, value, (part, known, empty) => ({ ...pick(part, (name) => known.has(name)), ...empty })),
      ];
    }),
  );
}

/** Terms that a reader without prices sees; a comment about another one may name a sum. */
const SEEN_TERMS = /^(name|dates|yacht|waypoints|embarkations|cruise_areas)(\.|$)/;

/** Comments about the agreement as a whole and about terms that are shown, with their answers. */
function commentsWithoutPrices(comments: unknown): unknown {
  if (!isMap(comments)) return comments;
  const isShown = (comment: unknown): boolean => {
    if (!isMap(comment)) return false;
    const { about, answers } = comment;
    const root = typeof answers === "string" ? comments[answers] : undefined;
    if (isMap(root) && root !== comment) return isAboutSeen(root["about"]);
    return isAboutSeen(about);
  };
  return pick(comments, (id) => isShown(comments[id]));
}

function isAboutSeen(about: unknown): boolean {
  return about === null || about === undefined || (typeof about === "string" && SEEN_TERMS.test(about));
}

/** Whether an edit changes something that the copy without prices does not show. */
export function changesPrices(before: Body, after: Body): boolean {
  return !isEqual(pricesOf(before), pricesOf(after));
}

/** Returns the values that the copy without prices empties or leaves out. */
function pricesOf(body: Body): Record<string, unknown> {
  const hidden = Object.entries(body).filter(
    ([key]) => !KNOWN_FIELDS.has(key) || Object.hasOwn(EMPTY_FIELDS, key) || Object.hasOwn(EMPTY_IN_PARTS, key),
  );
  return Object.fromEntries(
    hidden.map(([key, value]) => [
      key,
      mapParts(key, value, (part, known, empty) =>
        pick(part, (name) => !known.has(name) || Object.hasOwn(empty, name)),
      ),
    ]),
  );
}

/** The value of a field; where it is a map of parts with a price, each of them changed. */
function mapParts(
  key: string,
  value: unknown,
  change: (part: Body, known: ReadonlySet<string>, empty: Body) => Body,
): unknown {
  const known = KNOWN_IN_PARTS[key];
  const empty = EMPTY_IN_PARTS[key];
  if (!known || !empty || !isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([id, part]) => [id, isMap(part) ? change(part, known, empty) : part]),
  );
}
