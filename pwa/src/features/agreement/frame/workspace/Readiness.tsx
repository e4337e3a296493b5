import { UnstyledButton } from "@mantine/core";
import { usePrefetchReport } from "#store/offline/readiness.ts";
import { isSample } from "#store/session/sample.ts";
import { openSyncDrawer } from "#store/status/syncDrawer.ts";
import { useText } from "#ui/i18n.ts";
import { DownloadIcon, SavedIcon } from "#ui/icons.tsx";
import { frameMessages } from "../messages.ts";
import classes from "./head.module.css";
import { useWorkspace } from "./workspace.ts";

/** Whether everything this agreement needs offline is on the device. The sample is there already, and has no list to check it in. */
export function Readiness() {
  return isSample() ? null : <LastCheck />;
}

/** The result of the last check; opens the list where it is made again. */
function LastCheck() {
  const t = useText(frameMessages);
  const report = usePrefetchReport(useWorkspace().id);
  const isReady = report ? report.missing.length === 0 : false;
  const words = t(isReady ? "agreement.ready" : "agreement.notReady");
  return (
    <UnstyledButton
      className={classes.readiness}
      data-ready={isReady || undefined}
      aria-label={words}
      aria-haspopup="dialog"
      title={words}
      onClick={openSyncDrawer}
    >
      {isReady ? <SavedIcon size={16} /> : <DownloadIcon size={16} />}
      <span className={classes.words}>{words}</span>
    </UnstyledButton>
  );
}
