import { fullName, type ProfileBody } from "shared-schema/profile/schema";
import type { PersonOf } from "shared-schema/signing/signatories";
import { accountNow } from "../base/account/accountNow.ts";
import { nameOfProfile } from "../base/account/nameOf.ts";
import { ownerOf } from "../base/account/ownerOf.ts";
import type { Tx } from "../base/context.ts";

/** The key of the person behind an account, whatever it was merged into. */
export function personOfUser(tx: Pick<Tx, "store">, userId: number): string {
  return `user:${accountNow(tx, userId)}`;
}

/** Names people by their account, and by their profile until they have joined. */
export function personsIn(tx: Pick<Tx, "store">): PersonOf {
  return (profileId) => {
    const owner = ownerOf(tx, profileId);
    return owner === null ? `profile:${profileId}` : personOfUser(tx, owner);
  };
}

/** The account of a person; null for one who has not joined. */
export function userOf(person: string): number | null {
  const [kind, number] = person.split(":");
  return kind === "user" ? Number(number) : null;
}

type Profiles = Readonly<Record<string, ProfileBody>>;

/** The name of a profile as the version froze it, else as it is now. */
export function nameIn(tx: Pick<Tx, "store">, profiles: Profiles, profileId: number): string {
  const frozen = profiles[profileId];
  return (frozen ? fullName(frozen) : nameOfProfile(tx, String(profileId))) ?? "—";
}
