import type { Entries } from "../../entry.ts";

/** Refusals about changes of bank details on agreements that are locked or later. */
export const BANK_REFUSALS = {
  "bank-change.not-found": {
    kind: "not-found",
    en: "No change of these bank details is proposed.",
    fr: "Aucune modification de ces coordonnées bancaires n’est proposée.",
  },
  "bank-change.no-payee": {
    kind: "not-found",
    en: "Only the bank details of the carrier and of stakeholders that are companies can be changed here.",
    fr: "Seules les coordonnées bancaires du transporteur et des intervenants qui sont des sociétés se modifient ici.",
  },
  "bank-change.not-yours": {
    kind: "forbidden",
    en: "Only the holder of the profile can propose its bank details.",
    fr: "Seul le titulaire du profil peut proposer ses coordonnées bancaires.",
  },
  "bank-change.closed": {
    kind: "conflict",
    en: "Bank details cannot be proposed or approved while the agreement is {status}.",
    fr: "Les coordonnées bancaires ne peuvent être ni proposées ni approuvées tant que le contrat est {status}.",
  },
  "bank-change.empty": {
    kind: "conflict",
    en: "The profile has no IBAN and no account number. Enter the new bank details there first.",
    fr: "Le profil n’a ni IBAN ni numéro de compte. Saisissez-y d’abord les nouvelles coordonnées bancaires.",
  },
  "bank-change.same": {
    kind: "conflict",
    en: "The profile has the bank details that payment requests show already.",
    fr: "Le profil porte déjà les coordonnées bancaires qui figurent sur les demandes de paiement.",
  },
  "bank-change.second-person": {
    kind: "forbidden",
    en: "A second person on another account has to approve this change.",
    fr: "Une deuxième personne, sur un autre compte, doit approuver cette modification.",
  },
  "bank-change.too-early": {
    kind: "conflict",
    en: "This change can be approved from {from} on, 24 hours after it was proposed.",
    fr: "Cette modification peut être approuvée à partir du {from}, 24 heures après avoir été proposée.",
  },
  "bank-change.changed": {
    kind: "conflict",
    en: "Other bank details have been proposed since. Read them before you approve them.",
    fr: "D’autres coordonnées bancaires ont été proposées entre-temps. Lisez-les avant de les approuver.",
  },
  "bank-change.other-words": {
    kind: "conflict",
    en: "The four check words are not those of this change. Do not approve it, and call the payee on a number that you know.",
    fr: "Les quatre mots de contrôle ne sont pas ceux de cette modification. Ne l’approuvez pas et appelez le bénéficiaire à un numéro que vous connaissez.",
  },
} as const satisfies Entries;
