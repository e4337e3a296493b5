import type { Entries } from "../../entry.ts";

/** Refusals about invitations to claim a profile. */
export const INVITATION_REFUSALS = {
  "invitation.claimed": {
    kind: "conflict",
    en: "This person has an account already.",
    fr: "Cette personne a déjà un compte.",
  },
  "invitation.no-address": {
    kind: "conflict",
    en: "This profile has no email address. Enter one first.",
    fr: "Ce profil n’a pas d’adresse e-mail. Saisissez-en une d’abord.",
  },
  "invitation.too-many": {
    kind: "busy",
    en: "Several invitations have been sent today. Please try again tomorrow.",
    fr: "Plusieurs invitations ont été envoyées aujourd’hui. Veuillez réessayer demain.",
  },
} as const satisfies Entries;
