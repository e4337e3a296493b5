import { keptBehind } from "../store/keptBehind.ts";
import { useText } from "../ui/i18n.ts";
import { Notice } from "../ui/Notice.tsx";
import { Page } from "../ui/Page.tsx";
import { appMessages } from "./messages.ts";

/** That changes wait on this device: how many, and nothing of what they say. */
export function KeptBehind() {
  const t = useText(appMessages);
  const count = keptBehind(null);
  if (count === 0) return null;
  return (
    <Page narrow>
      <Notice tone="wait">{t("app.keptBehind", { count })}</Notice>
    </Page>
  );
}
