import canonicalize from "canonicalize";
import { byField, headWith } from "../agreement/head/fields.ts";
import { HEAD } from "../agreement/head/rows.ts";
import { isBooking } from "../agreement/payments/booking.ts";
import { BANK_PRINTED, printedFields, YACHT_PRINTED } from "../agreement/printed.ts";
import { editionOf } from "../agreement/wording/edition.ts";
import { fromDecimal, roundTo } from "../base/money.ts";
import { ROLES } from "../base/roles.ts";
import { enteredBunkers, isFuelFromApa } from "../pricing/fuel.ts";
import type { ContractFacts, DerivedWaypoint, RateStep, TripRow } from "./facts.ts";
import { printableText } from "./format.ts";
import { contractCalls, inOrder, type PartyOnContract, partiesIn, payees } from "./parties.ts";

export type TermValue = string | number | boolean | null | TermValue[] | { [key: string]: TermValue };
export type ContractTerms = { [key: string]: TermValue };

/**
 * Returns the contract's terms as a plain object, which is the same for the same terms, regardless of ids and order
 * keys. Lists without an order of their own are sorted by content; the route keeps its order, which is a term.
 */
export function terms(facts: ContractFacts): ContractTerms {
  const { agreement, derived } = facts;
  const { base_price_cruising, base_price_routing, requested_cea_ratio, requested_deposit_ratio, ...head } =
    headTerms(facts);
  return {
    ...head,
    articles_edition: editionOf(agreement),
    dates: {
      delivery_date: instant(agreement.delivery_date),
      redelivery_date: instant(agreement.redelivery_date),
      positioning_toward_start: instant(agreement.positioning_toward_start),
      positioning_return_end: instant(agreement.positioning_return_end),
    },
    yacht: yachtTerms(facts),
    parties: Object.fromEntries(ROLES.map((role) => [role, sorted(partiesIn(facts, role).map(partyTerms))])),
    bank_accounts: sorted(payees(facts).map(bankTerms)),
    waypoints: derived.waypoints.map(waypointTerms),
    total_nm: rounded(derived.total_nm, 2),
    embarkations: embarkationTerms(facts),
    base_price_cruising,
    base_price_routing,
    special_conditions: sorted(
      inOrder(agreement.special_conditions).map(({ name, price, product }) => ({
        name: text(name),
        price,
        product: text(product),
      })),
    ),
    // In their order: their numbers are printed.
    clauses: inOrder(agreement.clauses ?? {}).map(({ text_fr, text_en }) => ({
      text_fr: text(text_fr),
      text_en: text(text_en),
    })),
    fuel_bunkers: sorted(
      enteredBunkers(agreement).map(({ price_per_litre, quantity }) => ({ price_per_litre, quantity })),
    ),
    // Told where it holds: the terms of all other agreements stay as they were.
    ...(isFuelFromApa(agreement) && { fuel_from_apa: true }),
    requested_cea_ratio,
    requested_deposit_ratio,
    payment_calls: callTerms(facts),
    ...derivedTerms(facts),
  };
}

function headTerms({ agreement }: ContractFacts) {
  return byField(headWith("term"), (field) => {
    const value = agreement[field];
    return HEAD[field].term === "text" && typeof value === "string" ? text(value) : value;
  });
}

/** Blank and null print alike, and so do a text that arrives composed or decomposed, with or without invisible characters. */
function text(value: string | null): string | null {
  const printed = value === null ? "" : printableText(value);
  return printed.trim() === "" ? null : printed;
}

/** One spelling for one moment, with or without milliseconds. */
function instant(value: string | null): string | null {
  if (value === null) return null;
  const time = Date.parse(value);
  return Number.isNaN(time) ? value : new Date(time).toISOString();
}

/** Rounded as `number()` prints it, so that engines that differ in a last bit agree. */
function rounded(value: number | null, decimals: number): number | null {
  return value === null ? null : Number(value.toFixed(decimals));
}

/** A share, 0 to 1, rounded as `percent()` prints it. @param decimals of the percentage */
function share(value: number | null, decimals: number): number | null {
  return value === null ? null : roundTo(fromDecimal(value), decimals + 2);
}

function sorted(values: TermValue[]): TermValue[] {
  return values
    .map((value) => ({ value, key: canonicalize(value) ?? "" }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ value }) => value);
}

function yachtTerms({ yacht }: ContractFacts): TermValue {
  if (!yacht) return null;
  return Object.fromEntries(YACHT_PRINTED.map((field) => [field, plain(yacht[field])]));
}

