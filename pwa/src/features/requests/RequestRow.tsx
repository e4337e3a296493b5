import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { type RequestView, requestCreate } from "shared-schema/api/request";
import { formatAgreementId } from "shared-schema/pricing/format";
import type { Posting } from "../../store/database/outgoing.ts";
import { useYacht } from "../../store/queries/documents.ts";
import { refusalSentence } from "../../ui/feedback/sentences.ts";
import { showDate } from "../../ui/fields/dates.ts";
import { useText } from "../../ui/i18n.ts";
import { StatusTag, type Tone } from "../../ui/marks/StatusTag.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { requestMessages } from "./messages.ts";
import classes from "./RequestRow.module.css";

const TONES: Record<RequestView["state"], Tone> = { OPEN: "calm", DRAFTED: "done", DECLINED: "plain" };

/** A request that the server has. */
export function KnownRequest({ request }: { request: RequestView }) {
  const t = useText(requestMessages);
  const { state, agreement_id, reason, yacht_name, created_at } = request;
  return (
    <Row
      asked={request}
      yacht={yacht_name ?? request.yacht}
      status={<StatusTag tone={TONES[state]}>{t(`requests.${state}`)}</StatusTag>}
      note={t("requests.asked", { date: showDate(created_at) })}
    >
      {agreement_id !== null && (
        <TextLink size="sm" to={`/agreement/${agreement_id}`}>
          {t("requests.openDraft", { number: formatAgreementId(agreement_id) })}
        </TextLink>
      )}
      {reason !== null && <p className={classes.message}>{reason}</p>}
    </Row>
  );
}

/** A request that waits on this device, or that the server did not take. */
export function WaitingRequest({ posting }: { posting: Posting }) {
  const t = useText(requestMessages);
  const asked = requestCreate.safeParse({ ...posting.json, key: posting.id }).data;
  const yacht = useYacht(asked?.yacht_id ?? null);
  if (!asked) return null;
  const { refusal } = posting;
  return (
    <Row
      asked={asked}
      yacht={yacht?.body.name ?? asked.yacht}
      status={
        <StatusTag tone={refusal ? "alarm" : "wait"}>{t(refusal ? "requests.refused" : "requests.waits")}</StatusTag>
      }
      note={null}
    >
      {refusal !== null && (
        <Text size="sm" c="var(--color-alarm-text)">
          {refusalSentence(refusal)}
        </Text>
      )}
    </Row>
  );
}

interface RowProps {
  asked: Pick<RequestView, "from" | "to" | "guests" | "areas" | "message">;
  yacht: string | null;
  status: ReactNode;
  note: string | null;
  children: ReactNode;
}

function Row({ asked, yacht, status, note, children }: RowProps) {
  const t = useText(requestMessages);
  const { from, to, guests, areas, message } = asked;
  const facts = [yacht, t("requests.guestCount", { count: guests }), areas].filter(Boolean);
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <h2 className={classes.days}>{t("requests.days", { from: showDate(from), to: showDate(to) })}</h2>
        {status}
      </div>
      <Text size="sm">{facts.join(" · ")}</Text>
      {message !== null && <p className={classes.message}>{message}</p>}
      {note !== null && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
      {children}
    </li>
  );
}
