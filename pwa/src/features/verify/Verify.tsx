import { Button, FileButton, Paper, Stack, Text } from "@mantine/core";
import type { DragEvent } from "react";
import { useParams } from "react-router";
import { useText } from "../../ui/i18n.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { verifyMessages } from "./messages.ts";
import { useVerification } from "./useVerification.ts";
import { VerificationResult } from "./VerificationResult.tsx";

/** Tells anybody who holds a contract, on paper or as a file, whether it is genuine and the latest. */
export function Verify() {
  const t = useText(verifyMessages);
  const { reference, version, fingerprint } = useParams();
  const address = reference && version && fingerprint ? `${reference}/${version}/${fingerprint}` : null;
  const [checked, check] = useVerification(address);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) check(file);
  };
  return (
    <Page narrow>
      <PageTitle>{t("verify.title")}</PageTitle>
      <Stack>
        <Paper withBorder p="md" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <Text mb="sm">{t("verify.intro")}</Text>
          <FileButton accept="application/pdf" onChange={(file) => file && check(file)}>
            {(props) => <Button {...props}>{t("verify.choose")}</Button>}
          </FileButton>
          <Text mt="xs" size="sm" c="dimmed">
            {t("verify.drop")}
          </Text>
        </Paper>
        <div aria-live="polite">{checked && <VerificationResult {...checked} />}</div>
      </Stack>
    </Page>
  );
}
