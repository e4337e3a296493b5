import { Stack, Text, Title } from "@mantine/core";
import { useLocation, useSearchParams } from "react-router";
import type { SigningView } from "shared-schema/api/agreement/signing";
import { readSignedPdf, type VersionPlace } from "#store/commands/signing/signing.ts";
import { useAgreement, useArrival } from "#store/queries/documents.ts";
import { useSigning } from "#store/queries/signing/signing.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useLanguage, useText } from "#ui/i18n.ts";
import { EmptyState } from "#ui/layout/EmptyState.tsx";
import { Loading } from "#ui/layout/Loading.tsx";
import { Page } from "#ui/layout/Page.tsx";
import { PageTitle } from "#ui/layout/PageTitle.tsx";
import { Redirect } from "#ui/links/Redirect.tsx";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { saveFile } from "#ui/saveFile.ts";
import { contractPath } from "../route/contractPath.ts";
import { useSigningPlace } from "../route/signingPlace.ts";
import { SigningArea } from "../SigningArea.tsx";
import { useAction } from "../useAction.ts";
import { delegateMessages } from "./delegateMessages.ts";
import { Offer } from "./Offer.tsx";

/** The page on which a delegate who is not on the agreement reads one version and signs it. */
export function DelegatedPage() {
  const t = useText(delegateMessages);
  const { id, version } = useSigningPlace();
  const { search } = useLocation();
  const [params] = useSearchParams();
  const agreement = useAgreement(id);
  const arrival = useArrival("agreements");
  const now = useSigning(id, version, useLanguage());
  const offered = params.get("delegation");
  // People who are on the agreement sign there.
  if (agreement) return <Redirect to={`${contractPath(id, version)}${search}`} />;
  const isLoading = now === undefined || (agreement === undefined && arrival !== "complete");
  return (
    <Page narrow>
      <PageTitle>{t("delegated.title")}</PageTitle>
      {isLoading ? (
        <Loading lines={6} />
      ) : now.view ? (
        <Stack gap="lg">
          <Reading place={{ id, version }} view={now.view} />
          <SigningArea place={{ id, version }} fallback={<Loading lines={4} />} />
        </Stack>
      ) : offered !== null ? (
        <Offer id={id} version={version} delegation={offered} />
      ) : (
        <EmptyState title={t("delegated.unknown")}>{t("delegated.unknownNote")}</EmptyState>
      )}
    </Page>
  );
}

/** The contract itself, before the signature. */
function Reading({ place, view }: { place: VersionPlace; view: SigningView }) {
  const t = useText(delegateMessages);
  const { busy, refusal, run } = useAction();
  const { document_id: document, consent } = view;
  const read = () =>
    run(async () => {
      const file = await readSignedPdf(place, document ?? "");
      if (file.ok) saveFile(`${consent.title}.pdf`, file.value, "application/pdf");
      return file;
    });
  return (
    <Stack gap="xs" align="flex-start">
      <Title order={2} size="h4">
        {consent.title}
      </Title>
      <Text size="sm" c="dimmed">
        {t("delegated.readFirst")}
      </Text>
      <BusyButton variant="default" busy={busy} disabled={document === null} onClick={read}>
        {t("delegated.read")}
      </BusyButton>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </Stack>
  );
}
