import { partyKey, type Role, SINGLE_ROLES } from "shared-schema/agreement/roles";
import { done, type Result } from "shared-schema/result";
import { editAgreement, lastPos } from "./editAgreement.ts";

/**
 * Puts a profile on an agreement; in a role that is single it replaces who has it.
 * @returns the party's key
 */
export async function addParty(id: number, role: Role, profileId: number): Promise<Result<string>> {
  const key = partyKey(role, profileId);
  const written = await editAgreement(id, (before) => {
    if (before.parties[key]) return done(before);
    const staying = Object.entries(before.parties).filter(
      ([, party]) => party.role !== role || !SINGLE_ROLES.includes(role),
    );
    const party = { role, profile_id: profileId, pos: lastPos(before.parties) };
    return done({ ...before, parties: { ...Object.fromEntries(staying), [key]: party } });
  });
  return written.ok ? done(key) : written;
}

/** Takes a party off the agreement; a passenger's stays go with it. */
export async function removeParty(id: number, key: string): Promise<Result<void>> {
  return editAgreement(id, (before) => {
    const { [key]: leaving, ...parties } = before.parties;
    if (leaving?.role !== "passengers") return done({ ...before, parties });
    const stays = Object.entries(before.stays).filter(([, stay]) => stay.profile_id !== leaving.profile_id);
    return done({ ...before, parties, stays: Object.fromEntries(stays) });
  });
}
