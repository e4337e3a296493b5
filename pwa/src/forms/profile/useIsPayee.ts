import { PAYEE_ROLES } from "shared-schema/visibility/audiences/audiences";
import { useAgreements } from "../../store/queries/documents.ts";

/** Whether a profile has a paid role in any agreement on this device: bank details belong to those alone. */
export function useIsPayee(profileId: number): boolean {
  const agreements = useAgreements();
  return (agreements ?? []).some((agreement) =>
    Object.values(agreement.body.parties).some(
      (party) => party.profile_id === profileId && PAYEE_ROLES.includes(party.role),
    ),
  );
}
