import type { Entries } from "../../entry.ts";

/** Refusals about bank statements and their lines. */
export const STATEMENT_REFUSALS = {
  "statement.forbidden": {
    kind: "forbidden",
    en: "Bank statements are for those who record payments on an agreement.",
    fr: "Les relevés bancaires sont réservés à ceux qui enregistrent des paiements sur un contrat.",
  },
  "statement.no-file": {
    kind: "invalid",
    en: "Choose one file: a camt.053 or MT940 statement, or a CSV file.",
    fr: "Choisissez un seul fichier : un relevé camt.053 ou MT940, ou un fichier CSV.",
  },
  "statement.empty": {
    kind: "invalid",
    en: "There is no booked entry in this file.",
    fr: "Ce fichier ne contient aucune écriture comptabilisée.",
  },
  "statement.unstated": {
    kind: "invalid",
    en: "The file does not say whether its entries ({count}) are booked: they lack the element Sts. Ask the bank for a statement of booked entries.",
    fr: "Le fichier n’indique pas si ses écritures ({count}) sont comptabilisées : l’élément Sts y manque. Demandez à la banque un relevé d’écritures comptabilisées.",
  },
  "statement.mt940": {
    kind: "invalid",
    en: "A statement in this MT940 file lacks its field :{tag}:.",
    fr: "Un relevé de ce fichier MT940 est dépourvu du champ :{tag}:.",
  },
  "statement.not-turned": {
    kind: "conflict",
    en: "The balances of this file do not prove that its reversals are to be turned.",
    fr: "Les soldes de ce fichier ne prouvent pas que ses contre-passations doivent être inversées.",
  },
  "statement.too-large": {
    kind: "too-large",
    en: "The file is larger than {megabytes} MB. Ask the bank for a shorter period.",
    fr: "Le fichier dépasse {megabytes} Mo. Demandez à la banque une période plus courte.",
  },
  "statement.too-many": {
    kind: "too-large",
    en: "The file has more than {most} entries. Ask the bank for a shorter period.",
    fr: "Le fichier compte plus de {most} écritures. Demandez à la banque une période plus courte.",
  },
  "statement.encoding": {
    kind: "invalid",
    en: "The text of this file cannot be read in the encoding that it declares.",
    fr: "Le texte de ce fichier est illisible dans l’encodage qu’il déclare.",
  },
  "statement.doctype": {
    kind: "invalid",
    en: "The file declares a document type or entities, which no bank’s statement does. It is not read.",
    fr: "Le fichier déclare un type de document ou des entités, ce qu’aucun relevé ne fait. Il n’est pas lu.",
  },
  "statement.malformed": {
    kind: "invalid",
    en: "The file is not well-formed XML: line {line}.",
    fr: "Le fichier n’est pas du XML bien formé : ligne {line}.",
  },
  "statement.too-deep": {
    kind: "invalid",
    en: "The file is nested more deeply than a statement is.",
    fr: "Le fichier comporte plus de niveaux imbriqués qu’un relevé.",
  },
  "statement.not-statement": {
    kind: "invalid",
    en: "This is not a camt.053 bank statement.",
    fr: "Ce fichier n’est pas un relevé bancaire camt.053.",
  },
  "statement.version": {
    kind: "invalid",
    en: "{version} is not supported. Ask the bank for camt.053.001.02 to camt.053.001.13.",
    fr: "{version} n’est pas pris en charge. Demandez à la banque un camt.053.001.02 à camt.053.001.13.",
  },
  "statement.entry": {
    kind: "invalid",
    en: "Entry {number} cannot be read: its {field} is missing or wrong. Nothing was imported.",
    fr: "L’écriture {number} est illisible : {field} absent ou erroné. Rien n’a été importé.",
  },
  "statement.account": {
    kind: "invalid",
    en: "The statement does not name its account.",
    fr: "Le relevé n’indique pas son compte.",
  },
  "statement.csv": {
    kind: "invalid",
    en: "The CSV file cannot be taken apart into columns.",
    fr: "Le fichier CSV ne se laisse pas découper en colonnes.",
  },
  "statement.csv-columns": {
    kind: "invalid",
    en: "Say which columns hold the date and the amount.",
    fr: "Indiquez les colonnes de la date et du montant.",
  },
  "statement.csv-row": {
    kind: "invalid",
    en: "Row {row}: «{text}» cannot be read as {field}. Nothing was imported.",
    fr: "Ligne {row} : « {text} » n’est pas lisible comme {field}. Rien n’a été importé.",
  },
  "statement.other-currency": {
    kind: "conflict",
    en: "The statement is in {currency} and the call for fund in {other}. A payment is recorded in the currency of its call.",
    fr: "Le relevé est en {currency} et l’appel de fonds en {other}. Un paiement s’enregistre dans la devise de son appel.",
  },
  "statement.line-not-found": {
    kind: "not-found",
    en: "There is no such line among your bank statements.",
    fr: "Cette ligne ne figure pas dans vos relevés bancaires.",
  },
  "statement.matched": {
    kind: "conflict",
    en: "This line is already recorded as a payment. Cancel that payment first.",
    fr: "Cette ligne est déjà enregistrée comme paiement. Annulez d’abord ce paiement.",
  },
  "statement.other-payment": {
    kind: "conflict",
    en: "This payment is cancelled, of another amount, or already belongs to another line.",
    fr: "Ce paiement est annulé, d’un autre montant, ou déjà rattaché à une autre ligne.",
  },
  "statement.read-late": {
    kind: "unavailable",
    en: "The file took too long to read. Try again, or ask the bank for a shorter period.",
    fr: "La lecture du fichier a pris trop de temps. Réessayez, ou demandez à la banque une période plus courte.",
  },
  "statement.too-often": {
    kind: "busy",
    en: "Too many bank statements within an hour. Try again later.",
    fr: "Trop de relevés bancaires en une heure. Réessayez plus tard.",
  },
  "statement.full": {
    kind: "conflict",
    en: "Your account keeps at most {most} lines of bank statements. Delete some first.",
    fr: "Votre compte conserve au plus {most} lignes de relevés. Supprimez-en d’abord.",
  },
} as const satisfies Entries;
