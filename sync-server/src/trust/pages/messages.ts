import type { Bilingual } from "shared-schema/base/language";
import { PRODUCT } from "shared-schema/base/product";
import { MOST_ATTEMPTS } from "../keys/credentials.ts";
import { PIN_MAX, PIN_MIN } from "../keys/pin.ts";

type Texts = Readonly<Record<string, Bilingual>>;

export const COMMON = {
  whatItIs: {
    en: "Advanced electronic signature (eIDAS, article 26) with a certificate of this platform. It is not a qualified signature, and has no presumption of reliability.",
    fr: "Signature électronique avancée (eIDAS, article 26) avec un certificat de cette plateforme. Ce n’est pas une signature qualifiée, et elle ne bénéficie pas de la présomption de fiabilité.",
  },
  certificates: { en: "Certificates of this service", fr: "Certificats de ce service" },
  refuse: { en: "No, refuse", fr: "Non, refuser" },
  signsAs: { en: "You sign as", fr: "Vous signez en tant que" },
  identified: { en: "How you were identified", fr: "Comment vous avez été identifié" },
  askedBy: { en: "Asked by", fr: "Demandé par" },
  logIn: { en: "Log in", fr: "Se connecter" },
  back: { en: `Back to ${PRODUCT.name}`, fr: `Retour à ${PRODUCT.name}` },
} as const satisfies Texts;

export const AUTHORIZE = {
  enrol: { en: "Create your signing key", fr: "Créer votre clé de signature" },
  allow: { en: "Prepare a signature?", fr: "Préparer une signature\u00a0?" },
  lead: {
    en: "{client} wants to prepare a signature with your key. Nothing is signed before you give your PIN on the next page.",
    fr: "{client} veut préparer une signature avec votre clé. Rien n’est signé avant que vous n’ayez saisi votre code PIN à la page suivante.",
  },
  locked: {
    en: `Your key was locked after ${MOST_ATTEMPTS} wrong PINs. You can create a new one. What you have signed stays valid.`,
    fr: `Votre clé a été bloquée après ${MOST_ATTEMPTS} codes PIN erronés. Vous pouvez en créer une nouvelle. Ce que vous avez signé reste valable.`,
  },
  why: {
    en: "The key is kept by this service and opens with your PIN alone. The PIN cannot be recovered: if you forget it, you create a new key.",
    fr: "La clé est conservée par ce service et ne s’ouvre qu’avec votre code PIN. Celui-ci ne peut pas être retrouvé\u00a0: si vous l’oubliez, vous créez une nouvelle clé.",
  },
  pin: { en: `New PIN (${PIN_MIN} to ${PIN_MAX} digits)`, fr: `Nouveau code PIN (${PIN_MIN} à ${PIN_MAX} chiffres)` },
  again: { en: "The same PIN again", fr: "Le même code PIN" },
  isMe: {
    en: "I am this person, and I alone know this PIN.",
    fr: "Je suis cette personne, et je suis seul à connaître ce code PIN.",
  },
  create: { en: "Create key and continue", fr: "Créer la clé et continuer" },
  continue: { en: "Continue", fr: "Continuer" },
} as const satisfies Texts;

export const PIN_FAULTS = {
  form: {
    en: `The PIN has to be ${PIN_MIN} to ${PIN_MAX} digits.`,
    fr: `Le code PIN doit compter de ${PIN_MIN} à ${PIN_MAX} chiffres.`,
  },
  easy: { en: "This PIN is too easy to guess.", fr: "Ce code PIN est trop facile à deviner." },
  different: { en: "The two PINs differ.", fr: "Les deux codes PIN sont différents." },
  "not-confirmed": {
    en: "Please confirm that you are this person.",
    fr: "Veuillez confirmer que vous êtes cette personne.",
  },
} as const satisfies Texts;

