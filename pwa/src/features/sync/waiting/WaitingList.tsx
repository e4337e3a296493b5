import { Button, Group, Text } from "@mantine/core";
import { when } from "../../../forms/words/when.ts";
import { isRemoval, isUpload } from "../../../store/database/outgoing.ts";
import { discardOutgoing, retryOutgoing, useOutgoing } from "../../../store/outbox/outbox.ts";
import type { SyncStatus } from "../../../store/status/status.ts";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { refusalSentence } from "../../../ui/feedback/sentences.ts";
import { type Text as Translate, useText } from "../../../ui/i18n.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import { DocumentName } from "../DocumentName.tsx";
import { syncMessages } from "../messages.ts";
import { Part } from "../Part.tsx";
import classes from "../SyncDrawer.module.css";
import { WaitingChanges } from "./WaitingChanges.tsx";

type Item = SyncStatus["waiting"][number];

/** Lists the changes that the server does not have yet: the document, the change, since when, and the size. */
export function WaitingList({ waiting, clear, onOpen }: { waiting: Item[]; clear: boolean; onOpen: () => void }) {
  const t = useText(syncMessages);
  if (waiting.length === 0) return clear ? <Text size="sm">{t("sync.nothing")}</Text> : null;
  const files = waiting.filter(({ collection }) => collection === "uploads").length;
  const changes = waiting.length - files;
  const bytes = waiting.reduce((sum, item) => sum + item.bytes, 0);
  return (
    <Part
      title={t("sync.waiting")}
      before={
        <Text size="xs" c="dimmed">
          {[t("sync.waitingSum", { changes, files, both: String(changes > 0 && files > 0) }), ...sizeOf(bytes, t)].join(
            ", ",
          )}
        </Text>
      }
    >
      {waiting.map((item) => (
        <li key={`${item.collection}:${item.key}`} className={classes.item}>
          <Text size="sm" fw={550}>
            <DocumentName of={item} onOpen={onOpen} />
          </Text>
          <Group justify="space-between" gap="sm">
            <Text size="xs" c="dimmed">
              {t("sync.since", { when: when(item.since) })}
            </Text>
            <Text size="xs" c="dimmed">
              {sizeOf(item.bytes, t)}
            </Text>
          </Group>
          {item.collection === "uploads" || item.collection === "removals" || item.collection === "requests" ? (
            <Refused id={item.key} />
          ) : (
            <WaitingChanges collection={item.collection} id={item.key} state={item} />
          )}
        </li>
      ))}
    </Part>
  );
}

/** Returns the size to send, in the reader's notation; none for a deletion. */
function sizeOf(bytes: number, t: Translate<keyof typeof syncMessages>): string[] {
  return bytes === 0 ? [] : [t("sync.size", { size: Math.max(1, Math.round(bytes / 100)) / 10 })];
}

/** Shows why the server refused a file or a deletion, with the actions on it. */
function Refused({ id }: { id: string }) {
  const t = useText(syncMessages);
  const outgoing = useOutgoing()?.find((each) => each.id === id);
  if (!outgoing || outgoing.refusal === null) return null;
  const discardLabel = t(isUpload(outgoing) ? "sync.discardFile" : "sync.discardRequest");
  const discard = async () => {
    const text = t("sync.discardFileAsk", { title: outgoing.fileName });
    if (await confirm(text, { confirmLabel: discardLabel, danger: true })) await discardOutgoing(id);
  };
  return (
    <>
      <Text size="sm" c="var(--color-alarm-text)">
        {t("sync.refusedBecause", { reason: refusalSentence(outgoing.refusal) })}
      </Text>
      <Group gap="xs" mt="xs">
        <Button onClick={() => void retryOutgoing(id)}>{t("sync.retry")}</Button>
        {isUpload(outgoing) && (
          <Button variant="default" onClick={() => saveFile(outgoing.fileName, outgoing.bytes, outgoing.type)}>
            {t("sync.exportOne")}
          </Button>
        )}
        {isRemoval(outgoing) ? (
          <Button variant="default" onClick={() => void discardOutgoing(id)}>
            {t("sync.keepPicture")}
          </Button>
        ) : (
          <Button variant="default" onClick={() => void discard()}>
            {discardLabel}
          </Button>
        )}
      </Group>
    </>
  );
}
