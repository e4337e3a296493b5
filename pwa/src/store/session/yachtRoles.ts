import { ownParties, type Viewer } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { YachtStanding } from "shared-schema/yacht/mayWrite";

/** Returns a viewer's relation to a yacht, by the agreements that use it. */
export function yachtRoles(using: readonly AgreementBody[], viewer: Viewer): YachtStanding {
  const roles = using.flatMap((agreement) => ownParties(agreement, viewer).map((party) => party.role));
  return { user_id: viewer.user_id, is_admin: viewer.is_admin, roles: new Set(roles) };
}
