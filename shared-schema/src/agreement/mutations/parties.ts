import { done, type Result, refused } from "../../base/result.ts";
import { partyKey, type Role, SINGLE_ROLES } from "../../base/roles.ts";
import type { AgreementBody } from "../schema.ts";
import { lastPos } from "./parts.ts";

/** Puts a profile on the agreement, last in its role; in a role that is single it replaces who has it. */
export function putParty(body: AgreementBody, role: Role, profileId: number): AgreementBody {
  const key = partyKey(role, profileId);
  if (body.parties[key]) return body;
  const staying = Object.entries(body.parties).filter(
    ([, party]) => party.role !== role || !SINGLE_ROLES.includes(role),
  );
  const party = { role, profile_id: profileId, pos: lastPos(body.parties) };
  return { ...body, parties: { ...Object.fromEntries(staying), [key]: party } };
}

/** Takes a party off the agreement; a passenger's stays go along. */
export function takeParty(body: AgreementBody, key: string): Result<AgreementBody> {
  const { [key]: leaving, ...parties } = body.parties;
  if (!leaving) return refused("party.not-found");
  if (leaving.role !== "passengers") return done({ ...body, parties });
  const stays = Object.entries(body.stays).filter(([, stay]) => stay.profile_id !== leaving.profile_id);
  return done({ ...body, parties, stays: Object.fromEntries(stays) });
}