function partyTerms({ role, profile }: PartyOnContract): TermValue {
  if (!profile) return null;
  const fields = printedFields(role, profile).map((field) => [field, plain(profile[field])] as const);
  // On board everybody is named in person.
  const isPerson = role === "captains" || role === "passengers";
  return { ...(isPerson ? {} : { is_company: profile.is_company }), ...Object.fromEntries(fields) };
}

function bankTerms({ profile }: PartyOnContract): TermValue {
  const fields = BANK_PRINTED.map((field) => [field, plain(profile?.[field])] as const);
  return { payee: text(profile?.company_name ?? null), ...Object.fromEntries(fields) };
}

function plain(value: string | number | boolean | null | undefined): TermValue {
  return typeof value === "string" ? text(value) : (value ?? null);
}

function waypointTerms(waypoint: DerivedWaypoint): TermValue {
  return {
    place: text(waypoint.place),
    country: waypoint.country?.iso ?? null,
    latitude: rounded(waypoint.latitude, 4),
    longitude: rounded(waypoint.longitude, 4),
    timezone: waypoint.timezone,
    arr_date: instant(waypoint.arr_date),
    arr_estimated: waypoint.arr_estimated,
    dep_date: instant(waypoint.dep_date),
    is_call: waypoint.is_call,
    is_routing: waypoint.is_routing,
    leg_nm: rounded(waypoint.leg_nm, 2),
  };
}

function embarkationTerms(facts: ContractFacts): TermValue[] {
  const places = new Map(facts.derived.waypoints.map((waypoint) => [waypoint.id, text(waypoint.place)]));
  const place = (id: string | null) => (id === null ? null : (places.get(id) ?? null));
  const name = (profileId: number) => {
    const profile = facts.profiles[profileId];
    return profile ? text(`${profile.first_name} ${profile.last_name}`) : null;
  };
  return sorted(
    Object.values(facts.agreement.stays).map((stay) => ({
      passenger: name(stay.profile_id),
      emb_place: place(stay.emb_waypoint),
      emb_date: instant(stay.emb_date),
      disemb_place: place(stay.disemb_waypoint),
      disemb_date: instant(stay.disemb_date),
    })),
  );
}

function callTerms(facts: ContractFacts): TermValue[] {
  return sorted(
    contractCalls(facts).map((call) => ({
      call_type: call.call_type,
      designation: text(call.designation),
      amount: call.amount,
      date_due: call.date_due,
      due_by_execution: call.due_by_execution,
      ...(isBooking(call) && { paid_on_booking: true }),
    })),
  );
}

function stepTerms(step: RateStep): TermValue {
  switch (step.kind) {
    case "ROW":
      return { ...step, rate: share(step.rate, 1) };
    case "SHARE":
      return { ...step, share: share(step.share, 2) };
    case "ENTERED":
      return { ...step, rate: share(step.rate, 2), reason: text(step.reason) };
    case "ANSWER":
      return { ...step };
  }
}

/** One line of the exhibit's table, rounded as it is printed. */
function tripTerms(trip: TripRow): TermValue {
  return {
    from: text(trip.from),
    to: text(trip.to),
    kind: trip.kind,
    nm: rounded(trip.nm, 2),
    taxed_nm: rounded(trip.taxed_nm, 2),
    hours: rounded(trip.hours, 1),
    weight: share(trip.weight, 1),
    rate: share(trip.rate, 2),
  };
}

function derivedTerms({ agreement, derived }: ContractFacts): ContractTerms {
  return {
    routing_consumption: rounded(derived.routing_consumption, 1),
    journey_consumption: rounded(derived.journey_consumption, 1),
    total_fuel_consumption: rounded(derived.total_fuel_consumption, 1),
    // As it is printed: whatever a finer rate changes is in the amount of VAT.
    effective_vat_rate: derived.rate_display,
    trips: derived.trips.map(tripTerms),
    rate_explanation: derived.rate_explanation.map(stepTerms),
    entered_vat_rate: share(agreement.entered_vat_rate, 2),
    entered_vat_reason: text(agreement.entered_vat_reason),
    tax_answers: Object.fromEntries(derived.rate_depends_on.map((answer) => [answer, agreement[answer]])),
    vat_country: derived.vat_country,
    total_oil_price: derived.total_oil_price,
    total_services_price: derived.total_services_price,
    net_total: derived.net_total,
    vat_amount: derived.vat_amount,
    total_agreement_price: derived.total_agreement_price,
    requested_cea_amount: derived.requested_cea_amount,
    requested_deposit_amount: derived.requested_deposit_amount,
    grand_total_price: derived.grand_total_price,
  };
}
