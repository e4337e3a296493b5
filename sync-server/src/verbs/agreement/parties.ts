import { putParty, takeParty } from "shared-schema/agreement/mutations/parties";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { PartyView } from "shared-schema/api/agreement/parties";
import { partiesOf } from "shared-schema/api/agreement/partyProjection";
import { done, type Result } from "shared-schema/base/result";
import { partyKey, type Role } from "shared-schema/base/roles";
import type { DocumentEvent } from "../base/audit/events.ts";
import { type Actor, attempt, type Deps } from "../base/context.ts";
import { editDocument } from "../documents/editDocument.ts";
import { answerAgreement } from "./editAgreement.ts";
import { describedAs, type ReadAgreement } from "./readAgreement.ts";

const listOf = (role: Role) => (read: ReadAgreement) => partiesOf(read, role);

/** Lists the parties of the agreement in a role. */
export function listParties(deps: Deps, actor: Actor, id: number, role: Role): Promise<Result<PartyView[]>> {
  return answerAgreement(deps, actor, id, listOf(role));
}

/** Puts a profile on the agreement; it comes last in its role, and takes the place of the one before in a role that is single. */
export function addParty(
  deps: Deps,
  actor: Actor,
  id: number,
  role: Role,
  profileId: number,
): Promise<Result<PartyView[]>> {
  const event = { verb: "party.add", details: { role, profile: profileId } } as const;
  return editParties(deps, actor, { id, role, event }, (body) => done(putParty(body, role, profileId)));
}

/** Takes a profile off; a passenger's times on board go with it. */
export function removeParty(
  deps: Deps,
  actor: Actor,
  id: number,
  role: Role,
  profileId: number,
): Promise<Result<PartyView[]>> {
  const event = { verb: "party.remove", details: { role, profile: profileId } } as const;
  return editParties(deps, actor, { id, role, event }, (body) => takeParty(body, partyKey(role, profileId)));
}

/** Edits the parties and lists a role. An actor whose own last party went with the edit has nothing left to list. */
async function editParties(
  deps: Deps,
  actor: Actor,
  { id, role, event }: { id: number; role: Role; event: DocumentEvent },
  edit: (body: AgreementBody) => Result<AgreementBody>,
): Promise<Result<PartyView[]>> {
  const target = { collection: "agreements" as const, id: String(id), event };
  const edited = attempt(deps, (tx) => editDocument(tx, actor, target, edit));
  if (!edited.ok) return edited;
  return edited.value ? describedAs(deps, actor, edited.value, listOf(role)) : done([]);
}
