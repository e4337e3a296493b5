import { type Bilingual, inBoth } from "shared-schema/base/language";
import { versionLabel } from "shared-schema/labels/agreement";
import { formatAgreementId } from "shared-schema/pricing/format";
import { awaitedText } from "shared-schema/signing/awaited";
import { missingSignatories } from "shared-schema/signing/signRules";
import type { Letter } from "../../base/outbox/letter.ts";
import { kindOfSignature } from "../letters.ts";
import type { VersionSigning } from "../versionState.ts";

/** Why someone is asked: once for each, and by hand once a day. */
export type AskCause = "first" | "turn" | `day-${number}` | `hand-${string}`;

const FIRST: Bilingual = { en: "Please sign the contract", fr: "Veuillez signer le contrat" };
const TURN: Bilingual = { en: "It is your turn to sign", fr: "À votre tour de signer" };
const REMINDER: Bilingual = { en: "Reminder: please sign the contract", fr: "Rappel : veuillez signer le contrat" };

const LOG_IN: Bilingual = {
  en: "The contract waits for your signature. Log in to read it and to sign it.",
  fr: "Le contrat attend votre signature. Connectez-vous pour le lire et le signer.",
};
const REGISTER: Bilingual = {
  en: "The contract waits for your signature. Claim your profile to read the contract and to sign it. The link is for you alone: please do not pass it on. It works once, within the next 30 days.",
  fr: "Le contrat attend votre signature. Activez votre profil pour lire le contrat et le signer. Ce lien vous est réservé : ne le transmettez pas. Il fonctionne une seule fois, dans les 30 jours.",
};

interface Asked {
  cause: AskCause;
  path: string;
  /** The person who generated the version; null where no one can be named. */
  asker: string | null;
  /** What a signature here is worth. */
  assurance: Bilingual;
  /** The facts that the list says beside the step: dates and guests. */
  beside: Bilingual;
}

/** The request to sign a version. */
export function askLetter({ row, title, state }: VersionSigning, { cause, path, asker, assurance, beside }: Asked): Letter {
  const number = formatAgreementId(row.cruise_id);
  const subject = cause === "first" ? FIRST : cause === "turn" ? TURN : REMINDER;
  const isClaim = path.startsWith("/claim_account/");
  return {
    subject: inBoth((language) => [subject[language], beside[language], number].filter(Boolean).join(" · ")),
    paragraphs: [isClaim ? REGISTER : LOG_IN],
    facts: [
      { label: { en: "Agreement", fr: "Contrat" }, value: title },
      { label: { en: "Document", fr: "Document" }, value: versionLabel(row.version) },
      { label: { en: "State", fr: "État" }, value: awaitedText(missingSignatories(state).length) },
      ...(asker === null ? [] : [{ label: { en: "Asked by", fr: "Demandé par" }, value: asker }]),
      kindOfSignature(assurance),
    ],
    button: { label: { en: "Read and sign", fr: "Lire et signer" }, path },
  };
}

/** Claims a profile, and leads to the contract afterwards. */
export function claimPath({ row }: Pick<VersionSigning, "row">, token: string): string {
  const next = `/agreement/${row.cruise_id}/contract/${row.version}`;
  return `/claim_account/${token}?nextUrl=${encodeURIComponent(next)}`;
}
