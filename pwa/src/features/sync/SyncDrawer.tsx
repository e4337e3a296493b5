import { Button, Drawer, Group, Stack, Text } from "@mantine/core";
import { useInstall } from "../../store/install.ts";
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
import type { Sign } from "./signs.ts";
import { WaitingList } from "./WaitingList.tsx";
import { when } from "./when.ts";

interface Props {
  opened: boolean;
  onClose: () => void;
  status: SyncStatus;
  signs: Sign[];
}

/** What waits on this device and since when, what was refused and why, and all that was exchanged. */
export function SyncDrawer({ opened, onClose, status, signs }: Props) {
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
          {signs.map(({ state, words }) => (
            <Text key={state} fw={600}>
              {words}
            </Text>
          ))}
          <Text size="sm" c="dimmed">
            {last === null ? t("sync.never") : t("sync.last", { when: when(last) })}
          </Text>
          {opened && <StorageUse />}
          <InstallNote />
        </div>
        {status.problem !== null && (
          <Notice tone="wait">{status.tooOld ? t("sync.tooOld") : saidPlainly(status.problem)}</Notice>
        )}
        {opened && <Inbox onOpen={onClose} />}
        {opened && <LeftTexts onOpen={onClose} />}
        {opened && <WaitingList waiting={status.waiting} clear={status.needsYou === 0} onOpen={onClose} />}
        <Group gap="sm">
          <Button variant="default" leftSection={<RetryIcon size={16} />} onClick={() => status.retry()}>
            {t("sync.retry")}
          </Button>
          {(status.waiting.length > 0 || status.needsYou > 0) && (
            <Button
              variant="default"
              leftSection={<DownloadIcon size={16} />}
              onClick={async () => saveFile("passerelle-unsent.json", await exportUnsent(), "application/json")}
            >
              {t("sync.export")}
            </Button>
          )}
        </Group>
        {opened && <ReadyForSea />}
        {opened && <ExchangeLog />}
      </Stack>
    </Drawer>
  );
}

/** Why the app would not start without a connection. */
function InstallNote() {
  const t = useText(syncMessages);
  const state = useInstall((install) => install.state);
  if (state === "ready") return null;
  return (
    <Text size="sm" c="var(--color-wait-text)">
      {t(`sync.install.${state}`)}
    </Text>
  );
}

function Inbox({ onOpen }: { onOpen: () => void }) {
  const t = useText(syncMessages);
  const inbox = useInbox() ?? [];
  if (inbox.length === 0) return null;
  return (
    <Part title={t("sync.needsYou")}>
      {inbox.map((row) => (
        <InboxItem key={row.key} row={row} onOpen={onOpen} />
      ))}
    </Part>
  );
}
