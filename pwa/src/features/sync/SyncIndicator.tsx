import { UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useEffect } from "react";
import { useInstall } from "../../store/install.ts";
import { askToPersist } from "../../store/storage.ts";
import { useSyncStatus } from "../../store/sync/status.ts";
import { useText } from "../../ui/i18n.ts";
import { AttentionIcon, DownloadIcon, OfflineIcon, RetryIcon, SavedIcon } from "../../ui/icons.tsx";
import { syncMessages } from "./messages.ts";
import { SyncDrawer } from "./SyncDrawer.tsx";
import classes from "./SyncIndicator.module.css";
import { type Sign, signsOf } from "./signs.ts";

const ICONS = {
  saved: SavedIcon,
  saving: RetryIcon,
  loading: DownloadIcon,
  offline: OfflineIcon,
  attention: AttentionIcon,
  unready: DownloadIcon,
};

/** Whether the work is safe, in one word, and what else there is to know; a tap tells everything. */
export function SyncIndicator() {
  const t = useText(syncMessages);
  const status = useSyncStatus();
  const install = useInstall(({ state }) => state);
  const [opened, { open, close }] = useDisclosure();
  const onlyHere = status.offline && status.waiting.length > 0;
  useEffect(() => {
    if (onlyHere) askToPersist().catch(() => undefined);
  }, [onlyHere]);
  const signs = signsOf(status, install, t);
  const words = signs.map((sign) => sign.words).join(". ");
  return (
    <>
      <UnstyledButton
        className={classes.indicator}
        data-state={status.state}
        data-several={signs.length > 1 || undefined}
        aria-label={words}
        aria-haspopup="dialog"
        title={words}
        onClick={open}
      >
        {signs.map((sign) => (
          <SignOf key={sign.state} sign={sign} />
        ))}
      </UnstyledButton>
      <span className={classes.announced} role="status">
        {words}
      </span>
      <SyncDrawer opened={opened} onClose={close} status={status} signs={signs} />
    </>
  );
}

function SignOf({ sign: { state, words, count } }: { sign: Sign }) {
  const t = useText(syncMessages);
  const Icon = ICONS[state];
  return (
    <span className={classes.sign} data-sign={state}>
      <Icon size={18} />
      <span className={classes.words}>{words}</span>
      <span className={classes.word}>{t(`sync.word.${state}`)}</span>
      {count > 0 && <span className={classes.count}>{count}</span>}
    </span>
  );
}
