import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Role } from "shared-schema/base/roles";
import { folded } from "shared-schema/base/text/folded";
import { ROLE_LABELS } from "shared-schema/labels/parties";
import type { ProfileBody } from "shared-schema/profile/schema";

interface Known {
  agreements: readonly Pick<AgreementBody, "parties">[];
  profiles: readonly { id: number; body: Pick<ProfileBody, "capacity"> }[];
}

/**
 * Those who fit a role best, to be offered first: people who have had it on an agreement, since most captains have been a captain
 * before, and people who call themselves so.
 */
export function fittingFor(role: Role, { agreements, profiles }: Known): Set<number> {
  const parties = agreements.flatMap((agreement) => Object.values(agreement.parties));
  const proven = parties.filter((party) => party.role === role).map(({ profile_id }) => profile_id);
  const names = Object.values(ROLE_LABELS[role]).map(folded);
  const called = profiles.filter(({ body }) => names.some((name) => folded(body.capacity ?? "").includes(name)));
  return new Set([...proven, ...called.map(({ id }) => id)]);
}
