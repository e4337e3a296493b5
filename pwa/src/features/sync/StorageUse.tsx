import { Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { type Quota, readQuota } from "../../store/offline/storage.ts";
import { useLanguage, useText } from "../../ui/i18n.ts";
import { syncMessages } from "./messages.ts";

/** Shows the space that the app uses on this device and has left. */
export function StorageUse() {
  const t = useText(syncMessages);
  const language = useLanguage();
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
  const size = { used: sizeOf(quota.used, language), quota: sizeOf(quota.quota, language) };
  return (
    <Text size="xs" c="dimmed">
      {t("sync.quota", size)} {t(quota.persisted ? "sync.persisted" : "sync.notPersisted")}
    </Text>
  );
}

/** `14.0 MB`, `10.8 GB`. */
function sizeOf(bytes: number, language: string): string {
  const large = bytes >= 1_000_000_000;
  const unit = large ? "gigabyte" : "megabyte";
  const format = new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: 1 });
  return format.format(bytes / (large ? 1_000_000_000 : 1_000_000));
}
