import { Anchor, Button, Checkbox, Group, Modal, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useContext, useId, useState } from "react";
import { versionLabel } from "shared-schema/labels/agreement";
import { ROLE_LABELS } from "shared-schema/labels/parties";
import { formatAgreementId } from "shared-schema/pricing/format";
import { consentHash, consentText, consentVersion } from "shared-schema/signing/consent";
import { startSignature } from "#store/commands/signing/signing.ts";
import { useViewer } from "#store/queries/documents.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useLanguage, useText } from "#ui/i18n.ts";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { uiMessages } from "#ui/messages.ts";
import { useShow } from "../../frame/format/format.ts";
import { WorkspaceContext } from "../../frame/workspace/workspace.ts";
import { choiceMessages } from "./choiceMessages.ts";
import { FeeLine } from "./fee/FeeLine.tsx";
import { grouped } from "./fingerprints.ts";
import { goToService } from "./goToService.ts";
import classes from "./signing.module.css";
import { type SigningProps, signaturesOf } from "./signingContext.ts";
import { signingMessages } from "./signingMessages.ts";

interface Props extends Pick<SigningProps, "place" | "view"> {
  opened: boolean;
  onClose: () => void;
}

const PHONE = "(max-width: 37.5em)";

/** Says what is signed, and starts the signature once its sentence is ticked. */
export function SignDialog({ opened, place, view, onClose }: Props) {
  const t = useText(choiceMessages);
  const words = useText(signingMessages);
  const ui = useText(uiMessages);
  const language = useLanguage();
  const { user_id } = useViewer();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const [ticked, setTicked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const reason = useId();
  const consent = consentText({ ...view.consent, version: consentVersion(place.version) })[language];
  const close = () => {
    setTicked(false);
    setRefusal(null);
    onClose();
  };
  const sign = async () => {
    setBusy(true);
    setRefusal(null);
    const step = await startSignature(place, user_id, { language, consent: consentHash(consent) });
    // The browser is leaving: the button stays busy.
    if (step.kind === "log-in") return goToService(step.location);
    setBusy(false);
    if (step.kind === "refused") setRefusal(refusalMessage(step.refusal));
    else close();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      // The fee may have to be paid first, in a dialog above this one.
      closeOnEscape={!busy}
      title={t("sign.title")}
      size="lg"
      centered
      fullScreen={isPhone === true}
      closeButtonProps={{ "aria-label": ui("ui.close") }}
    >
      <Stack gap="md">
        <Facts place={place} view={view} />
        <FeeLine place={place} view={view} opened={opened} />
        <div className={classes.consent}>
          <Checkbox
            size="md"
            label={consent}
            checked={ticked}
            onChange={(event) => setTicked(event.currentTarget.checked)}
          />
        </div>
        <Text size="sm" c="dimmed">
          {t("sign.kept")} {view.assurance !== null && words("signing.assurance", { assurance: view.assurance })}{" "}
          {t("sign.redirect")}{" "}
          <Anchor inherit href="/tos" target="_blank" rel="noreferrer">
            {t("sign.terms")}
          </Anchor>
        </Text>
        {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
        <div className={classes.actions}>
          <Text id={reason} size="sm" c="dimmed" ta="right" mb={4}>
            {ticked ? "" : t("sign.tickFirst")}
          </Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close}>
              {ui("ui.cancel")}
            </Button>
            <BusyButton disabled={!ticked} busy={busy} aria-describedby={ticked ? undefined : reason} onClick={sign}>
              {words("signing.sign")}
            </BusyButton>
          </Group>
        </div>
      </Stack>
    </Modal>
  );
}

function Facts({ place: { id, version }, view }: Pick<SigningProps, "place" | "view">) {
  const t = useText(choiceMessages);
  const language = useLanguage();
  const workspace = useContext(WorkspaceContext);
  const { title, pages, fingerprint } = view.consent;
  const parties = signaturesOf(view).own?.parties ?? [];
  const roles = [...new Set(parties.map(({ role }) => ROLE_LABELS[role][language].toLowerCase()))];
  const facts = [
    [t("sign.agreement"), `${title} (${formatAgreementId(id)})`],
    [t("sign.document"), `${versionLabel(version)[language]}, ${t("sign.pages", { count: pages })}`],
  ] as const;
  return (
    <>
      {roles.length > 0 && <Text>{t("sign.as", { roles: roles.join(", ") })}</Text>}
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        {workspace && (
          <Fact label={t("sign.sum")}>
            <Sum />
          </Fact>
        )}
        <Fact label={t("sign.fingerprint")}>
          <span className={classes.print}>{grouped(fingerprint)}</span>
        </Fact>
      </dl>
    </>
  );
}

/** The total of the agreement that is open; a delegate who is not on it reads it in the contract. */
function Sum() {
  const show = useShow();
  const workspace = useContext(WorkspaceContext);
  return show.sum(workspace?.plan?.price.total_agreement_price);
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
