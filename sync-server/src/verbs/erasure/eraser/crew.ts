import { isEqual } from "shared-schema/base/equal";
import { isMap, type JsonMap, pick } from "shared-schema/base/json";
import { CREW_TRAVEL_FIELDS } from "shared-schema/crew/schema";
import type { InboxBody } from "shared-schema/sync/inbox";

const FIELDS: ReadonlySet<string> = new Set(CREW_TRAVEL_FIELDS);

/** The births and identity documents of a state of a crew list, by member. Members without any are left out. */
export function crewTravelData(list: JsonMap): JsonMap {
  const { members } = list;
  if (!isMap(members)) return {};
  const held = Object.entries(members).flatMap(([id, member]) => {
    const data = isMap(member) ? pick(member, (key) => FIELDS.has(key) && member[key] !== null) : {};
    return Object.keys(data).length === 0 ? [] : [[id, data] as const];
  });
  return Object.fromEntries(held);
}

/** A state of a crew list without births and identity documents. */
export function withoutCrewTravel(list: JsonMap): JsonMap {
  return { ...list, members: inMembers(list["members"]) };
}

/** Of what an inbox holds of a crew list: the whole list, one member, or one field, as its path says. */
export function withoutCrewTravelAt(path: string, value: unknown): unknown {
  const [map, , field] = path.split(".");
  if (field !== undefined) return FIELDS.has(field) ? null : value;
  if (map === "members") return path === "members" ? inMembers(value) : emptied(value);
  if (!isMap(value)) return value;
  // Of a list out of sight only what its author wrote is kept, each under its path.
  const written = Object.entries(value).map(([key, item]) => [key, key === "" ? item : withoutCrewTravelAt(key, item)]);
  return Object.fromEntries(written);
}

/** Does a message of an inbox hold births or identity documents of a crew? */
export function tellsCrewTravel({ collection, path, base, mine, theirs }: InboxBody): boolean {
  if (collection !== "crew_lists") return false;
  return [base, mine, theirs].some((side) => !isEqual(withoutCrewTravelAt(path, side), side));
}

function inMembers(members: unknown): unknown {
  if (!isMap(members)) return members;
  return Object.fromEntries(Object.entries(members).map(([id, member]) => [id, emptied(member)]));
}

function emptied(member: unknown): unknown {
  if (!isMap(member)) return member;
  const held = Object.keys(pick(member, (key) => FIELDS.has(key)));
  return { ...member, ...Object.fromEntries(held.map((field) => [field, null])) };
}
