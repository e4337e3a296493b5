import { Button, Group } from "@mantine/core";
import { dismissWelcomeBack, useWelcomeBack } from "../../store/lifecycle/welcomeBack.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useText } from "../../ui/i18n.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { saveFile } from "../../ui/saveFile.ts";
import { returnMessages } from "./returnMessages.ts";

/** After a log-in: what had waited here for this user, to take along as a file, and that what others left stays theirs. */
export function ReturnNotice() {
  const t = useText(returnMessages);
  const { own, others } = useWelcomeBack();
  return (
    <Page>
      <Notice tone="wait">
        {own !== null && <div>{t("return.waitedForYou", { count: own.count })}</div>}
        {others > 0 && <div>{t("return.keptForOthers", { count: others })}</div>}
        <Group gap="xs" mt="xs">
          {own !== null && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => saveFile("passerelle-unsent.json", own.json, "application/json")}
            >
              {t("return.export")}
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={dismissWelcomeBack}>
            {t("return.understood")}
          </Button>
        </Group>
      </Notice>
    </Page>
  );
}
