import { Button, Group, Text } from "@mantine/core";
import { discardUpload, retryUpload, useUploads } from "../../store/outbox/outbox.ts";
import type { SyncStatus } from "../../store/sync/status.ts";
import { confirm } from "../../ui/confirm.tsx";
import { useText } from "../../ui/i18n.ts";
import { saidPlainly } from "../../ui/said.ts";
import { saveFile } from "../../ui/saveFile.ts";
import { syncMessages } from "./messages.ts";
import { Part } from "./Part.tsx";
import classes from "./SyncDrawer.module.css";
import { WaitingChanges } from "./WaitingChanges.tsx";
import { when } from "./when.ts";

type Item = SyncStatus["waiting"][number];

/** What the server does not have yet: what it is, what was changed, since when, how large. */
export function WaitingList({ waiting, clear }: { waiting: Item[]; clear: boolean }) {
  const t = useText(syncMessages);
  if (waiting.length === 0) return clear ? <Text size="sm">{t("sync.nothing")}</Text> : null;
  const bytes = waiting.reduce((sum, item) => sum + item.bytes, 0);
  return (
    <Part
      title={t("sync.waiting")}
      before={
        <Text size="xs" c="dimmed">
          {t("sync.waitingSum", { count: waiting.length, size: kilobytes(bytes) })}
        </Text>
      }
    >
      {waiting.map((item) => (
        <li key={`${item.collection}:${item.key}`} className={classes.item}>
          <Text size="sm" fw={550}>
            {item.title}
          </Text>
          <Group justify="space-between" gap="sm">
            <Text size="xs" c="dimmed">
              {t(`sync.${item.collection}`)} · {t("sync.since", { when: when(item.since) })}
            </Text>
            <Text size="xs" c="dimmed">
              {t("sync.size", { size: kilobytes(item.bytes) })}
            </Text>
          </Group>
          {item.collection === "uploads" ? (
            <RefusedUpload id={item.key} />
          ) : (
            <WaitingChanges collection={item.collection} id={item.key} state={item} />
          )}
        </li>
      ))}
    </Part>
  );
}

function kilobytes(bytes: number): string {
  return Math.max(0.1, bytes / 1000).toFixed(1);
}

/** A file that the server refused: why, and what can be done with it. */
function RefusedUpload({ id }: { id: string }) {
  const t = useText(syncMessages);
  const upload = useUploads().find((each) => each.id === id);
  if (!upload || upload.refusal === null) return null;
  const discard = async () => {
    const text = t("sync.discardFileAsk", { title: upload.fileName });
    if (await confirm(text, { confirmLabel: t("sync.discardFile"), danger: true })) await discardUpload(id);
  };
  return (
    <>
      <Text size="sm" c="var(--color-alarm-text)">
        {t("sync.refusedBecause", { reason: saidPlainly(upload.refusal) })}
      </Text>
      <Group gap="xs" mt="xs">
        <Button onClick={() => void retryUpload(id)}>{t("sync.retry")}</Button>
        <Button variant="default" onClick={() => saveFile(upload.fileName, upload.blob, upload.blob.type)}>
          {t("sync.exportOne")}
        </Button>
        <Button variant="default" onClick={() => void discard()}>
          {t("sync.discardFile")}
        </Button>
      </Group>
    </>
  );
}
