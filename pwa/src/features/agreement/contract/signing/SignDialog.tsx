import { Anchor, Button, Checkbox, Group, Modal, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useContext, useRef, useState } from "react";
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
import { WorkspaceContext } from "../../frame/workspace/workspace.ts";
import { useInShort } from "../inShort/useInShort.ts";
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
  const box = useRef<HTMLInputElement>(null);
  const [ticked, setTicked] = useState(false);
  const [isTickMissing, setTickMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const consent = consentText({ ...view.consent, version: consentVersion(place.version) })[language];
  const close = () => {
    setTicked(false);
    setTickMissing(false);
    setRefusal(null);
    onClose();
  };
  const sign = async () => {
    setTickMissing(!ticked);
    if (!ticked) return box.current?.focus();
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
      // The focus starts where a screen reader begins to read.
      title={
        <span data-autofocus tabIndex={-1}>
          {t("sign.title")}
        </span>
      }
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
            ref={box}
            size="md"
            label={consent}
            checked={ticked}
            error={isTickMissing && !ticked ? t("sign.tickFirst") : undefined}
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
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close}>
              {ui("ui.cancel")}
            </Button>
            <BusyButton busy={busy} onClick={sign}>
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
  const words = useText(signingMessages);
  const language = useLanguage();
  const workspace = useContext(WorkspaceContext);
  const { title, pages, fingerprint } = view.consent;
  const { own, signed, all } = signaturesOf(view);
  const roles = [...new Set((own?.parties ?? []).map(({ role }) => ROLE_LABELS[role][language].toLowerCase()))];
  const facts = [
    [t("sign.agreement"), `${title} (${formatAgreementId(id)})`],
    [t("sign.document"), `${versionLabel(version)[language]}, ${t("sign.pages", { count: pages })}`],
  ] as const;
  return (
    <>
      <Text>
        {roles.length > 0 && t("sign.as", { roles: roles.join(", ") })} {words("signing.count", { signed, all })}.
      </Text>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        {workspace?.agreement.version === version && <Terms />}
        <Fact label={t("sign.fingerprint")}>
          <span className={classes.print}>{grouped(fingerprint)}</span>
        </Fact>
      </dl>
    </>
  );
}

/** The sums and dates of the open agreement; delegates who are not on it, and signatories of an earlier version, read them in the contract. */
function Terms() {
  const { total, facts } = useInShort();
  return (
    <>
      <Fact label={total.name}>
        <span className={classes.sum}>{total.value}</span>
      </Fact>
      {facts.map(({ key, name, value }) => (
        <Fact key={key} label={name}>
          {value}
        </Fact>
      ))}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
