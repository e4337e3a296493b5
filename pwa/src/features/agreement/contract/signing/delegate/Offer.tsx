import { Group, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import type { DelegationView } from "shared-schema/api/agreement/signing";
import type { Result } from "shared-schema/base/result";
import { acceptDelegation, endDelegation, readDelegation } from "#store/commands/signing/signing.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { Loading } from "#ui/layout/Loading.tsx";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { useAction } from "../useAction.ts";
import { delegateMessages } from "./delegateMessages.ts";

interface Props {
  id: number;
  version: number;
  /** The number of the delegation. */
  delegation: string;
}

/** Asks a delegate to accept; until then nothing of the contract is shown. */
export function Offer({ id, version, delegation }: Props) {
  const t = useText(delegateMessages);
  const [offer, setOffer] = useState<Result<DelegationView> | null>(null);
  const [refused, setRefused] = useState(false);
  const { busy, refusal, run } = useAction();
  useEffect(() => {
    let left = false;
    void readDelegation(id, delegation).then((read) => {
      if (!left) setOffer(read);
    });
    return () => {
      left = true;
    };
  }, [id, delegation]);
  if (offer === null) return <Loading lines={4} />;
  if (!offer.ok) return <Notice tone="alarm">{refusalMessage(offer.refusal)}</Notice>;
  if (refused) return <Text role="status">{t("delegated.refused")}</Text>;
  const { name, title } = offer.value;
  const refuse = async () => {
    if (await run(() => endDelegation({ id, version }, delegation))) setRefused(true);
  };
  return (
    <Stack gap="md">
      <Text>{t("delegated.asked", { name, title })}</Text>
      <Group gap="sm">
        {/* The page asks for the version again by itself, and shows it. */}
        <BusyButton busy={busy} onClick={() => run(() => acceptDelegation({ id, version }, delegation))}>
          {t("delegated.accept")}
        </BusyButton>
        <BusyButton variant="default" busy={busy} onClick={refuse}>
          {t("delegated.refuse")}
        </BusyButton>
      </Group>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </Stack>
  );
}
