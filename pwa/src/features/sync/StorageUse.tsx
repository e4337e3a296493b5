import { Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { type Quota, readQuota } from "../../store/storage.ts";
import { useText } from "../../ui/i18n.ts";
import { syncMessages } from "./messages.ts";

/** How much room the app uses on this device and has left. */
export function StorageUse() {
  const t = useText(syncMessages);
  const [quota, setQuota] = useState<Quota | null>(null);
  useEffect(() => {
    let shown = true;
    readQuota().then(
      (read) => shown && setQuota(read),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, []);
  if (quota === null) return null;
  const size = { used: megabytes(quota.used), quota: megabytes(quota.quota) };
  return (
    <Text size="xs" c="dimmed">
      {t("sync.quota", size)} {t(quota.persisted ? "sync.persisted" : "sync.notPersisted")}
    </Text>
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(bytes < 100_000_000 ? 1 : 0);
}
