import { partyKey } from "shared-schema/agreement/roles";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { ContactBody } from "shared-schema/profile/schema";
import { z } from "zod";
import type { DeviceDatabase } from "../device.ts";

type Numbered = "agreements" | "yachts" | "profiles";

const KEY = "made-anew:";

/** The number of now, and when it was given, ms. */
const given = z.object({ to: z.int(), at: z.number() });
type Given = z.infer<typeof given>;

/** Remembers under which number something was made again whose create the server had refused. */
export async function rememberNumber(device: DeviceDatabase, of: Numbered, from: string, value: Given): Promise<void> {
  await device.settings.put({ key: `${KEY}${of}/${from}`, value });
}

/** What the refused numbers are called now: «profiles/101» → 102. */
type NewNumbers = ReadonlyMap<string, number>;

/**
 * The numbers that were given anew on this device since an edit was decided, UTC. Whoever wrote a number after it was given
 * anew means the one who rightfully has it.
 */
export async function newNumbers(device: DeviceDatabase, decidedAt: string): Promise<NewNumbers> {
  const kept = await device.settings.where("key").startsWith(KEY).toArray();
  return new Map(
    kept.flatMap(({ key, value }) => {
      const { data } = given.safeParse(value);
      return data && Date.parse(decidedAt) <= data.at ? [[key.slice(KEY.length), data.to] as const] : [];
    }),
  );
}

/** A contact whose profiles are called by their numbers of now. */
export function renumberedContact(body: ContactBody, numbers: NewNumbers): ContactBody {
  const now = (id: number) => numbers.get(`profiles/${id}`) ?? id;
  return { ...body, from_profile_id: now(body.from_profile_id), profile_id: now(body.profile_id) };
}

/**
 * An agreement in which what the author had put in is called by its number of now. What stood there before is left alone: there
 * the old number may belong to somebody else.
 */
export function renumberedAgreement(
  before: Pick<AgreementBody, "parties" | "stays" | "yacht_id"> | null,
  after: AgreementBody,
  numbers: NewNumbers,
): AgreementBody {
  const now = (id: number) => numbers.get(`profiles/${id}`) ?? id;
  const parties = Object.entries(after.parties).map(([key, party]) => {
    if (before?.parties[key]) return [key, party] as const;
    const profile_id = now(party.profile_id);
    return [partyKey(party.role, profile_id), { ...party, profile_id }] as const;
  });
  const stays = Object.entries(after.stays).map(
    ([key, stay]) => [key, before?.stays[key] ? stay : { ...stay, profile_id: now(stay.profile_id) }] as const,
  );
  const { yacht_id } = after;
  const fresh = yacht_id !== null && yacht_id !== before?.yacht_id;
  return {
    ...after,
    parties: Object.fromEntries(parties),
    stays: Object.fromEntries(stays),
    yacht_id: fresh ? (numbers.get(`yachts/${yacht_id}`) ?? yacht_id) : yacht_id,
  };
}
