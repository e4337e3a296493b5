import { accessTo, ownParties, type Viewer } from "../agreement/access.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import type { JsonMap } from "../base/json.ts";
import { done, type Result, refused } from "../base/result.ts";
import type { Inputs } from "../frozen/inputs.ts";
import { withoutPassport } from "../guest/passportRead.ts";
import type { ProfileBody } from "../profile/schema.ts";
import { cut } from "./cut.ts";
import { sightOf } from "./readers.ts";
import { LEAST } from "./sight.ts";

/** The part of an agreement that reaches a person. */
export interface Seen {
  agreement: JsonMap;
  /** By number, without passports: the page that shows it needs none. */
  profiles: Record<number, JsonMap>;
}

/**
 * The person whose view of an agreement someone asks for, as a viewer; refused for those who may not write the agreement, and for
 * people who are not on it. An administrator who is on it counts as the party that he is there.
 * @param profiles of the agreement, as the asker sees them
 */
export function decideSeeingAs(
  agreement: AgreementBody,
  profiles: Inputs["profiles"],
  { viewer, profile_id }: { viewer: Viewer; profile_id: number },
): Result<Viewer> {
  const access = accessTo(agreement, viewer);
  if (!access.read) return refused("agreement.not-found");
  if (!access.write) return refused("agreement.read-only");
  const parties = Object.values(agreement.parties);
  if (!parties.some((party) => party.profile_id === profile_id)) return refused("profile.not-found");
  const owner = profiles[profile_id]?.user_id ?? null;
  const same = parties.filter((party) => owner !== null && profiles[party.profile_id]?.user_id === owner);
  const profile_ids = new Set([profile_id, ...same.map((party) => party.profile_id)]);
  return done({ user_id: owner ?? NO_ACCOUNT, is_admin: false, profile_ids });
}

/** No account has this number. */
const NO_ACCOUNT = 0;

/**
 * The part of a copy of an agreement that reaches someone else too: nothing that the copy lacks, and nothing that the person is not sent.
 * It says what this agreement shows; what the two share elsewhere, and whom the person keeps as a contact, is not told.
 */
export function seenAs(copy: { agreement: AgreementBody; profiles: Inputs["profiles"] }, person: Viewer): Seen {
  const roles = ownParties(copy.agreement, person).map(({ role }) => role);
  const sight = sightOf("agreements", { roles, is_admin: person.is_admin }) ?? LEAST;
  const shownOf = (id: number, profile: ProfileBody): JsonMap => {
    const profile_roles = Object.values(copy.agreement.parties).flatMap((party) =>
      party.profile_id === id ? [party.role] : [],
    );
    const isOwn = person.profile_ids.has(id) || (profile.user_id === null && profile.created_by === person.user_id);
    const around = {
      ...{ own: isOwn, is_admin: person.is_admin, is_company: profile.is_company },
      shared: [{ viewer_roles: roles, profile_roles }],
    };
    return cut("profiles", withoutPassport(profile), { sight: sightOf("profiles", around) ?? LEAST });
  };
  return {
    agreement: cut("agreements", { ...copy.agreement }, { sight }),
    profiles: Object.fromEntries(
      Object.entries(copy.profiles).map(([id, profile]) => [id, shownOf(Number(id), profile)]),
    ),
  };
}
