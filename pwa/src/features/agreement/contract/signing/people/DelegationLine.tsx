import { Group, Text } from "@mantine/core";
import type { SignatoryView } from "shared-schema/api/agreement/signing";
import { acceptDelegation, endDelegation } from "#store/commands/signing/signing.ts";
import { useViewer } from "#store/queries/documents.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { choiceMessages } from "../choiceMessages.ts";
import type { SigningProps } from "../signingContext.ts";
import { useAction } from "../useAction.ts";

interface Props extends SigningProps {
  party: SignatoryView["parties"][number];
}

/** The person to whom a party has handed its signing. Both sides end it; the delegate accepts it. */
export function DelegationLine({ place, view, offline, party }: Props) {
  const t = useText(choiceMessages);
  const { profile_ids } = useViewer();
  const { busy, refusal, run } = useAction();
  const { delegation } = party;
  const isParty = profile_ids.has(party.profile_id);
  const isSigned = view.signatories.some(
    ({ signature, parties }) => signature?.status === "SIGNED" && parties.some(({ key }) => key === party.key),
  );
  // A signature names the person who made it.
  if (!delegation || delegation.state === "ended" || isSigned) return null;
  const mayAccept = delegation.is_own && delegation.state === "offered";
  return (
    <Group gap="sm">
      <Text size="sm" c="dimmed">
        {t(`delegate.${delegation.state}`, { name: delegation.name })}
      </Text>
      {mayAccept && (
        <BusyButton
          size="compact-md"
          disabled={offline}
          busy={busy}
          onClick={() => run(() => acceptDelegation(place, delegation.id))}
        >
          {t("delegate.accept", { name: party.name })}
        </BusyButton>
      )}
      {(delegation.is_own || isParty) && (
        <BusyButton
          size="compact-md"
          variant="default"
          disabled={offline}
          busy={busy}
          onClick={() => run(() => endDelegation(place, delegation.id))}
        >
          {t(mayAccept ? "delegate.refuse" : "delegate.end")}
        </BusyButton>
      )}
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </Group>
  );
}
