import { nameOf, nameOfProfile } from "../../base/account/nameOf.ts";
import type { Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";

/** The author of an edit, as readers of the contract are told. */
export interface Editor {
  /** Of one of the editor's profiles on the agreement; null where there is none. */
  profile_id: number | null;
  /** The editor's name; null for an account that is no longer there, and for no one. */
  name: string | null;
}

/**
 * Names the author of an edit for someone who reads the contract: by the party's name on the agreement, which all of its parties see, or by the
 * account's, as its history does.
 */
export function editorOf(tx: Tx, id: string, userId: number | null): Editor {
  const profile_id = profileOf(tx, id, userId);
  const party = profile_id === null ? null : nameOfProfile(tx, String(profile_id));
  return { profile_id, name: party ?? nameOf(tx, userId) };
}

function profileOf(tx: Tx, id: string, userId: number | null): number | null {
  const row = userId === null ? undefined : tx.store.documents.get("agreements", id);
  if (!row || userId === null) return null;
  const own = new Set(tx.store.documents.idsOwnedBy("profiles", userId).map(Number));
  const party = Object.values(uncut("agreements", row).parties).find(({ profile_id }) => own.has(profile_id));
  return party?.profile_id ?? null;
}
