import { Group, Text } from "@mantine/core";
import type { SignatoryView } from "shared-schema/api/agreement/signing";
import { ROLE_LABELS } from "shared-schema/labels/parties";
import { isFinal } from "shared-schema/signing/steps";
import { showInstant } from "#ui/fields/dates.ts";
import { useLanguage, useText } from "#ui/i18n.ts";
import { StatusTag, type Tone } from "#ui/marks/StatusTag.tsx";
import classes from "../signing.module.css";
import type { SigningProps } from "../signingContext.ts";
import { signingMessages } from "../signingMessages.ts";
import { AskButton } from "./AskButton.tsx";
import { DelegateButton } from "./DelegateButton.tsx";
import { DelegationLine } from "./DelegationLine.tsx";
import { SignatureFile } from "./SignatureFile.tsx";

interface Props extends SigningProps {
  signatory: SignatoryView;
  isNext: boolean;
}

/** One person who signs: for whom, how far they are, and what may be done about it. */
export function SignatoryRow({ signatory, isNext, ...props }: Props) {
  const t = useText(signingMessages);
  const language = useLanguage();
  const { name, parties, is_own, signature, asked } = signatory;
  const roles = [...new Set(parties.map(({ role }) => ROLE_LABELS[role][language]))].join(", ");
  // A party of another name is a company, or someone who has delegated.
  const others = [...new Set(parties.map((party) => party.name))].filter((other) => other !== name);
  const isSigned = signature?.status === "SIGNED";
  return (
    <li className={classes.person}>
      <div className={classes.line}>
        <span className={classes.name}>
          <Text span fw={600}>
            {is_own ? t("signing.you", { name }) : name}
          </Text>{" "}
          <Text span size="sm" c="dimmed">
            {[roles, ...others.map((other) => t("signing.for", { name: other }))].join(", ")}
          </Text>
        </span>
        <SignatureState signatory={signatory} isNext={isNext} />
      </div>
      {parties.map((party) => (
        <DelegationLine key={party.key} party={party} {...props} />
      ))}
      <Group gap="sm">
        {isSigned && signature.level !== null && (
          <Text size="sm" c="dimmed">
            {t(`signing.level.${signature.level}`)} {signature.level_reason}
          </Text>
        )}
        {isSigned && <SignatureFile signature={signature} {...props} />}
        {signature?.status === "FAILED" && <Text size="sm">{signature.status_msg}</Text>}
        {!isSigned && asked && props.view.declined === null && (
          <Text size="sm" c="dimmed">
            {t(`signing.asked.${asked.state}`, { at: showInstant(asked.at) })}
          </Text>
        )}
        {!isSigned && !is_own && props.view.may.remind && <AskButton signatory={signatory} {...props} />}
        {!isSigned && is_own && props.view.may.delegate && <DelegateButton signatory={signatory} {...props} />}
      </Group>
    </li>
  );
}

function SignatureState({ signatory: { signature, has_joined }, isNext }: Pick<Props, "signatory" | "isNext">) {
  const t = useText(signingMessages);
  if (signature?.status === "SIGNED") {
    return <StatusTag tone="done">{t("signing.at", { at: showInstant(signature.signed_at) })}</StatusTag>;
  }
  if (signature) {
    const tone: Tone = isFinal(signature.status) ? "alarm" : signature.status === "WAITING" ? "wait" : "calm";
    return <StatusTag tone={tone}>{t(`signing.status.${signature.status}`)}</StatusTag>;
  }
  if (!has_joined) return <StatusTag tone="wait">{t("signing.notJoined")}</StatusTag>;
  if (isNext) return <StatusTag tone="calm">{t("signing.next")}</StatusTag>;
  return <StatusTag tone="plain">{t("signing.unsigned")}</StatusTag>;
}
