import { Button, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { wholeVoyage } from "shared-schema/agreement/mutations/voyageStays";
import type { Stay } from "shared-schema/agreement/schema";
import { addStay } from "../../../store/commands/agreement/stays.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { PlusIcon } from "../../../ui/icons.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { clientMessages } from "../people/clientMessages.ts";
import classes from "../people/papers/stays.module.css";
import { useCalls } from "../people/papers/useCalls.ts";
import type { PartyEntry } from "../people/useParties.ts";
import { StayRow } from "./StayRow.tsx";

interface Props {
  party: PartyEntry;
  index: number;
  stays: readonly [id: string, stay: Stay][];
}

/** When and where a passenger boards and leaves; someone may come and go more than once. */
export function Stays({ party, index, stays }: Props) {
  const t = useText(clientMessages);
  const { id, agreement, may } = useWorkspace();
  const calls = useCalls();
  const [fresh, setFresh] = useState<string>();
  const [refusal, setRefusal] = useState<ReactNode>();
  const [first] = calls;
  const add = async () => {
    const ends = wholeVoyage(agreement) ?? { emb_waypoint: first?.id ?? null, disemb_waypoint: first?.id ?? null };
    const result = await addStay(id, { profile_id: party.profile_id, ...ends });
    setRefusal(result.ok ? undefined : refusalMessage(result.refusal));
    if (result.ok) setFresh(result.value);
  };
  return (
    <div className={classes.stays} id={`cruise.r_passengers.${index}`} tabIndex={-1}>
      {stays.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("clients.stays.noneOf", { name: party.name })}
        </Text>
      )}
      {stays.map(([stayId, stay], at) => (
        <StayRow key={stayId} stayId={stayId} stay={stay} number={at + 1} name={party.name} fresh={stayId === fresh} />
      ))}
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
      {may.terms && calls.length === 0 && <Text size="sm">{t("clients.stay.noCalls")}</Text>}
      {may.terms && calls.length > 0 && (
        <Button
          variant="subtle"
          leftSection={<PlusIcon size={16} />}
          aria-label={t("clients.stay.addFor", { name: party.name })}
          onClick={add}
        >
          {t("clients.stay.add")}
        </Button>
      )}
    </div>
  );
}
