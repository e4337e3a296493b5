import { unsentOfOthers } from "../../store/session/unsentCounts.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useText } from "../../ui/i18n.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { returnMessages } from "./returnMessages.ts";

/** Tells how many changes wait on this device, without their content. */
export function KeptBehind() {
  const t = useText(returnMessages);
  const count = unsentOfOthers(null);
  if (count === 0) return null;
  return (
    <Page narrow>
      <Notice tone="wait">{t("return.unsentOfOthers", { count })}</Notice>
    </Page>
  );
}
