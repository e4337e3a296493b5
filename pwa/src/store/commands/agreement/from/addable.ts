import { isAmong, type Viewer } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { ProfileBody } from "shared-schema/profile/schema";
import type { YachtBody } from "shared-schema/yacht/schema";
import { runtime } from "../../../database/runtime.ts";

/** The yacht and the people of a source, as far as this device holds them. */
export interface AddableHere {
  /** The document, where the user may put it on an agreement; null for any other. */
  yacht(number: number): YachtBody | null;
  profile(number: number): ProfileBody | null;
  /** The document as the device holds it, whether it may be added or not. */
  heldYacht(number: number): YachtBody | null;
  heldProfile(number: number): ProfileBody | null;
}

/** Reads what of a source the user may put on an agreement. The server asks the same (`mayAddLink`): what a device does not hold, it does not add. */
export async function addableHere(yachtNumber: number | null, profileNumbers: readonly number[]): Promise<AddableHere> {
  const { collections, viewer } = await runtime();
  const me = viewer();
  const agreements = (await collections.agreements.find().exec()).map((row) => row.toMutableJSON().body);
  const contacts = (await collections.contacts.find().exec()).map((row) => row.toMutableJSON().body.profile_id);
  const profiles = await collections.profiles.findByIds(profileNumbers.map(String)).exec();
  const yacht = yachtNumber === null ? null : await collections.yachts.findOne(String(yachtNumber)).exec();
  const party = { ...me, is_admin: false };
  const mine = agreements.filter((agreement) => isAmong("professionals", agreement, party));
  const heldYacht = (number: number) => (number === yachtNumber ? (yacht?.toMutableJSON().body ?? null) : null);
  const heldProfile = (number: number) => profiles.get(String(number))?.toMutableJSON().body ?? null;
  return {
    heldYacht,
    heldProfile,
    yacht: (number) => {
      const body = heldYacht(number);
      const isKnown =
        me.is_admin || body?.created_by === me.user_id || mine.some(({ yacht_id }) => yacht_id === number);
      return isKnown ? body : null;
    },
    profile: (number) => {
      const body = heldProfile(number);
      const isTied = contacts.includes(number) || mine.some((agreement) => isOn(agreement, number));
      return body && (isTied || isOwn(body, me)) ? body : null;
    },
  };
}

function isOn({ parties }: AgreementBody, number: number): boolean {
  return Object.values(parties).some(({ profile_id }) => profile_id === number);
}

function isOwn({ created_by, user_id }: ProfileBody, viewer: Viewer): boolean {
  return viewer.is_admin || created_by === viewer.user_id || user_id === viewer.user_id;
}
