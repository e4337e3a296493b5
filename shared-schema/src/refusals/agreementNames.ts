import type { Bilingual } from "../base/language.ts";

/** The names of an agreement's statuses. */
export const STATUS_NAMES = {
  DRAFT: { en: "Draft", fr: "Brouillon" },
  LOCKED: { en: "Approved", fr: "Approuvé" },
  CONTRACT: { en: "Contract", fr: "Contrat" },
  ADDENDUM: { en: "Addendum", fr: "Avenant" },
  SETTLING: { en: "Settling", fr: "En règlement" },
  SETTLED: { en: "Settled", fr: "Réglé" },
  ARCHIVED: { en: "Archived", fr: "Archivé" },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** The names of the actions in an agreement's life cycle. */
export const ACTION_NAMES = {
  approve: { en: "Approve", fr: "Approuver" },
  lock: { en: "Lock", fr: "Verrouiller" },
  unlock: { en: "Unlock", fr: "Déverrouiller" },
  generate: { en: "Generate", fr: "Générer" },
  new_addendum: { en: "New addendum", fr: "Nouvel avenant" },
  discard_addendum: { en: "Discard the addendum draft", fr: "Abandonner le brouillon d’avenant" },
  start_settling: { en: "Start settling", fr: "Commencer le règlement" },
  cancel_settling: { en: "Cancel settlement process", fr: "Annuler la procédure de règlement" },
  settle: { en: "Close settlement", fr: "Clore le règlement" },
  reopen: { en: "Reopen settlement process", fr: "Rouvrir la procédure de règlement" },
  archive: { en: "Archive", fr: "Archiver" },
} as const satisfies Readonly<Record<string, Bilingual>>;
