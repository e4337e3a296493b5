import { isContainer } from "shared-schema/base/equal";
import { refused } from "shared-schema/base/result";
import { MOST_BYTES, MOST_PERSON_BYTES, tooLarge } from "shared-schema/base/size";
import { type EditOutcome, type PushedEdit, refusedOutcome } from "./edit.ts";

/**
 * Refuses a change in which a document is too large or nested too deep. Every change of every collection is checked
 * before anything is compared, decided or stored. Only the reason is kept here; the device that made the edit keeps
 * what was typed.
 */
export function tooLargeChange({ collection, assumed, next }: PushedEdit): EditOutcome | null {
  const mostBytes = collection === "profiles" || collection === "contacts" ? MOST_PERSON_BYTES : MOST_BYTES;
  // The assumed state may have been stored under an earlier limit, and the edit may shorten it.
  return tooLargeDocument(next, mostBytes) ?? tooLargeDocument(assumed, MOST_BYTES);
}

function tooLargeDocument(document: unknown, mostBytes: number): EditOutcome | null {
  if (!isContainer(document)) return null;
  const { body, ...around } = document;
  if (Object.values(around).some(isContainer)) return refusedOutcome(refused("document.unreadable"));
  const large = tooLarge(body, mostBytes);
  return large && refusedOutcome(large);
}
