import type { SpotlightActionData } from "@mantine/spotlight";
import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { ROLES } from "shared-schema/base/roles";
import { fullName } from "shared-schema/profile/schema";
import { useAgreements, useProfiles } from "../../store/queries/documents.ts";
import { compareNames } from "../../ui/table/names.ts";
import { openAgreementId } from "../access/openAgreementId.ts";

/** People on no agreement come last. */
const NOWHERE = 2 * ROLES.length;

/**
 * The people on this device: those on the open agreement first, then those on others, and among them parties before their guests.
 * Made once, not at every letter: there may be thousands.
 */
export function usePersonActions(): SpotlightActionData[] {
  const navigate = useNavigate();
  const profiles = useProfiles();
  const ranks = useRanks();
  return useMemo(() => {
    const rankOf = (id: number) => ranks.get(id) ?? NOWHERE;
    return (
      profiles
        ?.toSorted((a, b) => rankOf(a.id) - rankOf(b.id) || compareNames(fullName(a.body), fullName(b.body)))
        .map(({ id, body }) => ({
          id: `person-${id}`,
          label: fullName(body),
          description: body.company_name ?? "",
          onClick: () => navigate(`/contacts/${id}`),
        })) ?? []
    );
  }, [ranks, profiles, navigate]);
}

/** How near people are to what is on the screen: whoever looks for a name there means those on the open agreement. */
function useRanks(): ReadonlyMap<number, number> {
  const open = openAgreementId(useLocation().pathname);
  const agreements = useAgreements();
  return useMemo(() => {
    const ranks = new Map<number, number>();
    for (const { id, body } of agreements ?? []) {
      for (const { role, profile_id } of Object.values(body.parties)) {
        const rank = (role === "passengers" ? ROLES.length - 1 : 0) + (id === open ? 0 : ROLES.length);
        ranks.set(profile_id, Math.min(rank, ranks.get(profile_id) ?? NOWHERE));
      }
    }
    return ranks;
  }, [agreements, open]);
}
