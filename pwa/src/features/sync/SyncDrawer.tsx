import { Button, Drawer, Stack, Text } from "@mantine/core";
import { useMemo } from "react";
import { when } from "../../forms/words/when.ts";
import { useInstall } from "../../store/app/install.ts";
import { exportUnsent } from "../../store/inbox/exportUnsent.ts";
import { useInbox } from "../../store/inbox/inbox.ts";
import { numberAndName } from "../../store/queries/titles.ts";
import type { SyncStatus } from "../../store/status/status.ts";
import { Details } from "../../ui/details/Details.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { refusalSentence } from "../../ui/feedback/sentences.ts";
import { useText } from "../../ui/i18n.ts";
import { DownloadIcon, RetryIcon } from "../../ui/icons.tsx";
import { saveFile } from "../../ui/saveFile.ts";
import { decisionsOf } from "./inbox/byGuest.ts";
import { GuestChanges } from "./inbox/GuestChanges.tsx";
import { InboxItem } from "./inbox/InboxItem.tsx";
import { ExchangeLog } from "./log/ExchangeLog.tsx";
import { syncMessages } from "./messages.ts";
import { ReadyForSea } from "./offline/ReadyForSea.tsx";
import { Part } from "./Part.tsx";
import { StorageUse } from "./StorageUse.tsx";
import type { Sign } from "./signs.ts";
import { FieldDrafts } from "./waiting/FieldDrafts.tsx";
import { WaitingList } from "./waiting/WaitingList.tsx";

interface Props {
  opened: boolean;
  onClose: () => void;
  status: SyncStatus;
  signs: Sign[];
}

/**
 * Lists the changes waiting on this device and since when, and the refused ones with their reasons. What is stored, the file of all of it and
 * the log of exchanges are under «Details».
 */
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
          <InstallNote />
        </div>
        {status.problem !== null && (
          <Notice tone="wait">{status.tooOld ? t("sync.tooOld") : refusalSentence(status.problem)}</Notice>
        )}
        {status.heldUntil !== null && <Notice tone="wait">{t("sync.held", { when: when(status.heldUntil) })}</Notice>}
        <Aside documents={status.aside} />
        {opened && <Inbox onOpen={onClose} />}
        {opened && <FieldDrafts onOpen={onClose} />}
        {opened && (
          <WaitingList waiting={status.waiting} clear={status.needsYou + status.typed === 0} onOpen={onClose} />
        )}
        {(status.offline || status.waiting.length > 0 || status.problem !== null) && (
          <div>
            <Button variant="default" leftSection={<RetryIcon size={16} />} onClick={() => status.retry()}>
              {t("sync.retry")}
            </Button>
          </div>
        )}
        {opened && <ReadyForSea />}
        <Details>
          <Stack gap="md">
            {(status.waiting.length > 0 || status.needsYou > 0) && (
              <div>
                <Button
                  variant="default"
                  leftSection={<DownloadIcon size={16} />}
                  onClick={async () => saveFile("passerelle-unsent.json", await exportUnsent(), "application/json")}
                >
                  {t("sync.export")}
                </Button>
              </div>
            )}
            {opened && <StorageUse />}
            {opened && <ExchangeLog />}
          </Stack>
        </Details>
      </Stack>
    </Drawer>
  );
}

/** Explains why the app would not start without a connection. */
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

/** Lists documents from the server that this device cannot keep. */
function Aside({ documents }: { documents: SyncStatus["aside"] }) {
  const t = useText(syncMessages);
  if (documents.length === 0) return null;
  return (
    <Notice tone="wait" title={t("sync.aside")}>
      {t("sync.asideWhy")}
      <ul>
        {documents.map((document) => (
          <li key={`${document.collection}/${document.key}`}>
            {t(`sync.${document.collection}`)} {numberAndName(document)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Inbox({ onOpen }: { onOpen: () => void }) {
  const t = useText(syncMessages);
  const inbox = useInbox();
  const decisions = useMemo(() => decisionsOf(inbox ?? []), [inbox]);
  if (decisions.length === 0) return null;
  return (
    <Part title={t("sync.needsYou")}>
      {decisions.map(({ first, rows, byGuest }) =>
        byGuest ? (
          <GuestChanges key={first.body.document_id} first={first} rows={rows} onOpen={onOpen} />
        ) : (
          <InboxItem key={first.key} row={first} onOpen={onOpen} />
        ),
      )}
    </Part>
  );
}
