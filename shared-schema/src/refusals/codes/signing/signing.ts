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
  "signing.delegated": {
    kind: "forbidden",
    en: "{name} signs for you.",
    fr: "{name} signe pour vous.",
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
  "signing.not-agreed": {
    kind: "conflict",
    en: "Please confirm that you have read the document before you sign it.",
    fr: "Veuillez confirmer que vous avez lu le document avant de le signer.",
  },
  "signing.wrong-return": {
    kind: "conflict",
    en: "This link from the signing service was used already, is too old, or is not yours. Please start the signature again.",
    fr: "Ce lien du service de signature a déjà servi, est trop ancien ou n’est pas le vôtre. Veuillez recommencer la signature.",
  },
  "signing.timed-out": {
    kind: "conflict",
    en: "The signature was not confirmed in time. Nothing was signed; please start it again.",
    fr: "La signature n’a pas été confirmée à temps. Rien n’a été signé ; veuillez la recommencer.",
  },
  "signing.no-key": {
    kind: "conflict",
    en: "You have no valid key at the signing service.",
    fr: "Vous n’avez pas de clé valable auprès du service de signature.",
  },
  "signing.not-verified": {
    kind: "failed",
    en: "The signature did not pass our own check and was not used. Please start it again.",
    fr: "La signature n’a pas passé notre propre contrôle et n’a pas été utilisée. Veuillez la recommencer.",
  },
  "signing.document-not-found": {
    kind: "not-found",
    en: "There is no such signed document.",
    fr: "Ce document signé n’existe pas.",
  },
  "signing.no-address": {
    kind: "conflict",
    en: "There is no address to which a request to sign can be sent.",
    fr: "Aucune adresse ne permet d’envoyer la demande de signature.",
  },
  "signing.asked-already": {
    kind: "conflict",
    en: "This person was already asked to sign today.",
    fr: "Cette personne a déjà été invitée à signer aujourd’hui.",
  },
  "signing.no-device-page": {
    kind: "conflict",
    en: "This signing service has a page of its own for confirming. Please follow its instructions.",
    fr: "Ce service de signature a sa propre page de confirmation. Veuillez suivre ses instructions.",
  },
  "signing.none-waits": {
    kind: "conflict",
    en: "None of your signatures waits to be confirmed. Please start from the contract.",
    fr: "Aucune de vos signatures n’attend de confirmation. Veuillez commencer à partir du contrat.",
  },
  "signing.wrong-ticket": {
    kind: "conflict",
    en: "This link was used already or is too old. Please scan the code again.",
    fr: "Ce lien a déjà servi ou est trop ancien. Veuillez scanner le code de nouveau.",
  },
  "signing.delegation-not-found": {
    kind: "not-found",
    en: "There is no such delegation.",
    fr: "Cette délégation n’existe pas.",
  },
  "signing.delegate-without-account": {
    kind: "conflict",
    en: "A delegate needs an account of their own.",
    fr: "Un délégué doit avoir son propre compte.",
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
