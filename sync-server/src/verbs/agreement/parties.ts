import { putParty, takeParty } from "shared-schema/agreement/deeds/parties";
import { partyKey, ROLES, type Role } from "shared-schema/agreement/roles";
import type { PartyView, RoleStatusView } from "shared-schema/api/parties";
import { allParties, partiesOf } from "shared-schema/api/partyProjection";
import { done, type Result } from "shared-schema/result";
import { type Actor, attempt, type Deps } from "../context.ts";
import { editDocument } from "../editDocument.ts";
import { answerAgreement, editAgreement } from "./editAgreement.ts";
import type { ReadAgreement } from "./readAgreement.ts";

const listOf = (role: Role) => (read: ReadAgreement) => partiesOf(read.agreement, role, read.profiles, read.plan);

/** Who is on the agreement in a role. */
export function listParties(deps: Deps, actor: Actor, id: number, role: Role): Result<PartyView[]> {
  return answerAgreement(deps, actor, id, listOf(role));
}

/** Puts a profile on the agreement; it comes last in its role, and takes the place of who has a role that is single. */
export function addParty(deps: Deps, actor: Actor, id: number, role: Role, profileId: number): Result<PartyView[]> {
  return editAgreement(deps, actor, id, (body) => done(putParty(body, role, profileId)), listOf(role));
}

/** Takes a profile off; a passenger's times on board go with it. */
export function removeParty(deps: Deps, actor: Actor, id: number, role: Role, profileId: number): Result<PartyView[]> {
  const edited = attempt(deps, (tx) =>
    editDocument(tx, actor, { collection: "agreements", id: String(id) }, (body) =>
      takeParty(body, partyKey(role, profileId)),
    ),
  );
  if (!edited.ok) return edited;
  const left = listParties(deps, actor, id, role);
  // Who takes oneself off has lost sight of the agreement: there is nothing left to list.
  return left.ok ? left : done([]);
}

/** Every party with the state of its approval. */
export function listRoleStatus(deps: Deps, actor: Actor, id: number): Result<RoleStatusView[]> {
  return answerAgreement(deps, actor, id, ({ agreement, profiles, plan, updated_at }) => {
    const parties = allParties(agreement, profiles, plan);
    return ROLES.flatMap((role) =>
      parties[role].map((profile) => ({
        role,
        profile,
        current_approval: null,
        past_approval: null,
        last_edit_dt: updated_at,
      })),
    );
  });
}
