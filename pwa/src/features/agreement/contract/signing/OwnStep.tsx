import { Button, Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { isFinal } from "shared-schema/signing/steps";
import { startSignature } from "#store/commands/signing/signing.ts";
import { useViewer } from "#store/queries/documents.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { showInstant } from "#ui/fields/dates.ts";
import { useLanguage, useText } from "#ui/i18n.ts";
import { PencilIcon } from "#ui/icons.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { OnDemand } from "#ui/loading/OnDemand.tsx";
import { part } from "#ui/loading/part.ts";
import { goToService } from "./goToService.ts";
import { useSigningPlace } from "./route/signingPlace.ts";
import { type SigningProps, signaturesOf } from "./signingContext.ts";
import { signingMessages } from "./signingMessages.ts";

const dialog = part(() => import("./SignDialog.tsx").then((module) => module.SignDialog));

/** The viewer's next step: to sign, to go on signing, or the reason why not; then when that was. */
export function OwnStep({ place, view, offline }: SigningProps) {
  const t = useText(signingMessages);
  const { page } = useSigningPlace();
  const [opened, { open, close }] = useDisclosure();
  const signature = signaturesOf(view).own?.signature ?? null;
  if (signature && !isFinal(signature.status)) {
    return (
      <Group gap="sm">
        <Text>{t("signing.running", { step: t(`signing.status.${signature.status}`) })}</Text>
        {signature.status === "NEW" ? (
          <LogInAgain place={place} offline={offline} />
        ) : (
          <LinkButton to={`${page}/sign`}>{t("signing.goOn")}</LinkButton>
        )}
      </Group>
    );
  }
  if (signature?.status === "SIGNED" || view.is_complete) {
    const at = signature?.signed_at ?? null;
    return at !== null && <Text>{t("signing.own", { at: showInstant(at) })}</Text>;
  }
  const { can_sign, reason, until } = view.can_sign;
  return (
    <>
      {signature && <Text c="var(--color-alarm-text)">{t("signing.again", { reason: signature.status_msg })}</Text>}
      {can_sign ? (
        <Group gap="sm">
          <Button leftSection={<PencilIcon />} disabled={offline} aria-haspopup="dialog" onClick={open}>
            {t("signing.sign")}
          </Button>
          {until !== null && (
            <Text size="sm" c="dimmed">
              {t("signing.until", { at: showInstant(until) })}
            </Text>
          )}
        </Group>
      ) : (
        // The notice above says it where someone has declined.
        reason !== null && view.declined === null && <Text>{reason}</Text>
      )}
      <OnDemand part={dialog} opened={opened} onGiveUp={close}>
        {(SignDialog, shown) => <SignDialog opened={shown} place={place} view={view} onClose={close} />}
      </OnDemand>
    </>
  );
}

/** A signature whose log-in at the signing service was left: it is offered once more. */
function LogInAgain({ place, offline }: Pick<SigningProps, "place" | "offline">) {
  const t = useText(signingMessages);
  const language = useLanguage();
  const { user_id } = useViewer();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const goOn = async () => {
    setBusy(true);
    const step = await startSignature(place, user_id, { language });
    if (step.kind === "log-in") return goToService(step.location);
    setBusy(false);
    setRefusal(step.kind === "refused" ? refusalMessage(step.refusal) : null);
  };
  return (
    <>
      <BusyButton disabled={offline} busy={busy} onClick={goOn}>
        {t("signing.goOn")}
      </BusyButton>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </>
  );
}
