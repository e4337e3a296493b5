import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { frameMessages } from "../messages.ts";
import { useWorkspace } from "./workspace.ts";

/** Says above every section that the figures cannot be calculated. */
export function NotPlanned() {
  const t = useText(frameMessages);
  const { plan, failed, busy, replan } = useWorkspace();
  if (!failed) return null;
  if (plan) return <Notice tone="alarm">{t("agreement.notPlanned")}</Notice>;
  return (
    <Notice tone="alarm">
      {t("agreement.noPlan")}{" "}
      <BusyButton size="compact-sm" variant="default" busy={busy} onClick={replan}>
        {t("agreement.replan")}
      </BusyButton>
    </Notice>
  );
}
