import { Button, Group, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { wholeVoyage } from "shared-schema/agreement/mutations/voyageStays";
import { giveWholeVoyage } from "#store/commands/agreement/stays.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { clientMessages } from "../../people/clientMessages.ts";
import { guestRowMessages } from "./guestRowMessages.ts";
import type { Guest } from "./useGuests.ts";

/** Says that passengers have no stay on board, and gives them the whole voyage in one click once there is one. */
export function WithoutStay({ guests }: { guests: readonly Guest[] }) {
  const t = useText(guestRowMessages);
  const stays = useText(clientMessages);
  const { id, agreement, may } = useWorkspace();
  const [refusal, setRefusal] = useState<ReactNode>();
  const without = guests.filter((guest) => guest.stays.length === 0);
  if (without.length === 0) return null;
  const give = async () => {
    const given = await giveWholeVoyage(id);
    setRefusal(given.ok ? undefined : refusalMessage(given.refusal));
  };
  const isEmpty = without.length === guests.length;
  return (
    <Notice tone="wait">
      <Group gap="sm">
        <Text inherit>{isEmpty ? stays("clients.stays.none") : t("guest.noStays", { count: without.length })}</Text>
        {may.terms && wholeVoyage(agreement) !== null && (
          <Button size="compact-md" variant="default" onClick={() => void give()}>
            {t("guest.giveWhole")}
          </Button>
        )}
      </Group>
      {refusal}
    </Notice>
  );
}
