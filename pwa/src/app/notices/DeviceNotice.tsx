import { Button } from "@mantine/core";
import { useState } from "react";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { updateNow } from "../../store/app/appUpdate.ts";
import { useStorageTrouble } from "../../store/database/storageTrouble.ts";
import { retryStorage } from "../../store/offline/storage.ts";
import { useSyncFacts } from "../../store/queries/syncFacts.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useText } from "../../ui/i18n.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { deviceMessages } from "./deviceMessages.ts";

/** Shows what prevents the device from keeping or fetching changes, with the way out. */
export function DeviceNotice() {
  const trouble = useStorageTrouble((state) => state.trouble);
  const tooOld = useSyncFacts((facts) => facts.halted === "too-old");
  return (
    <Page>
      {trouble !== null && <StorageNotice trouble={trouble} />}
      {tooOld && <UpdateNotice />}
    </Page>
  );
}

function StorageNotice({ trouble }: { trouble: "full" | "severed" }) {
  const t = useText(deviceMessages);
  const retry = async () => {
    if (trouble === "severed") globalThis.location.reload();
    else await retryStorage();
  };
  return (
    <Notice tone="alarm">
      {t(`device.storage.${trouble}`)}{" "}
      <Button size="compact-sm" variant="default" onClick={() => void retry()}>
        {t(trouble === "severed" ? "device.reload" : "device.storage.retry")}
      </Button>
    </Notice>
  );
}

function UpdateNotice() {
  const t = useText(deviceMessages);
  const [busy, setBusy] = useState(false);
  return (
    <Notice tone="wait">
      {t("device.tooOld")}{" "}
      <BusyButton
        size="compact-sm"
        variant="default"
        busy={busy}
        onClick={() => {
          setBusy(true);
          void updateNow();
        }}
      >
        {t("device.updateNow")}
      </BusyButton>
    </Notice>
  );
}
