import { Button, Group } from "@mantine/core";
import { dismissReturned, useReturned } from "../store/returned.ts";
import { useText } from "../ui/i18n.ts";
import { Notice } from "../ui/Notice.tsx";
import { Page } from "../ui/Page.tsx";
import { saveFile } from "../ui/saveFile.ts";
import { appMessages } from "./messages.ts";

/** After a log-in: what had waited here for this user, to take along as a file, and that what others left stays theirs. */
export function ReturnNotices() {
  const t = useText(appMessages);
  const { own, others } = useReturned();
  if (own === null && others === 0) return null;
  return (
    <Page>
      <Notice tone="wait">
        {own !== null && <div>{t("app.waitedForYou", { count: own.count })}</div>}
        {others > 0 && <div>{t("app.keptForOthers", { count: others })}</div>}
        <Group gap="xs" mt="xs">
          {own !== null && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => saveFile("passerelle-unsent.json", own.json, "application/json")}
            >
              {t("app.export")}
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={dismissReturned}>
            {t("app.understood")}
          </Button>
        </Group>
      </Notice>
    </Page>
  );
}
