import type { HealthView } from "shared-schema/api/operator/health";
import { formatAgreementId } from "shared-schema/pricing/format";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { showInstant } from "../../../ui/fields/dates.ts";
import { useLanguage, useText } from "../../../ui/i18n.ts";
import { healthMessages } from "./messages.ts";
import { useMegabytes } from "./useMegabytes.ts";

const LOW_DISK = 1024 ** 3;
const OLD_BACKUP_MS = 7 * 86_400_000;

/** Warnings that an administrator has to act on. */
export function Warnings({ view }: { view: HealthView }) {
  const { at, audit, backup_at, failed_mails, free_bytes, unfinished, unprinted } = view;
  const { least_free_bytes, refuses_growth, unconfirmed } = view;
  const megabytes = useMegabytes();
  const t = useText(healthMessages);
  const language = useLanguage();
  const isOld = backup_at !== null && Date.parse(at) - Date.parse(backup_at) > OLD_BACKUP_MS;
  return (
    <>
      {audit.verified?.holds === false && (
        <Notice tone="alarm">{t("health.broken", { at: showInstant(audit.verified.at) })}</Notice>
      )}
      {audit.stamping === "none" && <Notice tone="wait">{t("health.unstamped")}</Notice>}
      {refuses_growth ? (
        <Notice tone="alarm">{t("health.diskFull", { size: megabytes(least_free_bytes) })}</Notice>
      ) : (
        free_bytes !== null && free_bytes < LOW_DISK && <Notice tone="alarm">{t("health.lowDisk")}</Notice>
      )}
      {unconfirmed.bytes >= unconfirmed.most && (
        <Notice tone="wait">{t("health.unconfirmedFull", { size: megabytes(unconfirmed.most) })}</Notice>
      )}
      {backup_at === null && <Notice tone="wait">{t("health.backupNone")}</Notice>}
      {isOld && <Notice tone="wait">{t("health.backupOld")}</Notice>}
      {failed_mails > 0 && <Notice tone="wait">{t("health.failedMails", { count: failed_mails })}</Notice>}
      {unfinished.map(({ agreement, version, task, reason }) => (
        <Notice key={`${agreement}/${version}/${task}`} tone="wait">
          {t(`health.unfinished.${task}`, { number: formatAgreementId(agreement), version })} {reason[language]}
        </Notice>
      ))}
      {unprinted.map(({ number, reason }) => (
        <Notice key={number} tone="wait">
          {t("health.unprinted", { number })} {reason[language]}
        </Notice>
      ))}
    </>
  );
}
