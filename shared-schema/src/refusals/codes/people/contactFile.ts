import type { Entries } from "../../entry.ts";

/** Refusals about files of contacts. */
export const CONTACT_FILE_REFUSALS = {
  "contacts.too-large": {
    kind: "too-large",
    en: "The file is larger than {megabytes} MB. Export the contacts without photographs, or in several files.",
    fr: "Le fichier dépasse {megabytes} Mo. Exportez les contacts sans photos, ou en plusieurs fichiers.",
  },
  "contacts.unread": {
    kind: "unavailable",
    en: "The file cannot be read from this device. It may have been moved, changed or be in use. Choose it once more.",
    fr: "Impossible de lire le fichier sur cet appareil. Il a peut-être été déplacé, modifié ou est en cours d’utilisation. Choisissez-le de nouveau.",
  },
  "contacts.too-many": {
    kind: "too-large",
    en: "The file has more than {most} contacts. Import it in several parts.",
    fr: "Le fichier compte plus de {most} contacts. Importez-le en plusieurs parties.",
  },
  "contacts.no-text": {
    kind: "invalid",
    en: "This is neither a CSV file nor a file of vCards.",
    fr: "Ce n’est ni un fichier CSV ni un fichier de vCards.",
  },
  "contacts.empty": {
    kind: "invalid",
    en: "There are no contacts in this file.",
    fr: "Ce fichier ne contient aucun contact.",
  },
  "contacts.no-name-column": {
    kind: "invalid",
    en: "Choose the columns of the first and the last name, or the one of the full name.",
    fr: "Choisissez les colonnes du prénom et du nom, ou celle du nom complet.",
  },
  "contacts.open-quote": {
    kind: "invalid",
    en: "A quotation mark in row {row} is never closed, so that the rest of the file is one cell. Correct it and choose the file again.",
    fr: "Un guillemet de la ligne {row} n’est jamais fermé : toute la suite du fichier ne forme qu’une cellule. Corrigez-le et choisissez de nouveau le fichier.",
  },
  "contacts.card-cut": {
    kind: "invalid",
    en: "This card has no end. The file may have been cut off.",
    fr: "Cette carte n’a pas de fin. Le fichier est peut-être tronqué.",
  },
  "contacts.card-unreadable": {
    kind: "invalid",
    en: "This card does not follow the vCard format and cannot be read.",
    fr: "Cette carte ne respecte pas le format vCard et est illisible.",
  },
} as const satisfies Entries;
