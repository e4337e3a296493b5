import { partyKey } from "../../base/roles.ts";
import type { AgreementBody, Party } from "../schema.ts";

/**
 * A draft with one profile in the place of another. Where both stand in a role, one party remains; stays of both are kept.
 */
export function replaceProfile(agreement: AgreementBody, from: number, to: number): AgreementBody {
  const parties: Record<string, Party> = {};
  for (const [key, party] of Object.entries(agreement.parties)) {
    if (party.profile_id !== from) parties[key] = party;
    else if (!Object.hasOwn(agreement.parties, partyKey(party.role, to))) {
      parties[partyKey(party.role, to)] = { ...party, profile_id: to };
    }
  }
  const stays = Object.fromEntries(
    Object.entries(agreement.stays).map(([key, stay]) => [
      key,
      stay.profile_id === from ? { ...stay, profile_id: to } : stay,
    ]),
  );
  return { ...agreement, parties, stays };
}
