import { isEqual } from "../base/equal.ts";
import { entryOf, keysOf } from "../base/json.ts";
import { partyKey } from "../base/roles.ts";
import type { Viewer } from "./access.ts";
import type { AgreementBody } from "./schema.ts";

/** The keys that a reader's change may touch;  `stays` only go with the passenger who leaves. */
const READER_KEYS: readonly string[] = ["comments", "parties", "stays"];

/**
 * Is this a change that everybody who reads the agreement may make: to comment, and to take oneself off? Whose comments
 * they are is decided elsewhere.
 */
export function isReaderChange(before: AgreementBody, next: AgreementBody, viewer: Viewer): boolean {
  const changed = keysOf(before, next).filter((key) => !isEqual(entryOf(before, key), entryOf(next, key)));
  if (changed.length === 0 || changed.some((key) => !READER_KEYS.includes(key))) return false;
  return isEqual(next.parties, partiesLeft(before, next, viewer)) && isEqual(next.stays, staysLeft(before, next));
}

/** Does this change nothing but take the viewer off the agreement? */
export function isLeaving(before: AgreementBody, next: AgreementBody, viewer: Viewer): boolean {
  return isReaderChange(before, next, viewer) && isEqual(before.comments, next.comments);
}

/** The former parties without those of the viewer's own that the change removes. */
function partiesLeft(before: AgreementBody, next: AgreementBody, viewer: Viewer): AgreementBody["parties"] {
  const staying = Object.entries(before.parties).filter(
    ([key, { profile_id }]) => Object.hasOwn(next.parties, key) || !viewer.profile_ids.has(profile_id),
  );
  return Object.fromEntries(staying);
}

/** The former stays without those of passengers whom the change removes. */
function staysLeft(before: AgreementBody, next: AgreementBody): AgreementBody["stays"] {
  const isGone = (profileId: number) => {
    const key = partyKey("passengers", profileId);
    return Object.hasOwn(before.parties, key) && !Object.hasOwn(next.parties, key);
  };
  return Object.fromEntries(Object.entries(before.stays).filter(([, { profile_id }]) => !isGone(profile_id)));
}
