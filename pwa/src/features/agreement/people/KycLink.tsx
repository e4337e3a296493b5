import { checksParties } from "shared-schema/kyc/access";
import { useViewer } from "../../../store/queries/documents.ts";
import { isSample } from "../../../store/session/sample.ts";
import { useText } from "../../../ui/i18n.ts";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { kycLinkMessages } from "./kycLinkMessages.ts";

/** The way to the check of a party, or to all of them, for those who check the others. */
export function KycLink({ party }: { party?: { profile_id: number; name: string } }) {
  const t = useText(kycLinkMessages);
  const address = useKycAddress(party?.profile_id);
  if (address === null) return null;
  if (!party) {
    return (
      <LinkButton to={address} variant="subtle" px={0}>
        {t("kyc.openAll")}
      </LinkButton>
    );
  }
  return (
    <LinkButton to={address} variant="subtle" color="gray" label={t("kyc.openOf", { name: party.name })}>
      {t("kyc.open")}
    </LinkButton>
  );
}

/** The address of a party's check, or of all checks; null for those who do not check it. */
export function useKycAddress(profileId?: number): string | null {
  const { id, agreement } = useWorkspace();
  const viewer = useViewer();
  const isOwn = profileId !== undefined && viewer.profile_ids.has(profileId);
  if (isSample() || isOwn || !checksParties(agreement, viewer)) return null;
  return `/agreement/${id}/kyc${profileId === undefined ? "" : `#${kycAnchor(profileId)}`}`;
}

/** The id of a party's check on its page. */
export function kycAnchor(profileId: number): string {
  return `kyc-${profileId}`;
}
