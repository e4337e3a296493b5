import { putParty, takeParty } from "shared-schema/agreement/mutations/parties";
import { done, type Result } from "shared-schema/base/result";
import { partyKey, type Role } from "shared-schema/base/roles";
import { editAgreement } from "../editAgreement.ts";
import { editUndoable } from "../undo.ts";

/**
 * Puts a profile on an agreement; in a role that is single it replaces who has it.
 * @returns the party's key
 */
export async function addParty(id: number, role: Role, profileId: number): Promise<Result<string>> {
  const written = await editUndoable(id, (before) => done(putParty(before, role, profileId)));
  return written.ok ? done(partyKey(role, profileId)) : written;
}

/** Takes a party off the agreement; a passenger's stays go with it. */
export async function removeParty(id: number, key: string): Promise<Result<void>> {
  return editUndoable(id, (before) => takeParty(before, key));
}

/** Takes the viewer's last party off the agreement. It cannot be undone: the viewer has no right to come back. */
export async function leaveAgreement(id: number, key: string): Promise<Result<void>> {
  return editAgreement(id, (before) => takeParty(before, key));
}
