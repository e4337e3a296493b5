import type { Bilingual } from "../base/language.ts";
import { isRole, ROLES } from "../base/roles.ts";
import { AGREEMENT_FIELDS } from "./agreement.ts";
import { CALL_FIELDS, CALL_FOR_FUND, PAID_ON_BOOKING } from "./calls.ts";
import { ARTICLES_EDITION, CLAUSE, CLAUSE_FIELDS } from "./clauses.ts";
import { partyLabel, ROLE_LABELS } from "./parties.ts";
import { BUNKER, BUNKER_FIELDS, basePriceLabel, PRICE_LINES, SERVICE, SERVICE_FIELDS } from "./price.ts";
import { PROFILE_FIELDS } from "./profile.ts";
import { STAY_FIELDS, WAYPOINT_FIELDS } from "./route.ts";
import { YACHT_FIELDS } from "./yacht.ts";

type Labels = Readonly<Record<string, Bilingual>>;

/** Terms that follow from others. */
const DERIVED: Labels = {
  total_nm: { en: "Distance", fr: "Distance" },
  total_fuel_consumption: { en: "Fuel consumption", fr: "Consommation de carburant" },
  effective_vat_rate: { en: "Effective tax rate", fr: "Taux effectif de TVA" },
  vat_country: { en: "Country of the VAT", fr: "Pays de la TVA" },
  total_oil_price: PRICE_LINES.oil,
  total_services_price: PRICE_LINES.services,
  net_total: PRICE_LINES.net,
  vat_amount: PRICE_LINES.vat,
  total_agreement_price: PRICE_LINES.total,
  requested_cea_amount: PRICE_LINES.apa,
  requested_deposit_amount: PRICE_LINES.deposit,
  grand_total_price: PRICE_LINES.grand,
};

/** Labels of the items of each list, and of their fields. */
const LISTS: Readonly<Record<string, { item: Bilingual; fields: Labels }>> = {
  bank_accounts: {
    item: { en: "Bank account", fr: "Compte bancaire" },
    fields: { ...PROFILE_FIELDS, payee: { en: "Payee", fr: "Bénéficiaire" } },
  },
  waypoints: {
    item: { en: "Waypoint", fr: "Point de route" },
    fields: {
      ...WAYPOINT_FIELDS,
      place: WAYPOINT_FIELDS.call_location_str,
      country: { en: "Country", fr: "Pays" },
      timezone: { en: "Time zone", fr: "Fuseau horaire" },
      arr_estimated: { en: "Arrival is estimated", fr: "Arrivée estimée" },
      leg_nm: { en: "Distance to the next one", fr: "Distance au suivant" },
    },
  },
  embarkations: {
    item: { en: "Stay", fr: "Séjour" },
    fields: {
      ...STAY_FIELDS,
      passenger: ROLE_LABELS.passengers,
      emb_place: STAY_FIELDS.emb_waypoint,
      disemb_place: STAY_FIELDS.disemb_waypoint,
    },
  },
  trips: {
    item: { en: "Trip", fr: "Trajet" },
    fields: {
      from: { en: "From", fr: "De" },
      to: { en: "To", fr: "À" },
      kind: { en: "Kind", fr: "Nature" },
      nm: { en: "Distance", fr: "Distance" },
      taxed_nm: { en: "Distance in taxed waters", fr: "Distance dans les eaux taxées" },
      hours: { en: "Duration in hours", fr: "Durée en heures" },
      weight: { en: "Weight", fr: "Poids" },
      rate: { en: "Rate", fr: "Taux" },
    },
  },
  rate_explanation: {
    item: { en: "Reason for the rate", fr: "Motif du taux" },
    fields: {
      rate: { en: "Rate", fr: "Taux" },
      share: { en: "Share", fr: "Part" },
      reason: { en: "Reason", fr: "Motif" },
      kind: { en: "Kind", fr: "Nature" },
      code: { en: "Rule", fr: "Règle" },
      source: { en: "Source", fr: "Référence" },
      valid_from: { en: "In force since", fr: "En vigueur depuis" },
      question: { en: "Question", fr: "Question" },
      answer: { en: "Answer", fr: "Réponse" },
      country: { en: "Country", fr: "Pays" },
    },
  },
  special_conditions: { item: SERVICE, fields: SERVICE_FIELDS },
  clauses: { item: CLAUSE, fields: CLAUSE_FIELDS },
  fuel_bunkers: { item: BUNKER, fields: BUNKER_FIELDS },
  payment_calls: { item: CALL_FOR_FUND, fields: { ...CALL_FIELDS, paid_on_booking: PAID_ON_BOOKING } },
  ...Object.fromEntries(ROLES.map((role) => [role, { item: ROLE_LABELS[role], fields: PROFILE_FIELDS }])),
};

