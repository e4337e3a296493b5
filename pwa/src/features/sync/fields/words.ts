import type { AgreementBody } from "shared-schema/agreement/schema";
import { byPos, orderWaypoints } from "shared-schema/itinerary/order";
import { formatCoordinate, formatPrice, formatTaxRate } from "shared-schema/pricing/format";
import { profileFormMessages } from "../../../forms/profile/messages.ts";
import { yachtFormMessages } from "../../../forms/yacht/messages.ts";
import { type Language, type Messages, textFor } from "../../../ui/i18n.ts";
import { when } from "../when.ts";
import { isMap } from "./changes.ts";
import { fieldMessages } from "./messages.ts";

/** What names can be looked up in. */
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
const RATIO = /ratio|vat_rate/;
const LONGEST = 300;

const LABELS: Record<string, readonly [Messages, string]> = {
  agreements: [fieldMessages, "syncField"],
  yachts: [yachtFormMessages, "yachtForm"],
  profiles: [profileFormMessages, "profileForm"],
};

/** What a field is called: «Waypoint Calvi · Arrival». */
export function fieldWords(path: string, known: Known, part: unknown): string {
  const [first = "", second, ...rest] = path.split(".");
  if (second === undefined) return label(first, known);
  const name = partWords(first, second, known, part);
  return rest.length === 0 ? name : `${name} · ${rest.map((field) => label(field, known)).join(" · ")}`;
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
  const shown = Object.entries(value)
    .filter(([key, inner]) => inner !== null && key !== "pos" && key !== "track")
    .map(([key, inner]) => `${label(key, known)}: ${valueWords(`${path}.${key}`, inner, known)}`);
  return clipped([t("syncValue.kept"), ...shown].join("; "));
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
  const [role, profile] = id.split(":");
  const key = `syncPart.${map === "parties" ? role : map}`;
  const name = map === "parties" ? (known.person(Number(profile)) ?? String(profile)) : partName(map, id, known, part);
  return key in fieldMessages ? textFor<Messages>(fieldMessages)(key, { name }).trim() : `${map} ${name}`;
}

function partName(map: string, id: string, known: Known, spare: unknown): string {
  const { agreement } = known;
  const standing: unknown =
    agreement && isMap(agreement[map as keyof AgreementBody]) ? standingPart(agreement, map, id) : null;
  const part = isMap(standing) ? standing : isMap(spare) ? spare : {};
  if (typeof part.profile_id === "number") return known.person(part.profile_id) ?? String(part.profile_id);
  const said = [part.call_location_str, part.name, part.designation, part.about].find(
    (text) => typeof text === "string" && text.trim() !== "",
  );
  if (typeof said === "string") return said;
  const place = agreement ? placeInList(agreement, map, id) : 0;
  return place > 0 ? String(place) : "";
}

function standingPart(agreement: AgreementBody, map: string, id: string): unknown {
  const parts: unknown = agreement[map as keyof AgreementBody];
  return isMap(parts) ? parts[id] : null;
}

/** From 1; 0 when it is in no list. */
function placeInList(agreement: AgreementBody, map: string, id: string): number {
  const ordered =
    map === "waypoints"
      ? orderWaypoints(agreement.waypoints)
      : map === "fuel_bunkers"
        ? byPos(agreement.fuel_bunkers)
        : map === "special_conditions"
          ? byPos(agreement.special_conditions)
          : [];
  return ordered.findIndex(([key]) => key === id) + 1;
}

function numberWords(field: string, value: number, known: Known): string {
  const locale = known.language === "fr" ? "fr-FR" : "en-US";
  if (field === "profile_id") return known.person(value) ?? String(value);
  if (field === "yacht_id") return known.yacht(value) ?? String(value);
  if (field === "latitude" || field === "longitude") return formatCoordinate(value, locale);
  if (RATIO.test(field)) return formatTaxRate(value, locale);
  if (MONEY.test(field) && known.agreement) return formatPrice(value, known.agreement.currency, locale);
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(value);
}

function textWords(field: string, value: string, known: Known): string {
  if (INSTANT.test(value)) return when(value);
  if (field.endsWith("_waypoint")) return partName("waypoints", value, known, null);
  const key = `syncValue.${value}`;
  return clipped(key in fieldMessages ? textFor<Messages>(fieldMessages)(key) : value);
}

function clipped(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
