import { UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useEffect } from "react";
import { askToPersist } from "../../store/storage.ts";
import { type SyncStatus, useSyncStatus } from "../../store/sync/status.ts";
import { type Text, useText } from "../../ui/i18n.ts";
import { AttentionIcon, DownloadIcon, OfflineIcon, RetryIcon, SavedIcon } from "../../ui/icons.tsx";
import { syncMessages } from "./messages.ts";
import { SyncDrawer } from "./SyncDrawer.tsx";
import classes from "./SyncIndicator.module.css";

const ICONS = {
  saved: SavedIcon,
  saving: RetryIcon,
  loading: DownloadIcon,
  offline: OfflineIcon,
  attention: AttentionIcon,
};

/** Whether the work is safe, in one word, or what is still being fetched; a tap tells everything. */
export function SyncIndicator() {
  const t = useText(syncMessages);
  const status = useSyncStatus();
  const [opened, { open, close }] = useDisclosure();
  const onlyHere = status.state === "offline" && status.waiting.length > 0;
  useEffect(() => {
    if (onlyHere) askToPersist().catch(() => undefined);
  }, [onlyHere]);
  const words = wordsFor(status, t);
  const Icon = ICONS[status.state];
  const count = status.state === "attention" ? status.needsYou : status.state === "offline" ? status.waiting.length : 0;
  return (
    <>
      <UnstyledButton
        className={classes.indicator}
        data-state={status.state}
        aria-label={words}
        aria-haspopup="dialog"
        title={words}
        onClick={open}
      >
        <Icon size={18} />
        <span className={classes.words}>{words}</span>
        <span className={classes.word}>{t(`sync.word.${status.state}`)}</span>
        {count > 0 && <span className={classes.count}>{count}</span>}
      </UnstyledButton>
      <span className={classes.announced} role="status">
        {words}
      </span>
      <SyncDrawer opened={opened} onClose={close} status={status} words={words} />
    </>
  );
}

function wordsFor(status: SyncStatus, t: Text<keyof typeof syncMessages>): string {
  if (status.state === "offline") return t("sync.offline", { count: status.waiting.length });
  if (status.state === "attention") return t("sync.attention", { count: status.needsYou });
  if (status.state === "loading") return t("sync.loading", { count: status.received });
  return t(`sync.${status.state}`);
}
