import type { Text } from "#ui/i18n.ts";
import { missingMessages } from "./missingMessages.ts";

type MissingKey = keyof typeof missingMessages;

function isKey(key: string): key is MissingKey {
  return key in missingMessages;
}

/** The name of a waypoint by its place on the route; null where it has none. */
type PlaceAt = (index: number) => string | null;

/** A missing path in words: «Client 1: address», «Portofino: arrival». A path that no one named shows itself. */
export function missingText(t: Text<MissingKey>, path: string, placeAt: PlaceAt): string {
  const [, head = "", second, third] = path.split(".");
  if (head === "waypoints" && second === undefined) return t("agreement.lacks.waypoints");
  const ofWaypoint = `agreement.lacks.waypoint.${third}`;
  if (head === "waypoints" && isKey(ofWaypoint)) {
    const index = Number(second);
    return t(ofWaypoint, { place: placeAt(index) ?? t("agreement.lacks.waypoint.numbered", { number: index + 1 }) });
  }
  const unbalanced = `agreement.lacks.calls.${second}`;
  if (head === "contract_payment_calls" && isKey(unbalanced)) return t(unbalanced);
  const headKey = `agreement.lacks.head.${head}`;
  if (!isKey(headKey)) return path;
  const name = t(headKey);
  if (second === undefined) return name;
  const index = Number(second);
  const part = Number.isInteger(index) ? t("agreement.lacks.numbered", { part: name, number: index + 1 }) : name;
  const field = Number.isInteger(index) ? third : second;
  if (field === undefined) return part;
  return t("agreement.lacks.part", { part, field: fieldText(t, field) });
}

/** Names a missing item of a person, where the person is named above: «address». */
export function missingField(t: Text<MissingKey>, path: string): string {
  const [, head, , field] = path.split(".");
  if (head === "r_passengers") return t("agreement.lacks.stay");
  return field === undefined ? missingText(t, path, () => null) : fieldText(t, field);
}

function fieldText(t: Text<MissingKey>, field: string): string {
  const key = `agreement.lacks.field.${field}`;
  return isKey(key) ? t(key) : field;
}
