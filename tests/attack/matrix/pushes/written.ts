import { newAgreement } from "shared-schema/agreement/create";
import { NO_COMMISSION } from "shared-schema/commission/schema";
import { NO_CREW } from "shared-schema/crew/schema";
import { contactKey, newProfile } from "shared-schema/profile/schema";
import type { LeaseKind, WrittenCollection } from "shared-schema/sync/wire";
import { newYacht } from "shared-schema/yacht/schema";
import { systemIds } from "sync-server/ports/ids";
import type { TestClient } from "sync-server/testing/client";
import { changeOf, pushOne } from "sync-server/testing/device";

export type Body = Record<string, unknown>;

/** A new document with its key, and an edit of it. */
export interface Written {
  id: string;
  body: Body;
  edit: Body;
}

/** The account that a document says it belongs to, and the one that gives it its number. */
export interface Hands {
  owner: TestClient;
  author: TestClient;
  /** The agreement that it belongs to. */
  stageId(): Promise<number>;
}

const AT = "2027-01-15T09:00:00.000Z";
const MEMBER = {
  ...{ pos: "a0", family_name: "Pushed", given_names: null, rank: null, nationality: null, gender: null },
  ...{ date_of_birth: null, place_of_birth: null, document_type: null, document_number: null },
  ...{ document_country: null, document_expiration: null },
};

/** New documents of each collection that people write. */
export const WRITTEN: Record<WrittenCollection, (hands: Hands) => Promise<Written>> = {
  profiles: async ({ owner, author }) => {
    const person = { first_name: "Pushed", last_name: "Person", created_by: owner.userId, created_at: AT };
    const body = newProfile({ ...person, user_id: owner.userId });
    return { id: await leased(author, "profile"), body, edit: { city: "Nice" } };
  },
  yachts: async ({ owner, author }) => {
    const made = { created_by: owner.userId, created_at: AT };
    const body = newYacht({ name: "Pushed", port_of_registry: "Nice", type: "SAIL", ...made });
    return { id: await leased(author, "yacht"), body, edit: { yard: "Feadship" } };
  },
  agreements: async ({ owner, author }) => {
    const draft = { name: "Pushed", contract_type: "CRUISE", currency: "EUR", bunkerId: systemIds.uuid() } as const;
    const body = newAgreement({ ...draft, created_by: owner.userId, created_at: AT });
    return { id: await leased(author, "agreement"), body, edit: { cruise_areas: "Matrix" } };
  },
  contacts: async ({ owner }) => {
    const profile_id = await unclaimedProfile(owner);
    const ends = { user_id: owner.userId, from_profile_id: owner.profileId, profile_id };
    const body = { ...ends, email: null, send_invite: false, created_at: AT };
    return { id: contactKey(owner.profileId, profile_id), body, edit: { email: "pushed@attack.test" } };
  },
  commissions: async ({ stageId }) => ({
    id: String(await stageId()),
    body: { ...NO_COMMISSION, brokers: 0.1 },
    edit: { brokers: 0.12 },
  }),
  crew_lists: async ({ stageId }) => ({
    id: String(await stageId()),
    body: { ...NO_CREW, members: { [systemIds.uuid()]: MEMBER } },
    edit: { members: {} },
  }),
  inbox: async ({ owner }) => {
    const about = { collection: "yachts", document_id: "1", title: "Yacht 1", op: "pushed-op-1", path: "name" };
    const sides = { base: "A", mine: "B", theirs: "C", at: AT, by: null };
    const body = { user_id: owner.userId, kind: "conflict", code: "edit.conflict", ...about, ...sides };
    return { id: `pushed-${systemIds.uuid()}`, body, edit: { title: "Another" } };
  },
};

/** A profile that belongs to no account. @returns its number */
async function unclaimedProfile(owner: TestClient): Promise<number> {
  const id = await leased(owner, "profile");
  const person = { first_name: "Pushed", last_name: "Contact", created_by: owner.userId, created_at: AT };
  await pushOne(owner, changeOf("profiles", null, { id, body: newProfile({ ...person, user_id: null }) }));
  return Number(id);
}

/** A number that an account may give; one that it may not give, where it is leased none. */
async function leased(author: TestClient, kind: LeaseKind): Promise<string> {
  const { body } = await author.post("/sync/lease", { kind });
  return String(body.from ?? 9_999);
}