/** Groups whose fields are named as they are elsewhere. */
const GROUPS: Readonly<Record<string, { name: Bilingual | null; fields: Labels }>> = {
  // The contract's own words, of which the articles speak: a cruise delivers no yacht.
  dates: {
    name: null,
    fields: {
      ...AGREEMENT_FIELDS,
      delivery_date: { en: "Start", fr: "Début" },
      redelivery_date: { en: "End", fr: "Fin" },
    },
  },
  tax_answers: { name: null, fields: AGREEMENT_FIELDS },
  yacht: { name: { en: "Yacht", fr: "Yacht" }, fields: YACHT_FIELDS },
};

/** Lists of terms that follow from others, and figures that the agreement's own fields may replace. */
const ALSO_DERIVED: readonly string[] = ["trips", "rate_explanation", "routing_consumption", "journey_consumption"];

/** Whether a term follows from others by calculation. @param path as the comparison gives it */
export function isDerivedTerm(path: string): boolean {
  const [head = ""] = path.split(".");
  return Object.hasOwn(DERIVED, head) || ALSO_DERIVED.includes(head);
}

/**
 * Returns the label of a single term or of a group's field: «Base price», «Yacht: name». Of a list it names the kind of its parts, with
 * the field: parts have names of their own (`terms/names`).
 * @param path as the comparison gives it: «dates.delivery_date», «parties.clients.0.address»
 * @param contractType of the agreement: a hire is not priced as a cruise
 */
export function termLabel(path: string, contractType?: unknown): Bilingual {
  if (path === "base_price_cruising") return basePriceLabel(contractType);
  const { list, field } = placeInList(path);
  if (list !== null) return joined(LISTS[list]?.item ?? null, field === undefined ? null : fieldLabel(list, field));
  const [head = "", ...rest] = path.split(".");
  const group = GROUPS[head];
  if (group) return joined(group.name, rest[0] === undefined ? null : named(group.fields, rest[0]));
  return named({ ...AGREEMENT_FIELDS, articles_edition: ARTICLES_EDITION, ...DERIVED }, head);
}

/** The group of which a term is a field: «Yacht» of «Yacht: name», and the field as within a sentence; null for a term of none. */
export function groupOfTerm(path: string): { name: Bilingual; field: Bilingual } | null {
  const [head = "", key] = path.split(".");
  const group = GROUPS[head];
  if (!group?.name || key === undefined) return null;
  const { en, fr } = named(group.fields, key);
  return { name: group.name, field: { en: inSentence(en), fr: inSentence(fr) } };
}

/** The list that a path leads into, the place or id of the part there, and its field. A role is a list of its own. */
export function placeInList(path: string): {
  list: string | null;
  part?: string | undefined;
  field?: string | undefined;
} {
  const [head = "", ...rest] = path.split(".");
  const [list, part, field] = head === "parties" ? rest : [head, ...rest];
  return list !== undefined && LISTS[list] ? { list, part, field } : { list: null };
}

/** The kind of a part of a list, without its name: «Service», «Attorney». @param item its fields, as far as they are known */
export function partLabel(list: string, item: Readonly<Record<string, unknown>>): Bilingual {
  if (!isRole(list)) return LISTS[list]?.item ?? { en: "", fr: "" };
  return partyLabel(list, { capacity: typeof item["capacity"] === "string" ? item["capacity"] : null });
}

/** The label of a field of a list's parts. */
export function fieldLabel(list: string, field: string): Bilingual {
  return named(LISTS[list]?.fields ?? {}, field);
}

function joined(name: Bilingual | null, field: Bilingual | null): Bilingual {
  if (name === null || field === null) return name ?? field ?? { en: "", fr: "" };
  return { en: `${name.en}: ${inSentence(field.en)}`, fr: `${name.fr} : ${inSentence(field.fr)}` };
}

/** A label within a sentence: «IMO number», but «port of registry». */
export function inSentence(label: string): string {
  return /^(\p{Lu}{2}|French|English)/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** A term of an edition that this version does not know goes by its key. */
function named(labels: Labels, key: string): Bilingual {
  const words = key.replaceAll("_", " ");
  return labels[key] ?? { en: words, fr: words };
}
