import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import { useEffect } from "react";
import { useInstall } from "../../store/app/install.ts";
import { askToPersist } from "../../store/offline/storage.ts";
import { useSyncStatus } from "../../store/status/status.ts";
import { closeSyncDrawer, openSyncDrawer, useSyncDrawer } from "../../store/status/syncDrawer.ts";
import { useText } from "../../ui/i18n.ts";
import { AttentionIcon, DownloadIcon, OfflineIcon, PencilIcon, RetryIcon, SavedIcon } from "../../ui/icons.tsx";
import { OnDemand } from "../../ui/loading/OnDemand.tsx";
import { part } from "../../ui/loading/part.ts";
import classes from "./SyncIndicator.module.css";
import { signMessages } from "./signMessages.ts";
import { type Sign, signsOf } from "./signs.ts";

const syncDrawer = part(() => import("./SyncDrawer.tsx").then((module) => module.SyncDrawer));

const ICONS = {
  saved: SavedIcon,
  typed: PencilIcon,
  saving: RetryIcon,
  loading: DownloadIcon,
  offline: OfflineIcon,
  attention: AttentionIcon,
  unready: DownloadIcon,
};

/** Whether the work is safe, in one word, and what else there is to know; a tap tells everything. */
export function SyncIndicator() {
  const t = useText(signMessages);
  const status = useSyncStatus();
  const install = useInstall(({ state }) => state);
  const opened = useSyncDrawer((drawer) => drawer.opened);
  const onlyHere = status.offline && status.waiting.length > 0;
  useEffect(() => {
    if (onlyHere) askToPersist().catch(() => undefined);
  }, [onlyHere]);
  const signs = signsOf(status, install, t);
  // «Loading…» has its point already.
  const words = signs
    .map((sign) => sign.words)
    .join(". ")
    .replaceAll("…. ", "… ");
  return (
    <>
      <UnstyledButton
        className={classes.indicator}
        data-state={status.state}
        data-several={signs.length > 1 || undefined}
        aria-label={words}
        aria-haspopup="dialog"
        title={words}
        onClick={openSyncDrawer}
      >
        {signs.map((sign) => (
          <SignOf key={sign.state} sign={sign} />
        ))}
      </UnstyledButton>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      <OnDemand part={syncDrawer} opened={opened} onGiveUp={closeSyncDrawer}>
        {(SyncDrawer, open) => <SyncDrawer opened={open} onClose={closeSyncDrawer} status={status} signs={signs} />}
      </OnDemand>
    </>
  );
}

function SignOf({ sign: { state, words, count } }: { sign: Sign }) {
  const t = useText(signMessages);
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
