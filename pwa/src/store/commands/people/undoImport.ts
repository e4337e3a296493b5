import type { Refusal } from "shared-schema/base/result";
import { type KeptReason, keptOfImport } from "shared-schema/profile/imported";
import { fullName } from "shared-schema/profile/schema";
import { runtime } from "../../database/runtime.ts";
import { removeContact } from "../contacts.ts";
import { setProfileAside } from "../profiles.ts";

interface UndoneImport {
  removed: number;
  /** The people that stay, and the reason. */
  kept: { name: string; reason: KeptReason }[];
  /** The reason why it ended before all were taken back. */
  refusal: Refusal | null;
}

/**
 * Removes the contacts that an import has made, except those edited or used since.
 * @param onProgress is told how many of its people were dealt with
 */
export async function undoImport(
  id: string,
  onProgress: (dealt: number, total: number) => void = () => undefined,
): Promise<UndoneImport> {
  const { collections } = await runtime();
  const agreements = (await collections.agreements.find().exec()).flatMap(({ body }) => Object.values(body.parties));
  const used = new Set(agreements.map(({ profile_id }) => profile_id));
  const contacts = (await collections.contacts.find().exec())
    .map((document) => document.toMutableJSON())
    .filter(({ body }) => body.imported?.id === id);
  const profiles = await collections.profiles.findByIds(contacts.map(({ body }) => String(body.profile_id))).exec();
  const undone: UndoneImport = { removed: 0, kept: [], refusal: null };
  for (const [dealt, contact] of contacts.entries()) {
    onProgress(dealt, contacts.length);
    const profile = profiles.get(String(contact.body.profile_id))?.toMutableJSON().body;
    const reason = profile && keptOfImport(contact.body, profile, used);
    if (profile && reason) {
      undone.kept.push({ name: fullName(profile), reason });
      continue;
    }
    // The contact last: what was begun and not finished is found again by it.
    const aside = profile && !profile.soft_deleted ? await setProfileAside(contact.body.profile_id) : null;
    if (aside && !aside.ok) return { ...undone, refusal: aside.refusal };
    const gone = await removeContact(contact.id);
    if (!gone.ok) return { ...undone, refusal: gone.refusal };
    undone.removed += 1;
  }
  return undone;
}
