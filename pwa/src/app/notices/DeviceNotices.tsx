import { Button } from "@mantine/core";
import { useState } from "react";
import { updateNow } from "../../store/app/appUpdate.ts";
import { useStorageTrouble } from "../../store/database/storageTrouble.ts";
import { retryStorage } from "../../store/offline/storage.ts";
import { useSyncFacts } from "../../store/queries/syncFacts.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useText } from "../../ui/i18n.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { appMessages } from "../messages.ts";

/** Shows what prevents the device from keeping or fetching changes, above every screen, with the way out. */
export function DeviceNotices() {
  const trouble = useStorageTrouble((state) => state.trouble);
  const tooOld = useSyncFacts((facts) => facts.halted === "too-old");
  if (trouble === null && !tooOld) return null;
  return (
    <Page>
      {trouble !== null && <StorageNotice trouble={trouble} />}
      {tooOld && <UpdateNotice />}
    </Page>
  );
}

function StorageNotice({ trouble }: { trouble: "full" | "severed" }) {
  const t = useText(appMessages);
  const retry = async () => {
    if (trouble === "severed") globalThis.location.reload();
    else await retryStorage();
  };
  return (
    <Notice tone="alarm">
      {t(`app.storage.${trouble}`)}{" "}
      <Button size="compact-sm" variant="default" onClick={() => void retry()}>
        {t(trouble === "severed" ? "app.reload" : "app.storage.retry")}
      </Button>
    </Notice>
  );
}

function UpdateNotice() {
  const t = useText(appMessages);
  const [busy, setBusy] = useState(false);
  return (
    <Notice tone="wait">
      {t("app.tooOld")}{" "}
      <Button
        size="compact-sm"
        variant="default"
        loading={busy}
        onClick={() => {
          setBusy(true);
          void updateNow();
        }}
      >
        {t("app.updateNow")}
      </Button>
    </Notice>
  );
}
