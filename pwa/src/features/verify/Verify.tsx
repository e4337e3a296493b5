import { Anchor, FileButton, Loader, Paper, Stack, Text } from "@mantine/core";
import type { DragEvent } from "react";
import { useParams } from "react-router";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../ui/i18n.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { FileReport } from "./FileReport.tsx";
import { verifyMessages } from "./messages.ts";
import { useVerification } from "./useVerification.ts";
import { VerificationResult } from "./VerificationResult.tsx";

/** Tells anybody who holds a contract, on paper or as a file, whether it is genuine, who has signed it, and whether it is the latest. */
export function Verify() {
  const t = useText(verifyMessages);
  const { reference, version, fingerprint } = useParams();
  const address = reference && version && fingerprint ? `${reference}/${version}/${fingerprint}` : null;
  const [{ printed, files, refused, isBusy }, check] = useVerification(address);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    check([...event.dataTransfer.files]);
  };
  return (
    <Page narrow>
      <PageTitle>{t("verify.title")}</PageTitle>
      <Stack>
        <Paper withBorder p="md" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <Text mb="sm">{t("verify.intro")}</Text>
          <FileButton accept="application/pdf,application/json" multiple onChange={check}>
            {(props) => (
              <BusyButton {...props} busy={isBusy}>
                {t("verify.choose")}
              </BusyButton>
            )}
          </FileButton>
          <Text mt="xs" size="sm" c="dimmed">
            {t("verify.drop")}
          </Text>
        </Paper>
        <div aria-live="polite" aria-busy={isBusy}>
          {isBusy && <Loader aria-label={t("verify.busy")} />}
          {refused && <Notice tone="alarm">{refusalMessage(refused.refusal)}</Notice>}
          {printed && <VerificationResult {...printed} isVerified={false} />}
          {files?.map((file) => (
            <FileReport key={file.report.name} {...file} />
          ))}
        </div>
        <Text size="sm">
          {t("verify.without")}{" "}
          <Anchor href="/api/verify/page" download="passerelle-verifier.html">
            {t("verify.page")}
          </Anchor>
        </Text>
      </Stack>
    </Page>
  );
}
