import type { Entries } from "../../entry.ts";

/** Refusals about the table of tax rates. */
export const TAX_REFUSALS = {
  "tax-row.not-found": {
    kind: "not-found",
    en: "This row is not in the tax table.",
    fr: "Cette ligne ne figure pas dans la table des taux.",
  },
  "tax-row.exists": {
    kind: "conflict",
    en: "{code} already has a row from {date} on. Give the new row a later first day.",
    fr: "{code} a déjà une ligne à partir du {date}. Donnez à la nouvelle ligne un premier jour ultérieur.",
  },
  "tax-row.other-rule": {
    kind: "conflict",
    en: "{code} stands for another country or contract type. Choose another code.",
    fr: "{code} désigne un autre pays ou un autre type de contrat. Choisissez un autre code.",
  },
  "tax-row.overlaps": {
    kind: "conflict",
    en: "{code} is already in force for this country and condition in that period.",
    fr: "{code} est déjà en vigueur pour ce pays et cette condition durant cette période.",
  },
  "tax-row.in-force": {
    kind: "conflict",
    en: "{code} has been in force since {date}. End it instead of removing it.",
    fr: "{code} est en vigueur depuis le {date}. Mettez-y fin au lieu de la supprimer.",
  },
  "tax-table.full": {
    kind: "rule",
    en: "The tax table cannot hold more than {most} rows.",
    fr: "La table des taux ne peut pas contenir plus de {most} lignes.",
  },
  "tax-table.changed": {
    kind: "conflict",
    en: "Someone has changed the tax table since you opened it. Check your change against the new table.",
    fr: "La table des taux a été modifiée depuis que vous l’avez ouverte. Vérifiez votre modification d’après la nouvelle table.",
  },
} as const satisfies Entries;
