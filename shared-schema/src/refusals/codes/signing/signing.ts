import type { Entries } from "../../entry.ts";

/** Refusals about signing a generated version. */
export const SIGNING_REFUSALS = {
  "signing.off": {
    kind: "conflict",
    en: "Electronic signing is switched off on this server.",
    fr: "La signature électronique est désactivée sur ce serveur.",
  },
  "signing.not-a-signatory": {
    kind: "forbidden",
    en: "Only carriers, stakeholders, brokers and clients of this contract sign it.",
    fr: "Seuls les transporteurs, les parties prenantes, les courtiers et les clients de ce contrat le signent.",
  },
  "signing.not-generated": {
    kind: "conflict",
    en: "The contract has not been generated yet.",
    fr: "Le contrat n’a pas encore été généré.",
  },
  "signing.addendum-open": {
    kind: "conflict",
    en: "An addendum is being drafted. The contract can be signed again when the draft is discarded, or the addendum when it is generated.",
    fr: "Un avenant est en préparation. Le contrat pourra de nouveau être signé si le projet est abandonné, ou l’avenant une fois généré.",
  },
  "signing.closed": {
    kind: "conflict",
    en: "This agreement is being settled or has ended. It can no longer be signed.",
    fr: "Ce contrat est en cours de règlement ou terminé. Il ne peut plus être signé.",
  },
  "signing.superseded": {
    kind: "conflict",
    en: "A later version has replaced this one. Please sign the current version.",
    fr: "Une version ultérieure a remplacé celle-ci. Veuillez signer la version en vigueur.",
  },
  "signing.declined": {
    kind: "conflict",
    en: "{name} has declined to sign this version. It can no longer be signed.",
    fr: "{name} a refusé de signer cette version. Elle ne peut plus être signée.",
  },
  "signing.too-late": {
    kind: "conflict",
    en: "The time for signing this version is over.",
    fr: "Le délai de signature de cette version est écoulé.",
  },
  "signing.already-signed": {
    kind: "conflict",
    en: "This version has been signed already.",
    fr: "Cette version a déjà été signée.",
  },
  "signing.not-your-turn": {
    kind: "conflict",
    en: "{name} signs before you.",
    fr: "{name} signe avant vous.",
  },
  "signing.in-progress": {
    kind: "conflict",
    en: "{name} is signing; you are next.",
    fr: "{name} est en train de signer ; ce sera ensuite votre tour.",
  },
  "signing.delegation-not-yours": {
    kind: "forbidden",
    en: "Only the signatory and the delegate decide about this delegation.",
    fr: "Seuls le signataire et le délégué décident de cette délégation.",
  },
  "signing.delegation-to-self": {
    kind: "invalid",
    en: "Please choose another person to sign for you.",
    fr: "Veuillez choisir une autre personne pour signer à votre place.",
  },
  "signing.delegation-exists": {
    kind: "conflict",
    en: "Signing has been delegated already. End that delegation first.",
    fr: "La signature est déjà déléguée. Mettez d’abord fin à cette délégation.",
  },
  "signing.delegation-ended": {
    kind: "conflict",
    en: "This delegation has ended.",
    fr: "Cette délégation a pris fin.",
  },
} as const satisfies Entries;
