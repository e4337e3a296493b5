import { isMap, type JsonMap, pick } from "shared-schema/base/json";
import { withoutCrewTravelAt } from "shared-schema/crew/travel";
import { TRAVEL_FIELDS } from "shared-schema/profile/schema";
import type { InboxBody } from "shared-schema/sync/inbox";
import type { TextKind } from "../../../store/queries/audit/erasure.ts";
import { rulesFor } from "../../documents/collectionRules.ts";
import type { Eraser } from "./eraser.ts";

/** Numbers that can be asked for. */
type Numbers = Pick<ReadonlySet<string>, "has">;

/** The documents that lose their travel data. */
export interface Travelled {
  /** Profiles that lose passport and visa, by number. */
  profiles: Numbers;
  /** Agreements whose guest preferences go, by number, with the guests who lose them. */
  agreements: Pick<ReadonlyMap<string, Numbers>, "get">;
  /** Agreements whose crew lists lose births and identity documents, by number. */
  crews: Numbers;
}

const FIELDS: ReadonlySet<string> = new Set(TRAVEL_FIELDS);

/** Erases passports of profiles, and guest preferences and crews' papers of agreements, and nothing else. */
export function travelEraser({ profiles, agreements, crews }: Travelled): Eraser {
  const message = (body: JsonMap): JsonMap => {
    const { collection, document_id, path } = body;
    if (collection === "crew_lists" && crews.has(String(document_id))) {
      const cut = (value: unknown) => withoutCrewTravelAt(String(path), value);
      return { ...body, base: cut(body["base"]), mine: cut(body["mine"]), theirs: cut(body["theirs"]) };
    }
    if (collection !== "profiles" || !profiles.has(String(document_id))) return body;
    const isWhole = path === "";
    const side = (value: unknown) => (isWhole ? withoutTravel(value) : null);
    if (!isWhole && !FIELDS.has(String(path))) return body;
    return { ...body, base: side(body["base"]), mine: side(body["mine"]), theirs: side(body["theirs"]) };
  };
  const erased = (collection: string, id: string, body: JsonMap): JsonMap => {
    const erase = rulesFor(collection)?.erase.travel;
    if (!erase) return body;
    const ended = {
      profile: <Profile>(number: string, copy: Profile) => (profiles.has(number) ? withoutTravel(copy) : copy),
      isGuest: (guest: string) => agreements.get(id)?.has(guest) ?? false,
      crew: crews.has(id),
      message,
    };
    return erase(body, ended, id);
  };
  return {
    body: erased,
    text(kind: TextKind, value: unknown, document: string | null) {
      if (!isMap(value)) return value;
      const [collection = "", id = ""] = document?.split("/") ?? [];
      if (kind === "recovered") return erased(collection, id, value);
      const { unkept } = value;
      if (kind !== "answers" || !Array.isArray(unkept)) return value;
      const rows = unkept.map((row: unknown) =>
        isMap(row) && isMap(row["body"]) ? { ...row, body: message(row["body"]) } : row,
      );
      return { ...value, unkept: rows };
    },
  };
}

function withoutTravel<T>(value: T): T | JsonMap {
  if (!isMap(value)) return value;
  const held = Object.keys(pick(value, (key) => FIELDS.has(key)));
  return { ...value, ...Object.fromEntries(held.map((field) => [field, null])) };
}

/** The passport and visa of a state of a profile. */
export function travelData(profile: JsonMap): JsonMap {
  return pick(profile, (key) => FIELDS.has(key));
}

/** Does a state of a profile hold a passport or a visa? */
export function hasTravelData(profile: JsonMap): boolean {
  return TRAVEL_FIELDS.some((field) => Boolean(profile[field]));
}

/** Does a message of an inbox hold a passport or a visa of a profile? */
export function mentionsTravelData({ collection, path, base, mine, theirs }: InboxBody): boolean {
  if (collection !== "profiles") return false;
  const sides = [base, mine, theirs];
  return path === ""
    ? sides.some((side) => isMap(side) && hasTravelData(side))
    : FIELDS.has(path) && sides.some((side) => side !== null);
}
