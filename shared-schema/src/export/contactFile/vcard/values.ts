import type ICAL from "ical.js";

/** Stands for a backslash while ical.js reads: it takes an escaped one before a semicolon for an escaped semicolon. No text holds it. */
const BACKSLASH = "\uFDD0";

/** A value as ical.js may read it. */
export function guarded(value: string): string {
  return value
    .replaceAll(BACKSLASH, "")
    .replace(/\\([\s\S])/g, (escaped, sign) => (sign === "\\" ? BACKSLASH : escaped));
}

/** The components of a structured value, or the one text of another; several values in a component are joined. */
export function parts(property: ICAL.Property | null): string[] {
  // As the card writes it: ical.js makes dates of what are none, and throws.
  const value: unknown = property?.toJSON()[3];
  if (value === null || value === undefined) return [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const textIn = (part: unknown) => (Array.isArray(part) ? part.map(String).filter(Boolean).join(" ") : String(part));
  return list.map((part) => textIn(part).replaceAll(BACKSLASH, "\\").trim());
}

/** The value of a property in one text. */
export function oneOf(property: ICAL.Property | null): string {
  return property ? parts(property).filter(Boolean).join(" ") : "";
}

/** Of several values of a property the preferred one first (`PREF=1` of 4.0, `TYPE=pref` before), then mobile phones, then the others. */
export function byPreference(card: ICAL.Component, name: string): ICAL.Property[] {
  return card.getAllProperties(name).toSorted((a, b) => rank(a) - rank(b));
}

function rank(property: ICAL.Property): number {
  const types = [property.getParameter("type") ?? []].flat().map((type) => String(type).toLowerCase());
  if (types.includes("pref")) return 0;
  const pref = Number(property.getParameter("pref") ?? Number.NaN);
  if (pref >= 1) return pref;
  if (types.includes("fax") || types.includes("pager")) return 400;
  return types.includes("cell") ? 200 : 300;
}
