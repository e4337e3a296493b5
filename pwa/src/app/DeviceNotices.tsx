import { Button } from "@mantine/core";
import { useState } from "react";
import { updateNow } from "../store/appUpdate.ts";
import { retryStorage } from "../store/storage.ts";
import { useStorageTrouble } from "../store/storageTrouble.ts";
import { useSyncFacts } from "../store/sync/facts.ts";
import { useText } from "../ui/i18n.ts";
import { Notice } from "../ui/Notice.tsx";
import { Page } from "../ui/Page.tsx";
import { appMessages } from "./messages.ts";

/** What stands in the way of keeping or fetching changes, above every screen, with the way out. */
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
