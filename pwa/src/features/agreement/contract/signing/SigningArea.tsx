import { Group, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import type { SigningView } from "shared-schema/api/agreement/signing";
import type { VersionPlace } from "#store/commands/signing/signing.ts";
import { useSigning } from "#store/queries/signing/signing.ts";
import { useSyncStatus } from "#store/status/status.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { showInstant } from "#ui/fields/dates.ts";
import { useLanguage, useText } from "#ui/i18n.ts";
import { StatusTag } from "#ui/marks/StatusTag.tsx";
import { GeneratedFile } from "../text/GeneratedFile.tsx";
import { OwnStep } from "./OwnStep.tsx";
import { SignedFiles } from "./SignedFiles.tsx";
import { SigningDetails } from "./SigningDetails.tsx";
import { type SigningProps, signaturesOf } from "./signingContext.ts";
import { signingMessages } from "./signingMessages.ts";

interface Props {
  place: VersionPlace;
  /** Shown until the server has answered about signing. */
  fallback: ReactNode;
  /** Whether the PDF without signatures is offered too. */
  hasPlainPdf?: boolean;
  /** Each signatory is shown at once. */
  unfolded?: boolean;
}

/** The signatures of a generated version: their state and the next step; all else is folded away, unless there is room beside the text. */
export function SigningArea({ place, fallback, hasPlainPdf = false, unfolded = false }: Props) {
  const t = useText(signingMessages);
  const { offline } = useSyncStatus();
  const now = useSigning(place.id, place.version, useLanguage());
  const heading = useId();
  if (!now?.view) return fallback;
  const { view, at, refusal } = now;
  const shared = { place, view, offline };
  return (
    <section aria-labelledby={heading}>
      <Stack gap="xs">
        <Group gap="md">
          <Title order={3} size="sm" fw={500} c="dimmed" id={heading}>
            {t("signing.title")}
          </Title>
          <State view={view} />
        </Group>
        {view.declined && (
          <Notice tone="alarm">
            {t("signing.declined.by", { ...view.declined, at: showInstant(view.declined.at) })}{" "}
            {t("signing.declined.next")}
          </Notice>
        )}
        <OwnStep {...shared} />
        {(offline || refusal !== null) && (
          <Text size="sm" c="dimmed">
            {t(offline ? "signing.offline" : "signing.unknown")}{" "}
            {at !== null && t("signing.asOf", { at: showInstant(new Date(at).toISOString()) })}
          </Text>
        )}
        <Files {...shared} hasPlainPdf={hasPlainPdf} />
        <SigningDetails {...shared} unfolded={unfolded} />
      </Stack>
    </section>
  );
}

/** The files to download, the signed one first. */
function Files({ hasPlainPdf, ...shared }: SigningProps & { hasPlainPdf: boolean }) {
  const t = useText(signingMessages);
  const isSigned = signaturesOf(shared.view).signed > 0;
  if (!isSigned && !hasPlainPdf) return null;
  return (
    <Group gap="sm">
      {isSigned && <SignedFiles {...shared} />}
      {hasPlainPdf && (
        <Group gap="xs" wrap="nowrap">
          <GeneratedFile {...shared.place} note={isSigned ? t("signing.asGenerated") : undefined} />
        </Group>
      )}
    </Group>
  );
}

function State({ view }: { view: SigningView }) {
  const t = useText(signingMessages);
  const { signed, all } = signaturesOf(view);
  if (view.declined) return <StatusTag tone="alarm">{t("signing.declined")}</StatusTag>;
  if (view.is_complete) return <StatusTag tone="done">{t("signing.complete")}</StatusTag>;
  return (
    <StatusTag tone="wait">
      {t(view.order === null ? "signing.count" : "signing.count.ordered", { signed, all })}
    </StatusTag>
  );
}
