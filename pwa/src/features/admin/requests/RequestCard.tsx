import { Anchor, Button, Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import type { RequestView } from "shared-schema/api/request";
import { formatAgreementId } from "shared-schema/pricing/format";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { request as send } from "../../../store/http/http.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { showDate } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { StatusTag, type Tone } from "../../../ui/marks/StatusTag.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { DeclineDialog } from "./DeclineDialog.tsx";
import { adminRequestMessages } from "./messages.ts";
import classes from "./RequestCard.module.css";

const TONES: Record<RequestView["state"], Tone> = { OPEN: "wait", DRAFTED: "done", DECLINED: "plain" };

interface Props {
  request: RequestView;
  onDecided: (request: RequestView) => void;
}

/** Shows a request, its author, and the actions on it. */
export function RequestCard({ request, onDecided }: Props) {
  const t = useText(adminRequestMessages);
  const { requester, from, to, guests, areas, message, state, reason, agreement_id, created_at } = request;
  const facts = [
    t("adminRequests.days", { from: showDate(from), to: showDate(to) }),
    request.yacht_name ?? request.yacht,
    t("adminRequests.guests", { count: guests }),
    areas,
  ];
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.name}>{requester.full_name}</h2>
        <StatusTag tone={TONES[state]}>{t(`adminRequests.${state}`)}</StatusTag>
      </div>
      <Text size="sm">{facts.filter(Boolean).join(" · ")}</Text>
      {message !== null && <p className={classes.message}>{message}</p>}
      <Text size="sm" c="dimmed">
        <Anchor href={`mailto:${requester.email}`} inherit>
          {requester.email}
        </Anchor>
        {" · "}
        {t("adminRequests.asked", { date: showDate(created_at) })}
      </Text>
      {state === "OPEN" && <Decide request={request} onDecided={onDecided} />}
      {agreement_id !== null && (
        <TextLink size="sm" to={`/agreement/${agreement_id}`}>
          {t("adminRequests.openDraft", { number: formatAgreementId(agreement_id) })}
        </TextLink>
      )}
      {reason !== null && <p className={classes.message}>{reason}</p>}
    </div>
  );
}

function Decide({ request, onDecided }: Props) {
  const t = useText(adminRequestMessages);
  const [declining, { open, close }] = useDisclosure();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const draft = async () => {
    setBusy(true);
    const answer = await send<RequestView>("POST", `/request/${request.id}/draft`, { quiet: true });
    setBusy(false);
    if (answer.ok) onDecided(answer.value);
    else setRefusal(refusalMessage(answer.refusal));
  };
  return (
    <>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
      <Group gap="sm">
        <BusyButton busy={busy} onClick={() => void draft()}>
          {t("adminRequests.draft")}
        </BusyButton>
        <Button variant="default" onClick={open}>
          {t("adminRequests.decline")}
        </Button>
      </Group>
      <DeclineDialog opened={declining} request={request} onClose={close} onDeclined={onDecided} />
    </>
  );
}
