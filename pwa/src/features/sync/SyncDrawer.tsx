import { Button, Drawer, Group, Stack, Text } from "@mantine/core";
import { exportUnsent, useInbox } from "../../store/sync/inbox.ts";
import type { SyncStatus } from "../../store/sync/status.ts";
import { useText } from "../../ui/i18n.ts";
import { DownloadIcon, RetryIcon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { saidPlainly } from "../../ui/said.ts";
import { saveFile } from "../../ui/saveFile.ts";
import { ExchangeLog } from "./ExchangeLog.tsx";
import { InboxItem } from "./InboxItem.tsx";
import { LeftTexts } from "./LeftTexts.tsx";
import { syncMessages } from "./messages.ts";
import { Part } from "./Part.tsx";
import { StorageUse } from "./StorageUse.tsx";
import { ReadyForSea } from "./sea/ReadyForSea.tsx";
import { WaitingList } from "./WaitingList.tsx";
import { when } from "./when.ts";

interface Props {
  opened: boolean;
  onClose: () => void;
  status: SyncStatus;
  words: string;
}

/** What waits on this device and since when, what was refused and why, and all that was exchanged. */
export function SyncDrawer({ opened, onClose, status, words }: Props) {
  const t = useText(syncMessages);
  const last = status.lastExchange;
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="36rem"
      title={t("sync.title")}
      closeButtonProps={{ "aria-label": t("sync.close") }}
    >
      <Stack gap="lg">
        <div>
          <Text fw={600}>{words}</Text>
          <Text size="sm" c="dimmed">
            {last === null ? t("sync.never") : t("sync.last", { when: when(last) })}
          </Text>
          {opened && <StorageUse />}
        </div>
        {status.problem !== null && (
          <Notice tone="wait">{status.tooOld ? t("sync.tooOld") : saidPlainly(status.problem)}</Notice>
        )}
        {opened && <Inbox />}
        {opened && <LeftTexts onOpen={onClose} />}
        {opened && <WaitingList waiting={status.waiting} clear={status.needsYou === 0} />}
        <Group gap="sm">
          <Button variant="default" leftSection={<RetryIcon size={16} />} onClick={() => status.retry()}>
            {t("sync.retry")}
          </Button>
          <Button
            variant="default"
            leftSection={<DownloadIcon size={16} />}
            onClick={async () => saveFile("passerelle-unsent.json", await exportUnsent(), "application/json")}
          >
            {t("sync.export")}
          </Button>
        </Group>
        {opened && <ReadyForSea />}
        {opened && <ExchangeLog />}
      </Stack>
    </Drawer>
  );
}

function Inbox() {
  const t = useText(syncMessages);
  const inbox = useInbox() ?? [];
  if (inbox.length === 0) return null;
  return (
    <Part title={t("sync.needsYou")}>
      {inbox.map((row) => (
        <InboxItem key={row.key} row={row} />
      ))}
    </Part>
  );
}
