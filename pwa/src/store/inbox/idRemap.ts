import type { AgreementBody } from "shared-schema/agreement/schema";
import { done } from "shared-schema/base/result";
import { partyKey } from "shared-schema/base/roles";
import { COMMISSION_ROLES, type CommissionBody } from "shared-schema/commission/schema";
import type { ContactBody } from "shared-schema/profile/schema";
import { z } from "zod";
import type { TakeNumber } from "../commands/insertNumbered.ts";
import type { DeviceDatabase } from "../database/device.ts";
import { takeId } from "../database/leases.ts";

type Numbered = "agreements" | "yachts" | "profiles";

const KEY = "made-again:";

/** The number of now, and when it was given, ms. */
const given = z.object({ to: z.int(), at: z.number() });
type Given = z.infer<typeof given>;

/**
 * The number that was set aside to make something again whose create the server refused at `decidedAt`, UTC; null when none
 * was. One that was given before that is someone's who came earlier under the same number.
 */
export async function reservedId(
  device: DeviceDatabase,
  of: Numbered,
  former: string,
  decidedAt: string,
): Promise<number | null> {
  const kept = await device.settings.get(`${KEY}${of}/${former}`);
  const { data } = given.safeParse(kept?.value);
  return data && Date.parse(decidedAt) <= data.at ? data.to : null;
}

/**
 * Sets a number aside at the moment `now`, ms, to make something again that was refused at `decidedAt`, UTC: the same one
 * however often it is asked for. It is remembered in one step with its leaving the lease, before anything is made under it: a
 * page that ends at any point leaves no second one.
 */
export function reserveId(of: Numbered, former: string, decidedAt: string, now: number): TakeNumber {
  return (device, kind) =>
    device.transaction("rw", device.leases, device.settings, async () => {
      const known = await reservedId(device, of, former, decidedAt);
      if (known !== null) return done(known);
      const taken = await takeId(device, kind);
      if (!taken.ok) return taken;
      // A device whose clock is behind the server's finds its number again, too.
      const at = Math.max(now, Date.parse(decidedAt));
      await device.settings.put({ key: `${KEY}${of}/${former}`, value: { to: taken.value, at } satisfies Given });
      return taken;
    });
}

/** The new numbers of refused ids: «profiles/101» → 102. */
export type IdRemap = ReadonlyMap<string, number>;

/**
 * Returns the ids reassigned on this device since an edit was decided, UTC. An edit written after an id was reassigned
 * means its rightful holder.
 */
export async function remappedIds(device: DeviceDatabase, decidedAt: string): Promise<IdRemap> {
  const kept = await device.settings.where("key").startsWith(KEY).toArray();
  return new Map(
    kept.flatMap(({ key, value }) => {
      const { data } = given.safeParse(value);
      return data && Date.parse(decidedAt) <= data.at ? [[key.slice(KEY.length), data.to] as const] : [];
    }),
  );
}

/** A contact whose profiles are called by their numbers of now. */
export function renumberedContact(body: ContactBody, numbers: IdRemap): ContactBody {
  const now = (id: number) => numbers.get(`profiles/${id}`) ?? id;
  return { ...body, from_profile_id: now(body.from_profile_id), profile_id: now(body.profile_id) };
}

/** A commission whose parties are called by their numbers of now. */
export function renumberedCommission(body: CommissionBody, numbers: IdRemap): CommissionBody {
  const now = (key: string) => {
    const role = COMMISSION_ROLES.find((each) => key.startsWith(`${each}:`));
    const profile = numbers.get(`profiles/${key.split(":")[1]}`);
    return role && profile !== undefined ? partyKey(role, profile) : key;
  };
  const shares = Object.entries(body.shares).map(([key, share]) => [now(key), share] as const);
  const instalments = Object.entries(body.instalments).map(
    ([id, instalment]) => [id, { ...instalment, party: now(instalment.party) }] as const,
  );
  return { ...body, shares: Object.fromEntries(shares), instalments: Object.fromEntries(instalments) };
}

/**
 * Returns an agreement in which the author's additions carry their present ids. Earlier entries are left alone: there
 * the old id may belong to someone else.
 */
export function renumberedAgreement(
  before: Pick<AgreementBody, "parties" | "stays" | "yacht_id"> | null,
  after: AgreementBody,
  numbers: IdRemap,
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
