import { Button, Group, Text } from "@mantine/core";
import { discardOutgoing, retryOutgoing, useOutgoing } from "../../store/outbox/outbox.ts";
import { isUpload } from "../../store/outbox/upload.ts";
import type { SyncStatus } from "../../store/sync/status.ts";
import { confirm } from "../../ui/confirm.tsx";
import { type Text as Translate, useText } from "../../ui/i18n.ts";
import { saidPlainly } from "../../ui/said.ts";
import { saveFile } from "../../ui/saveFile.ts";
import { DocumentName } from "./DocumentName.tsx";
import { syncMessages } from "./messages.ts";
import { Part } from "./Part.tsx";
import classes from "./SyncDrawer.module.css";
import { WaitingChanges } from "./WaitingChanges.tsx";
import { when } from "./when.ts";

type Item = SyncStatus["waiting"][number];

/** What the server does not have yet: what it is, what was changed, since when, how large. */
export function WaitingList({ waiting, clear, onOpen }: { waiting: Item[]; clear: boolean; onOpen: () => void }) {
  const t = useText(syncMessages);
  if (waiting.length === 0) return clear ? <Text size="sm">{t("sync.nothing")}</Text> : null;
  const bytes = waiting.reduce((sum, item) => sum + item.bytes, 0);
  return (
    <Part
      title={t("sync.waiting")}
      before={
        <Text size="xs" c="dimmed">
          {[t("sync.waitingSum", { count: waiting.length }), ...sizeOf(bytes, t)].join(", ")}
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
          {item.collection === "uploads" || item.collection === "removals" ? (
            <Refused id={item.key} />
          ) : (
            <WaitingChanges collection={item.collection} id={item.key} state={item} />
          )}
        </li>
      ))}
    </Part>
  );
}

/** How much is sent; nothing of a deletion. */
function sizeOf(bytes: number, t: Translate<keyof typeof syncMessages>): string[] {
  return bytes === 0 ? [] : [t("sync.size", { size: Math.max(0.1, bytes / 1000).toFixed(1) })];
}

/** What the server refused of files and deletions: why, and what can be done with it. */
function Refused({ id }: { id: string }) {
  const t = useText(syncMessages);
  const outgoing = useOutgoing().find((each) => each.id === id);
  if (!outgoing || outgoing.refusal === null) return null;
  const discard = async () => {
    const text = t("sync.discardFileAsk", { title: outgoing.fileName });
    if (await confirm(text, { confirmLabel: t("sync.discardFile"), danger: true })) await discardOutgoing(id);
  };
  return (
    <>
      <Text size="sm" c="var(--color-alarm-text)">
        {t("sync.refusedBecause", { reason: saidPlainly(outgoing.refusal) })}
      </Text>
      <Group gap="xs" mt="xs">
        <Button onClick={() => void retryOutgoing(id)}>{t("sync.retry")}</Button>
        {isUpload(outgoing) ? (
          <>
            <Button variant="default" onClick={() => saveFile(outgoing.fileName, outgoing.blob, outgoing.blob.type)}>
              {t("sync.exportOne")}
            </Button>
            <Button variant="default" onClick={() => void discard()}>
              {t("sync.discardFile")}
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={() => void discardOutgoing(id)}>
            {t("sync.keepPicture")}
          </Button>
        )}
      </Group>
    </>
  );
}
