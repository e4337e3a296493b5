import { PROFILE_FIELDS } from "shared-schema/labels/profile";
import { defineMessages, prefixed } from "../../../ui/i18n.ts";

/** Texts of the import of contacts. */
export const importMessages = defineMessages({
  "contactImport.title": { en: "Import contacts", fr: "Importer des contacts" },
  "contactImport.note": {
    en: "From a CSV file or vCards. Nothing is saved before you have seen it, and no one gets an invitation.",
    fr: "Depuis un fichier CSV ou des vCards. Rien n’est enregistré avant votre accord, et personne n’est invité.",
  },
  "contactImport.back": { en: "Back to contacts", fr: "Retour aux contacts" },
  "contactImport.choose": { en: "Choose a file", fr: "Choisir un fichier" },
  "contactImport.another": { en: "Choose another file", fr: "Choisir un autre fichier" },
  "contactImport.drop": {
    en: "Or drop it here: .csv or .vcf, up to {megabytes} MB and {most, number} contacts. It is read on this device.",
    fr: "Ou déposez-le ici : .csv ou .vcf, jusqu’à {megabytes} Mo et {most, number} contacts. Il est lu sur cet appareil.",
  },
  "contactImport.reading": { en: "Reading the file…", fr: "Lecture du fichier…" },
  "contactImport.columns": { en: "Columns", fr: "Colonnes" },
  "contactImport.columnsNote": {
    en: "Check which column holds what. The people below follow at once.",
    fr: "Vérifiez le contenu de chaque colonne. La liste ci-dessous suit aussitôt.",
  },
  "contactImport.column": {
    en: "{number}{head, select, none {} other {: {head}}}",
    fr: "{number}{head, select, none {} other { : {head}}}",
  },
  "contactImport.noColumn": { en: "None", fr: "Aucune" },
  "contactImport.sample": { en: "First rows of the file", fr: "Premières lignes du fichier" },
  "contactImport.heads": { en: "The first row names the columns", fr: "La première ligne nomme les colonnes" },
  "contactImport.order": { en: "Dates are written", fr: "Format des dates" },
  "contactImport.order.example": {
    en: "“{written}” is read as {day}. {known, select, yes {Other dates in this file show the order.} other {No date in this file shows the order: compare one that you know.}}",
    fr: "« {written} » est lu comme le {day}. {known, select, yes {D’autres dates de ce fichier montrent l’ordre.} other {Aucune date de ce fichier ne montre l’ordre : comparez avec une date que vous connaissez.}}",
  },
  "contactImport.born": {
    en: "Born {day}{written, select, none {} other { (“{written}” in the file)}}",
    fr: "Naissance : {day}{written, select, none {} other { (« {written} » dans le fichier)}}",
  },
  "contactImport.order.YMD": { en: "year-month-day", fr: "année-mois-jour" },
  "contactImport.order.DMY": { en: "day/month/year", fr: "jour/mois/année" },
  "contactImport.order.MDY": { en: "month/day/year", fr: "mois/jour/année" },
  ...prefixed("contactImport.field", PROFILE_FIELDS),
  "contactImport.field.full_name": { en: "Full name", fr: "Nom complet" },
  "contactImport.people": { en: "People in this file", fr: "Personnes de ce fichier" },
  "contactImport.show": { en: "Show", fr: "Afficher" },
  "contactImport.filter.all": { en: "All ({count})", fr: "Tous ({count})" },
  "contactImport.filter.new": { en: "New ({count})", fr: "Nouveaux ({count})" },
  "contactImport.filter.duplicate": { en: "Duplicates ({count})", fr: "Doublons ({count})" },
  "contactImport.filter.faulty": { en: "Faulty ({count})", fr: "Erronés ({count})" },
  "contactImport.none": { en: "There are none.", fr: "Il n’y en a pas." },
  "contactImport.state.new": { en: "New", fr: "Nouveau" },
  "contactImport.state.duplicate": { en: "Probable duplicate", fr: "Doublon probable" },
  "contactImport.state.faulty": { en: "Cannot be imported", fr: "Non importable" },
  "contactImport.place": { en: "No. {place}", fr: "N° {place}" },
  "contactImport.unnamed": { en: "No name", fr: "Sans nom" },
  "contactImport.twin.email": {
    en: "Same email address as {name}{place, select, none {} other { (no. {place})}}",
    fr: "Même adresse e-mail que {name}{place, select, none {} other { (n° {place})}}",
  },
  "contactImport.twin.phone": {
    en: "Same phone number as {name}{place, select, none {} other { (no. {place})}}",
    fr: "Même numéro de téléphone que {name}{place, select, none {} other { (n° {place})}}",
  },
  "contactImport.twin.name-and-birth": {
    en: "Same name and date of birth as {name}{place, select, none {} other { (no. {place})}}",
    fr: "Mêmes nom et date de naissance que {name}{place, select, none {} other { (n° {place})}}",
  },
  "contactImport.withoutAddress": {
    en: "Will be imported without the email address.",
    fr: "Sera importé sans l’adresse e-mail.",
  },
  "contactImport.fault": { en: "{field} {fault}.", fr: "{field} {fault}." },
  "contactImport.take": { en: "Import anyway", fr: "Importer quand même" },
  "contactImport.takeNamed": { en: "Import {name} anyway", fr: "Importer {name} quand même" },
  "contactImport.takeAll": { en: "Import all duplicates too", fr: "Importer aussi tous les doublons" },
  "contactImport.import": {
    en: "{count, plural, =0 {Nothing to import} one {Import # contact} other {Import # contacts}}",
    fr: "{count, plural, =0 {Rien à importer} one {Importer # contact} other {Importer # contacts}}",
  },
  "contactImport.progress": { en: "{written} of {total} imported", fr: "{written} sur {total} importés" },
  "contactImport.done": {
    en: "{count, plural, one {# contact was imported.} other {# contacts were imported.}}",
    fr: "{count, plural, =0 {Aucun contact n’a été importé.} one {# contact a été importé.} other {# contacts ont été importés.}}",
  },
  "contactImport.stopped": {
    en: "Imported: {written} of {total}. {reason} The others are still listed here.",
    fr: "Importés : {written} sur {total}. {reason} Les autres restent affichés ici.",
  },
});
