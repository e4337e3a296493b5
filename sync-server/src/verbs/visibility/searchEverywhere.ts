import { type FoundProfile, profileSearchText } from "shared-schema/api/profile";
import { finderOf } from "shared-schema/api/search";
import { type FoundYacht, yachtSearchText } from "shared-schema/api/yacht";
import { done, type Result, refused } from "shared-schema/base/result";
import type { Actor, Deps } from "../base/context.ts";

/** As many as anybody looks through; more words find fewer. */
const MOST_FOUND = 50;
const forbidden = () => refused("account.administrators-only");

/** Yachts of everybody whose name or port of registry contains a text. For administrators, whose devices do not hold them all. */
export function searchYachts(deps: Deps, actor: Actor, text: string): Result<FoundYacht[]> {
  if (!actor.is_admin) return forbidden();
  return done(firstOf(deps.store.search.yachts(), text, yachtSearchText));
}

/** Profiles of everybody whose name, company or address contains a text. */
export function searchProfiles(deps: Deps, actor: Actor, text: string): Result<FoundProfile[]> {
  if (!actor.is_admin) return forbidden();
  const found = firstOf(deps.store.search.profiles(), text, profileSearchText);
  return done(found.map((row) => ({ ...row, is_company: row.is_company === 1 })));
}

/** The first that contain the text. SQLite compares only letters of ASCII without regard to case, so it is done here. */
function firstOf<Found>(all: Iterable<Found>, text: string, textOf: (found: Found) => string): Found[] {
  const isSought = finderOf(text);
  const found: Found[] = [];
  for (const each of all) {
    if (!isSought(textOf(each))) continue;
    found.push(each);
    if (found.length === MOST_FOUND) break;
  }
  return found;
}