export const DEVICE = {
  title: { en: "Sign this document?", fr: "Signer ce document\u00a0?" },
  list: { en: "Waiting for your signature", fr: "En attente de votre signature" },
  none: { en: "Nothing is waiting for your signature.", fr: "Rien n’attend votre signature." },
  open: { en: "Open", fr: "Ouvrir" },
  document: { en: "Document", fr: "Document" },
  version: { en: "Version", fr: "Version" },
  pages: { en: "Pages", fr: "Pages" },
  fingerprint: { en: "Fingerprint (SHA-256)", fr: "Empreinte (SHA-256)" },
  description: { en: "Description", fr: "Description" },
  pin: { en: "Your PIN", fr: "Votre code PIN" },
  pinHint: {
    en: "First compare the fingerprint with the one on the page that you come from.",
    fr: "Comparez d’abord l’empreinte avec celle de la page dont vous venez.",
  },
  forgotten: {
    en: `Forgotten? ${MOST_ATTEMPTS} wrong PINs lock the key. You create a new one when you start the signature again.`,
    fr: `Oublié\u00a0? ${MOST_ATTEMPTS} codes PIN erronés bloquent la clé. Vous en créez une nouvelle en recommençant la signature.`,
  },
  sign: { en: "Sign", fr: "Signer" },
  wrong: {
    en: "This PIN is wrong. {left, plural, one {# attempt is} other {# attempts are}} left.",
    fr: "Ce code PIN est erroné. Il reste {left, plural, one {# essai} other {# essais}}.",
  },
  signed: { en: "You have signed", fr: "Vous avez signé" },
  signedMore: {
    en: "Your signature is being added to the document. You can close this page.",
    fr: "Votre signature est en cours d’ajout au document. Vous pouvez fermer cette page.",
  },
  back: { en: "Back to the contract", fr: "Retour au contrat" },
  refused: { en: "You have refused", fr: "Vous avez refusé" },
  refusedMore: { en: "Nothing was signed.", fr: "Rien n’a été signé." },
  locked: { en: "Your key is locked", fr: "Votre clé est bloquée" },
  lockedMore: {
    en: `${MOST_ATTEMPTS} wrong PINs were given, and nothing was signed. You create a new key the next time you sign. What you have signed before stays valid.`,
    fr: `${MOST_ATTEMPTS} codes PIN erronés ont été saisis, et rien n’a été signé. Vous créerez une nouvelle clé à la prochaine signature. Ce que vous avez signé auparavant reste valable.`,
  },
  over: { en: "This request has ended", fr: "Cette demande est terminée" },
  overMore: {
    en: "It was answered, has expired, or was withdrawn because the contract has changed. Nothing more is signed by it.",
    fr: "Elle a reçu une réponse, a expiré ou a été retirée parce que le contrat a changé. Elle ne permet plus aucune signature.",
  },
} as const satisfies Texts;

export const NOTICES = {
  "unknown-client": {
    title: { en: "This request cannot be answered", fr: "Cette demande ne peut pas aboutir" },
    text: {
      en: "It does not come from a program that is known here. Please start again from the contract.",
      fr: "Elle ne vient pas d’un programme connu ici. Veuillez recommencer à partir du contrat.",
    },
  },
  "used-link": {
    title: { en: "This link no longer works", fr: "Ce lien ne fonctionne plus" },
    text: {
      en: "It works once, for a few minutes. Please start again from the contract.",
      fr: "Il fonctionne une seule fois, pendant quelques minutes. Veuillez recommencer à partir du contrat.",
    },
  },
  "log-in": {
    title: { en: "You are not logged in here", fr: "Vous n’êtes pas connecté ici" },
    text: {
      en: "Log in with your account and its second factor to see what waits for your signature.",
      fr: "Connectez-vous avec votre compte et son second facteur pour voir ce qui attend votre signature.",
    },
  },
  "old-form": {
    title: { en: "This page is out of date", fr: "Cette page n’est plus à jour" },
    text: {
      en: "You have logged in again since. Please go back and load the page again.",
      fr: "Vous vous êtes reconnecté depuis. Veuillez revenir en arrière et recharger la page.",
    },
  },
} as const satisfies Readonly<Record<string, { title: Bilingual; text: Bilingual }>>;
export type NoticeName = keyof typeof NOTICES;

export const IDENTITY = {
  confirmed: { en: "e-mail address confirmed on {day}", fr: "adresse e-mail confirmée le {day}" },
  unconfirmed: { en: "e-mail address not confirmed", fr: "adresse e-mail non confirmée" },
  invited: { en: "invited by {name}", fr: "invité par {name}" },
  withFactor: { en: "second factor: yes", fr: "second facteur\u00a0: oui" },
  withoutFactor: { en: "second factor: no", fr: "second facteur\u00a0: non" },
} as const satisfies Texts;

export const PKI = {
  lead: {
    en: "Signatures made on this platform lead to these certificates. Install none of them as trusted because a document asks you to: compare the fingerprints with the operator first.",
    fr: "Les signatures faites sur cette plateforme mènent à ces certificats. N’en installez aucun comme certificat de confiance parce qu’un document vous le demande\u00a0: comparez d’abord les empreintes avec l’exploitant.",
  },
  root: { en: "Root", fr: "Racine" },
  issuing: { en: "Certificates of people", fr: "Certificats des personnes" },
  tsa: { en: "Time stamps", fr: "Horodatage" },
  seal: { en: "Seal of the platform", fr: "Cachet de la plateforme" },
  valid: { en: "Valid (UTC)", fr: "Validité (UTC)" },
  fingerprint: { en: "Fingerprint (SHA-256)", fr: "Empreinte (SHA-256)" },
  certificate: { en: "Certificate", fr: "Certificat" },
  revoked: { en: "Revoked certificates", fr: "Certificats révoqués" },
} as const satisfies Texts;
