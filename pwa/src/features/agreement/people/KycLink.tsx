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
  const { id, agreement } = useWorkspace();
  const viewer = useViewer();
  const isOwn = party !== undefined && viewer.profile_ids.has(party.profile_id);
  if (isSample() || isOwn || !checksParties(agreement, viewer)) return null;
  if (!party) {
    return (
      <LinkButton to={`/agreement/${id}/kyc`} variant="subtle" px={0}>
        {t("kyc.openAll")}
      </LinkButton>
    );
  }
  return (
    <LinkButton
      to={`/agreement/${id}/kyc#${kycAnchor(party.profile_id)}`}
      variant="subtle"
      color="gray"
      label={t("kyc.openOf", { name: party.name })}
    >
      {t("kyc.open")}
    </LinkButton>
  );
}

/** The id of a party's check on its page. */
export function kycAnchor(profileId: number): string {
  return `kyc-${profileId}`;
}
