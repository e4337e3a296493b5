import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";
import { pick } from "../base/json.ts";
import { type ContactBody, type ProfileBody, RECORD_FIELDS } from "./schema.ts";

/** The reason why a contact that an import has made is not taken back with it. */
export type KeptReason = "claimed" | "used" | "edited" | "invited";

/** A short form of a profile's content: another one than at its import when someone has edited it since. */
export function printOf(profile: ProfileBody): string {
  const record: readonly string[] = RECORD_FIELDS;
  const said = pick(profile, (field) => !record.includes(field));
  const values = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));
  return bytesToHex(sha256(utf8ToBytes(canonicalize(values) ?? ""))).slice(0, 16);
}

/**
 * Whether a contact stays when its import is undone: someone has an account for it, an agreement uses it, it was edited or invited
 * since. Null where nothing keeps it.
 * @param used the profiles that agreements name
 */
export function keptOfImport(
  contact: Pick<ContactBody, "imported" | "send_invite" | "profile_id">,
  profile: ProfileBody,
  used: ReadonlySet<number>,
): KeptReason | null {
  if (profile.user_id !== null) return "claimed";
  if (used.has(contact.profile_id) || profile.locked || profile.version > 0) return "used";
  if (contact.send_invite) return "invited";
  return printOf(profile) === contact.imported?.print ? null : "edited";
}
