import type { SpotlightActionData } from "@mantine/spotlight";
import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { fullName } from "shared-schema/profile/schema";
import { useAgreement, useProfiles } from "../../store/queries/documents.ts";
import { compareNames } from "../../ui/table/names.ts";
import { openAgreementId } from "../access/openAgreementId.ts";

/** The people on this device by name, those on the open agreement first. Made once, not at every letter: there may be thousands. */
export function usePersonActions(): SpotlightActionData[] {
  const navigate = useNavigate();
  const profiles = useProfiles();
  const near = usePeopleNear();
  return useMemo(
    () =>
      profiles
        ?.toSorted(
          (a, b) => Number(near.has(b.id)) - Number(near.has(a.id)) || compareNames(fullName(a.body), fullName(b.body)),
        )
        .map(({ id, body }) => ({
          id: `person-${id}`,
          label: fullName(body),
          description: body.company_name ?? "",
          onClick: () => navigate(`/contacts/${id}`),
        })) ?? [],
    [near, profiles, navigate],
  );
}

/** The people on the agreement that is open: whoever looks for a name there means them. */
function usePeopleNear(): ReadonlySet<number> {
  const id = openAgreementId(useLocation().pathname);
  const agreement = useAgreement(id ?? -1);
  const parties = agreement?.body.parties;
  return useMemo(() => new Set(Object.values(parties ?? {}).map(({ profile_id }) => profile_id)), [parties]);
}
