import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { type PassengerPage, passengerPage } from "shared-schema/api/privacy/passengerLink";
import { z } from "zod";
import { parseKept } from "../database/parseJson.ts";
import type { TextStorage } from "./draftStore.ts";

const PREFIX = "passerelle.passenger.";

const draft = z.object({
  /** The page as it was when typing began: edits that others make afterwards are noticed by its revision. */
  page: passengerPage,
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
});
export interface PassengerDraft {
  page: PassengerPage;
  values: Record<string, string | boolean>;
}

/** The key says nothing of the token: the storage outlives the page. */
function keyOf(token: string): string {
  return PREFIX + bytesToHex(sha256(utf8ToBytes(token))).slice(0, 32);
}

/** The form of a passenger's link as it was typed on this device; null where there is none. */
export function readPassengerDraft(storage: TextStorage, token: string): PassengerDraft | null {
  try {
    const kept = draft.safeParse(parseKept(storage.getItem(keyOf(token)) ?? "null"));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

/** Keeps the form. A storage that is full or closed keeps nothing; the page itself still has it. */
export function keepPassengerDraft(storage: TextStorage, token: string, kept: PassengerDraft): void {
  try {
    storage.setItem(keyOf(token), JSON.stringify(kept));
  } catch {
    // The page keeps what was typed for as long as it is open.
  }
}

/** Forgets the form of a link, and those of links that have expired. @param now UTC */
export function forgetPassengerDrafts(storage: TextStorage, token: string | null, now: string): void {
  try {
    if (token !== null) storage.removeItem(keyOf(token));
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) {
      if (key === null || !key.startsWith(PREFIX)) continue;
      const kept = draft.safeParse(parseKept(storage.getItem(key) ?? "null"));
      if (!kept.success || Date.parse(kept.data.page.expires_at) < Date.parse(now)) storage.removeItem(key);
    }
  } catch {
    // A storage that cannot be read holds nothing that could be forgotten.
  }
}
