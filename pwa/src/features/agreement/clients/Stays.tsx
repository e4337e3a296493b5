import { Button, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { addStay } from "../../../store/commands/agreement/stays.ts";
import { useInbox } from "../../../store/inbox/inbox.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { refusalSentence } from "../../../ui/feedback/sentences.ts";
import { useText } from "../../../ui/i18n.ts";
import { PlusIcon } from "../../../ui/icons.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { clientMessages } from "../people/clientMessages.ts";
import classes from "../people/papers/stays.module.css";
import { useCalls } from "../people/papers/useCalls.ts";
import type { PartyEntry } from "../people/useParties.ts";
import { refusedStaysOf } from "./refusedStays.ts";
import { StayRow } from "./StayRow.tsx";
import { lastMoment } from "./stayRules.ts";

/** When and where a passenger boards and leaves; someone may come and go more than once. */
export function Stays({ party, index }: { party: PartyEntry; index: number }) {
  const t = useText(clientMessages);
  const { id, agreement, may } = useWorkspace();
  const calls = useCalls();
  const [fresh, setFresh] = useState<string>();
  const [refusal, setRefusal] = useState<ReactNode>();
  const stays = Object.entries(agreement.stays)
    .filter(([, stay]) => stay.profile_id === party.profile_id)
    .sort(([idA, a], [idB, b]) => (a.emb_date ?? "~").localeCompare(b.emb_date ?? "~") || idA.localeCompare(idB));
  const [first] = calls;
  const last = calls.at(-1);
  const inbox = useInbox() ?? [];
  const refused = refusedStaysOf(
    inbox.map(({ body }) => body),
    id,
    party.profile_id,
    agreement.stays,
  );
  const waiting = inbox.filter(({ body }) => refused.includes(body));
  const add = async () => {
    const result = await addStay(id, {
      profile_id: party.profile_id,
      emb_waypoint: first?.id ?? null,
      emb_date: first?.dep_date ?? first?.arr_date ?? null,
      disemb_waypoint: last?.id ?? null,
      disemb_date: lastMoment(last, agreement),
    });
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
      {waiting.map((row) => (
        <Notice key={row.key} tone="alarm">
          {t("clients.stay.refused", { why: refusalSentence(row.body) })}
        </Notice>
      ))}
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
