import type { AgreementBody } from "shared-schema/agreement/schema";
import { isMap, type JsonMap } from "shared-schema/base/json";
import type { Bilingual } from "shared-schema/base/language";
import { inSentence, termLabel } from "shared-schema/labels/terms";
import { formatCoordinate, formatPrice, formatRate } from "shared-schema/pricing/format";
import { formatTaxRate } from "shared-schema/pricing/formatPercent";
import { partNames } from "shared-schema/terms/names/partNames";
import { type NamedAgreement, nameOfTerm, namesOfParts } from "shared-schema/terms/names/partsOfAgreement";
import { type Language, localeOf, type Messages, textFor } from "../../ui/i18n.ts";
import { profileFormMessages } from "../profile/messages.ts";
import { yachtFormMessages } from "../yacht/messages.ts";
import { fieldMessages } from "./messages.ts";
import { when } from "./when.ts";

/** The sources of names. */
export interface Known {
  collection: string;
  /** The agreement that the change belongs to, as it stands; null for other documents. */
  agreement: AgreementBody | null;
  language: Language;
  person(id: number): string | null;
  yacht(id: number): string | null;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const MONEY = /price|amount|expenses|deduction/;
const RATIO = /ratio|vat_rate|^brokers$|^central_agents$/;
const LONGEST = 300;
/** Told by a part's name, or of no use to a reader. */
const UNSAID = new Set([
  ...["pos", "party", "track", "name", "designation", "call_location_str", "profile_id", "role", "about"],
  ...["recorded_by", "recorded_at", "receipt_hash", "found_right", "author_user_id", "at", "printed_in", "admin_name"],
]);

const LABELS: Record<string, readonly [Messages, string]> = {
  agreements: [fieldMessages, "syncField"],
  commissions: [fieldMessages, "commissionField"],
  crew_lists: [fieldMessages, "crewField"],
  yachts: [yachtFormMessages, "yachtForm"],
  profiles: [profileFormMessages, "profileForm"],
};

/** Names a field: «Waypoint Calvi · Arrival». */
export function fieldWords(path: string, known: Known, part: unknown): string {
  const [first = "", second, ...rest] = path.split(".");
  if (second === undefined) return label(first, known);
  const name = partWords(first, second, known, part);
  // Answers are kept under keys that say nothing.
  if (rest[0] === "found_right") return `${name} · ${label(rest[0], known)}`;
  return rest.length === 0 ? name : `${name} · ${rest.map((field) => label(field, known)).join(" · ")}`;
}

/** The part that a field belongs to and the field's own name, as within a sentence: «Waypoint 2, Calvi», «arrival»; null for one of no part. */
export function partAndField(path: string, known: Known, part: unknown): { part: string; field: string } | null {
  const [map = "", id, ...rest] = path.split(".");
  if (id === undefined || rest.length === 0) return null;
  return {
    part: partWords(map, id, known, part),
    field: rest.map((field) => inSentence(label(field, known))).join(" · "),
  };
}

/** The price of a part, as people read it; empty for a part without a price or an amount. */
export function amountOf(path: string, part: unknown, known: Known): string {
  if (!isMap(part)) return "";
  const field = ["amount", "price"].find((key) => typeof part[key] === "number");
  return field === undefined ? "" : valueWords(`${path}.${field}`, part[field], known);
}

/** Names a field by itself, without the part that it belongs to: «Arrival». */
export function fieldLabel(path: string, known: Known): string {
  return label(path.split(".").at(-1) ?? "", known);
}

/** A value as people read it. */
export function valueWords(path: string, value: unknown, known: Known): string {
  const t = textFor(fieldMessages);
  const field = path.split(".").at(-1) ?? "";
  if (value === null || value === undefined || value === "") {
    return t(isPart(path) ? "syncValue.removed" : "syncValue.empty");
  }
  if (typeof value === "boolean") return t(value ? "syncValue.true" : "syncValue.false");
  if (typeof value === "number") return numberWords(field, value, known);
  if (typeof value === "string") return textWords(field, value, known);
  if (Array.isArray(value)) return t("syncValue.points", { count: value.length });
  if (!isMap(value)) return String(value);
  if (field === "cancelled" || path.includes(".found_right")) return t("syncValue.true");
  if (field === "other") return otherWords(value, known);
  return listed([t("syncValue.kept"), partDetails(path, value, known)]);
}

/**
 * Describes a part, without the fields in its name and those at their defaults: «Price: €500.00; Description: 12 m».
 */
export function partDetails(path: string, part: unknown, known: Known): string {
  if (!isMap(part)) return "";
  const shown = Object.entries(part)
    .filter(([key, value]) => !UNSAID.has(key) && value !== null && value !== false && value !== "")
    .map(([key, value]) =>
      textFor(fieldMessages)("syncValue.detail", {
        field: label(key, known),
        value: valueWords(`${path}.${key}`, value, known),
      }),
    );
  return clipped(listed(shown));
}

function listed(details: readonly string[]): string {
  return details.join(textFor(fieldMessages)("syncValue.between"));
}

function isPart(path: string): boolean {
  return path.split(".").length === 2;
}

function label(field: string, { collection }: Known): string {
  const [messages, prefix] = LABELS[collection] ?? [fieldMessages, "syncField"];
  const key = `${prefix}.${field}`;
  if (key in messages) return textFor<Messages>(messages)(key);
  const own = `syncField.${field}`;
  // A field of a newer version: its own name says more than nothing.
  return own in fieldMessages ? textFor<Messages>(fieldMessages)(own) : field.replaceAll("_", " ");
}

function partWords(map: string, id: string, known: Known, part: unknown): string {
  const t = textFor<Messages>(fieldMessages);
  if (map === "parties") return partyWords(id, known);
  if (map === "shares") return t("syncPart.shares", { name: partyWords(id, known) });
  const named = partOfAgreement(map, id, known, part);
  if (named !== null) return named;
  const name = partName(map, id, known, part);
  const key = `syncPart.${map}`;
  return key in fieldMessages ? t(key, { name }).trim() : `${map} ${name}`;
}

/** A party by its key: «Broker Ada Lovelace». */
function partyWords(key: string, known: Known): string {
  const [role = "", profile] = key.split(":");
  const name =
    namedBy(known, role)?.get(key) ?? partNames(role, [{ item: personIn(known)(Number(profile)), number: null }])[0];
  return name?.[known.language] ?? key;
}

/** A part of the agreement whose name is a term's; null for one of another kind. */
function partOfAgreement(map: string, id: string, known: Known, spare: unknown): string | null {
  const gone = isMap(spare) ? { id, part: spare } : undefined;
  return namedBy(known, map, gone)?.get(id)?.[known.language] ?? null;
}

function namedBy(known: Known, list: string, gone?: { id: string; part: JsonMap }): Map<string, Bilingual> | null {
  return known.agreement && namesOfParts(list, { agreement: known.agreement, person: personIn(known) }, gone);
}

function personIn(known: Known): NamedAgreement["person"] {
  return (id) => ({ last_name: personWords(id, known) });
}

/** A part by what it says of itself, where the agreement does not name it. */
function partName(map: string, id: string, known: Known, spare: unknown): string {
  const standing = known.agreement ? standingPart(known.agreement, map, id) : null;
  const part = isMap(standing) ? standing : isMap(spare) ? spare : {};
  if (typeof part["profile_id"] === "number") return personWords(part["profile_id"], known);
  const ownName = [part["call_location_str"], part["name"], part["designation"], part["note"]].find(
    (text) => typeof text === "string" && text.trim() !== "",
  );
  if (typeof ownName === "string") return ownName;
  const member = [part["given_names"], part["family_name"]].filter((text) => typeof text === "string").join(" ");
  if (member !== "") return member;
  if (typeof part["party"] === "string") return partyWords(part["party"], known);
  return typeof part["about"] === "string" ? termWords(part["about"], known) : "";
}

/** A person by name; one whose profile the reader does not have by its number. */
function personWords(id: number, known: Known): string {
  return known.person(id) ?? textFor(fieldMessages)("syncValue.person", { id });
}

/** The term that a comment is about, as the comment itself names it. */
function termWords(about: string, known: Known): string {
  const { agreement, language } = known;
  return (agreement ? nameOfTerm(about, { agreement, person: personIn(known) }) : termLabel(about))[language];
}

function standingPart(agreement: AgreementBody, map: string, id: string): unknown {
  const parts: unknown = agreement[map as keyof AgreementBody];
  return isMap(parts) ? parts[id] : null;
}

function numberWords(field: string, value: number, known: Known): string {
  const locale = localeOf(known.language);
  if (field.endsWith("profile_id")) return personWords(value, known);
  if (field === "yacht_id") return known.yacht(value) ?? String(value);
  if (field === "latitude" || field === "longitude") return formatCoordinate(value, locale);
  if (RATIO.test(field)) return formatTaxRate(value, locale);
  if (MONEY.test(field) && known.agreement) return formatPrice(value, known.agreement.currency, locale);
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(value);
}

/** Money in another currency than the agreement's, with its rate: «$120.00 (1.0823)». */
function otherWords({ amount, currency, rate }: Readonly<Record<string, unknown>>, { language }: Known): string {
  if (typeof amount !== "number" || typeof currency !== "string") return "";
  const locale = localeOf(language);
  const money = formatPrice(amount, currency, locale);
  return typeof rate === "number" ? `${money} (${formatRate(rate, locale)})` : money;
}

function textWords(field: string, value: string, known: Known): string {
  if (INSTANT.test(value)) return when(value);
  if (field.endsWith("_waypoint")) return partOfAgreement("waypoints", value, known, null) ?? "";
  if (field === "party") return partyWords(value, known);
  if (field === "about") return termWords(value, known);
  if (field === "answers") return clipped(known.agreement?.comments[value]?.text ?? "");
  if (field === "call_id") return partOfAgreement("payment_calls", value, known, null) ?? "";
  const key = `syncValue.${field}.${value}`;
  return clipped(key in fieldMessages ? textFor<Messages>(fieldMessages)(key) : value);
}

function clipped(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
