import type { Entries } from "../../entry.ts";

/** Refusals about passengers' links and guest preferences. */
export const GUEST_REFUSALS = {
  "passenger-link.no-passenger": {
    kind: "not-found",
    en: "This person is not a passenger of the agreement.",
    fr: "Cette personne n’est pas un passager de ce contrat.",
  },
  "passenger-link.forbidden": {
    kind: "forbidden",
    en: "You cannot create a link for this passenger.",
    fr: "Vous ne pouvez pas créer de lien pour ce passager.",
  },
  "passenger-link.has-account": {
    kind: "forbidden",
    en: "This passenger has an account and fills in the details there.",
    fr: "Ce passager a un compte et y saisit ses informations.",
  },
  "passenger-link.mail-only": {
    kind: "forbidden",
    en: "This profile belongs to an account: the link can only be mailed to its address.",
    fr: "Ce profil appartient à un compte : le lien ne peut être envoyé qu’à son adresse e-mail.",
  },
  "passenger-link.conflict": {
    kind: "conflict",
    en: "The passenger entered another value by the link.",
    fr: "Le passager a saisi une autre valeur par le lien.",
  },
  "passenger-link.for-professional": {
    kind: "forbidden",
    en: "The passenger sent another value by the link. {name} looks at it before it changes.",
    fr: "Le passager a envoyé une autre valeur par le lien. {name} l’examine avant toute modification.",
  },
  "passenger-link.archived": {
    kind: "conflict",
    en: "The agreement is archived.",
    fr: "Le contrat est archivé.",
  },
  "passenger-link.embarked": {
    kind: "conflict",
    en: "The passenger has already embarked: links end with embarkation.",
    fr: "Le passager a déjà embarqué : les liens prennent fin à l’embarquement.",
  },
  "passenger-link.no-address": {
    kind: "conflict",
    en: "The passenger has no email address to send the link to.",
    fr: "Le passager n’a pas d’adresse e-mail à laquelle envoyer le lien.",
  },
  "passenger-link.too-many": {
    kind: "busy",
    en: "Many links were created today. Please try again tomorrow.",
    fr: "Beaucoup de liens ont été créés aujourd’hui. Veuillez réessayer demain.",
  },
  "passenger-link.expired": {
    kind: "conflict",
    en: "This link has expired or was replaced by a newer one. Ask for a new one.",
    fr: "Ce lien a expiré ou a été remplacé par un plus récent. Demandez-en un nouveau.",
  },
  "passenger-link.boarded": {
    kind: "conflict",
    en: "This link ended at embarkation. Please tell the crew what has changed.",
    fr: "Ce lien a pris fin à l’embarquement. Signalez à l’équipage ce qui a changé.",
  },
  "passenger-link.too-many-tries": {
    kind: "busy",
    en: "Too many attempts from this connection. Please try again in an hour.",
    fr: "Trop de tentatives depuis cette connexion. Veuillez réessayer dans une heure.",
  },
  "passenger-link.no-consent": {
    kind: "invalid",
    en: "Preferences are kept only with the guest’s consent.",
    fr: "Les préférences ne sont conservées qu’avec le consentement du passager.",
  },
  "passenger-link.no-medical-consent": {
    kind: "invalid",
    en: "A medical note is kept only with a consent of its own.",
    fr: "Une note médicale n’est conservée qu’avec un consentement distinct.",
  },
} as const satisfies Entries;
