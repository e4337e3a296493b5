import { byField, HEAD_AUDIENCES, HEAD_FIELDS, type HeadField } from "../agreement/head/fields.ts";
import { HEAD } from "../agreement/head/rows.ts";
import type { AgreementBody, FuelBunker } from "../agreement/schema.ts";
import { isMap } from "../base/json.ts";
import type { FIELDS } from "./fields.ts";
import { once } from "./once.ts";

/*
 * A copy lacks what its reader may not see. Rules, plans and projections are written for a whole body, and for them a field that is
 * not there is one in which nothing was entered: `filled…` says so in the types. What is filled in is never written back.
 */

type Fields = typeof FIELDS;
/** The required fields of an agreement that some readers do not have. */
type Hidden = {
  [K in keyof AgreementBody]-?: undefined extends AgreementBody[K]
    ? never
    : Fields["agreements"][K] extends "readers"
      ? never
      : K;
}[keyof AgreementBody];
/** The same of a bunker; the other parts are seen whole or not at all. */
type HiddenOfBunker = {
  [K in keyof FuelBunker]: Fields["agreements"]["fuel_bunkers"]["each"][K] extends "readers" ? never : K;
}[keyof FuelBunker];

/** A field that came later may be absent from a whole body, too. */
const isHidden = (field: HeadField): field is Extract<HeadField, Hidden> =>
  HEAD_AUDIENCES[field] !== "readers" && HEAD[field].schema !== "yes, later";
const HIDDEN_HEAD = byField(HEAD_FIELDS.filter(isHidden), () => null);

const NOTHING: Pick<AgreementBody, Hidden> = {
  ...HIDDEN_HEAD,
  parties: {},
  waypoints: {},
  special_conditions: {},
  fuel_bunkers: {},
  stays: {},
  payment_calls: {},
  payments: {},
  comments: {},
};
const NOTHING_IN_BUNKER: Pick<FuelBunker, HiddenOfBunker> = {
  price_per_litre: null,
  quantity: null,
  quantity_used: null,
};

/** An agreement as it is stored or sent: whole, or a copy without what its reader does not see. */
export type AgreementCopy = Omit<AgreementBody, Hidden> & Partial<Pick<AgreementBody, Hidden>>;

/** An agreement with nothing entered where the copy lacks a field. */
export const filledAgreement = once((copy: AgreementCopy): AgreementBody => {
  if (!isCut(copy)) return copy;
  const bunkers = Object.entries(copy.fuel_bunkers ?? {}).map(([id, bunker]) => [
    id,
    isMap(bunker) ? { ...NOTHING_IN_BUNKER, ...bunker } : bunker,
  ]);
  return { ...NOTHING, ...copy, fuel_bunkers: Object.fromEntries(bunkers) };
});

/**
 * An agreement as it is written again: what its copy lacked is left out of it. No one writes what he does not see, and what was filled
 * in says nothing about the agreement.
 */
export function inItsCut(copy: AgreementCopy, next: AgreementBody): AgreementBody {
  if (!isCut(copy)) return next;
  const bunkers = Object.entries(next.fuel_bunkers).map(([id, bunker]) => [
    id,
    without(bunker, NOTHING_IN_BUNKER, copy.fuel_bunkers?.[id] ?? {}),
  ]);
  // A copy lacks fields that the type names, on the device and on the wire alike.
  return without({ ...next, fuel_bunkers: Object.fromEntries(bunkers) }, NOTHING, copy) as AgreementBody;
}

/** What is left of some values without those that were filled in because the copy lacked them. */
function without<Values extends object>(values: Values, filledIn: object, copy: object): Partial<Values> {
  const shown = Object.entries(values).filter(([key]) => Object.hasOwn(copy, key) || !Object.hasOwn(filledIn, key));
  return Object.fromEntries(shown) as Partial<Values>;
}

function isCut(copy: AgreementCopy): copy is Exclude<AgreementCopy, AgreementBody> {
  return Object.keys(NOTHING).some((key) => !Object.hasOwn(copy, key));
}
