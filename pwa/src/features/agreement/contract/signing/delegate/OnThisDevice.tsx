import { Button, Stack } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { makeTicket } from "#store/commands/signing/signing.ts";
import { useViewer } from "#store/queries/documents.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { Loading } from "#ui/layout/Loading.tsx";
import { Page } from "#ui/layout/Page.tsx";
import { PageTitle } from "#ui/layout/PageTitle.tsx";
import { uiMessages } from "#ui/messages.ts";
import { goToService } from "../goToService.ts";
import { routeMessages } from "../route/routeMessages.ts";
import { signingMessages } from "../signingMessages.ts";

/** Leads a device on which someone has just logged in to the page that confirms the signature which waits for them. */
export function OnThisDevice() {
  const t = useText(routeMessages);
  const words = useText(signingMessages);
  const ui = useText(uiMessages);
  const { user_id } = useViewer();
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks once more
  useEffect(() => {
    let left = false;
    setRefusal(null);
    void makeTicket(user_id).then((made) => {
      if (left) return;
      if (made.ok) goToService(made.value.path);
      else setRefusal(refusalMessage(made.refusal));
    });
    return () => {
      left = true;
    };
  }, [user_id, attempt]);
  return (
    <Page narrow>
      <PageTitle>{t("device.title")}</PageTitle>
      {refusal === null ? (
        <Loading lines={3} />
      ) : (
        <Stack gap="md" align="flex-start">
          <Notice tone="wait">{refusal}</Notice>
          <Button variant="default" onClick={() => setAttempt(attempt + 1)}>
            {ui("ui.retry")}
          </Button>
          <LinkButton to="/agreement">{words("signing.agreements")}</LinkButton>
        </Stack>
      )}
    </Page>
  );
}
