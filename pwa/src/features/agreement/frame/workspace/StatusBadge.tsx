import type { Status } from "shared-schema/agreement/schema";
import { useText } from "#ui/i18n.ts";
import { StatusTag } from "#ui/marks/StatusTag.tsx";
import { frameMessages } from "../messages.ts";

const TONES = {
  DRAFT: "wait",
  LOCKED: "calm",
  CONTRACT: "done",
  ADDENDUM: "done",
  SETTLING: "wait",
  SETTLED: "done",
  ARCHIVED: "plain",
} as const;

/** The agreement's status: always a word and a colour. */
export function StatusBadge({ status, version }: { status: Status; version: number }) {
  const t = useText(frameMessages);
  const draft = version > 0 ? t("agreement.status.addendumDraft") : t("agreement.status.DRAFT");
  return <StatusTag tone={TONES[status]}>{status === "DRAFT" ? draft : t(`agreement.status.${status}`)}</StatusTag>;
}
