import { BASE_RULE_LABELS, DATE_BASIS_LABELS, PREDICATE_LABELS, TAX_ROW_FIELDS } from "shared-schema/labels/money/tax";
import { defineMessages, prefixed } from "../../../ui/i18n.ts";

/** Texts of the administrators' page for the table of tax rates. */
export const taxTableMessages = defineMessages({
  ...prefixed("tax.field", TAX_ROW_FIELDS),
  ...prefixed("tax.rule", BASE_RULE_LABELS),
  ...prefixed("tax.predicate", PREDICATE_LABELS),
  ...prefixed("tax.basis", DATE_BASIS_LABELS),
  "tax.intro": {
    en: "Rates are an aid to estimate. A change reaches every device and every draft; locked and generated agreements keep the rows that they were made with.",
    fr: "Les taux sont une aide à l’estimation. Une modification atteint tous les appareils et tous les brouillons ; les contrats verrouillés ou générés gardent les lignes avec lesquelles ils ont été établis.",
  },
  "tax.count": {
    en: "{count, plural, one {# row} other {# rows}}",
    fr: "{count, plural, one {# ligne} other {# lignes}}",
  },
  "tax.rows": { en: "Rows of the tax table", fr: "Lignes de la table des taux" },
  "tax.search": { en: "Search by code, country or source", fr: "Rechercher par code, pays ou source" },
  "tax.past": { en: "Show rows that have ended", fr: "Afficher les lignes échues" },
  "tax.add": { en: "Add a row", fr: "Ajouter une ligne" },
  "tax.rate.new": { en: "New rate", fr: "Nouveau taux" },
  "tax.rate.newOf": { en: "New rate for {code}", fr: "Nouveau taux pour {code}" },
  "tax.end": { en: "End", fr: "Mettre fin" },
  "tax.endOf": { en: "End of {code}", fr: "Fin de {code}" },
  "tax.withdraw": { en: "Take back", fr: "Retirer" },
  "tax.withdrawOf": { en: "Take back {code} from {date}", fr: "Retirer {code} à partir du {date}" },
  "tax.withdraw.note": {
    en: "The row is not in force yet. The one before it gets its former end again.",
    fr: "La ligne n’est pas encore en vigueur. La précédente retrouve son ancienne échéance.",
  },
  "tax.withdraw.today": {
    en: "The row came into force today. It stays listed as taken back; locked and generated agreements keep its rate. The editors of agreements that were priced with it are sent the reason.",
    fr: "La ligne est entrée en vigueur aujourd’hui. Elle reste affichée comme retirée ; les contrats verrouillés ou émis en gardent le taux. Les rédacteurs des contrats calculés avec ce taux en reçoivent le motif.",
  },
  "tax.withdraw.reason": { en: "Reason", fr: "Motif" },
  "tax.withdrawn": {
    en: "{code} from {from}, {rate}: taken back. Reason: {reason}",
    fr: "{code} à partir du {from}, {rate} : retiré. Motif : {reason}",
  },
  "tax.whole": { en: "always", fr: "toujours" },
  "tax.open": { en: "open", fr: "sans terme" },
  "tax.save": { en: "Put into the table", fr: "Inscrire dans la table" },
  "tax.saveEnd": { en: "Set the end", fr: "Fixer l’échéance" },
  "tax.country.hint": {
    en: "Two letters: FR. Several that share the rate: MQ|GP.",
    fr: "Deux lettres : FR. Plusieurs pays au même taux : MQ|GP.",
  },
  "tax.code.hint": {
    en: "A row with the code of another one ends that one the day before.",
    fr: "Une ligne portant le code d’une autre met fin à celle-ci la veille.",
  },
  "tax.until.hint": { en: "Empty: without an end.", fr: "Vide : sans échéance." },
  "tax.history": { en: "Changes of the table", fr: "Modifications de la table" },
  "tax.history.show": { en: "Show the changes", fr: "Afficher les modifications" },
  "tax.history.hide": { en: "Hide the changes", fr: "Masquer les modifications" },
  "tax.history.product": { en: "Came with the product", fr: "Livré avec le produit" },
  "tax.history.none": { en: "a former account", fr: "un ancien compte" },
  "tax.history.rows": {
    en: "{count, plural, one {# row} other {# rows}}",
    fr: "{count, plural, one {# ligne} other {# lignes}}",
  },
  "tax.history.added": { en: "{code}: {rate} from {from}", fr: "{code} : {rate} à partir du {from}" },
  "tax.history.removed": { en: "{code} from {from} taken back", fr: "{code} à partir du {from} retiré" },
  "tax.history.ended": {
    en: "{code} from {from}: in force until {until}",
    fr: "{code} à partir du {from} : en vigueur jusqu’au {until}",
  },
  "tax.effect.show": { en: "Preview the effect on drafts", fr: "Aperçu de l’effet sur les brouillons" },
  "tax.effect.busy": {
    en: "Calculating: {done} of {count, plural, one {# draft} other {# drafts}}",
    fr: "Calcul en cours : {done} sur {count, plural, one {# brouillon} other {# brouillons}}",
  },
  "tax.effect.none": {
    en: "{count, plural, =0 {There is no draft.} one {The one draft keeps its price.} other {All # drafts keep their prices.}}",
    fr: "{count, plural, =0 {Il n’y a aucun brouillon.} one {Le seul brouillon garde son prix.} other {Les # brouillons gardent leur prix.}}",
  },
  "tax.effect.some": {
    en: "{changed} of {count, plural, one {# draft} other {# drafts}} change:",
    fr: "{changed} sur {count, plural, one {# brouillon} other {# brouillons}} changent :",
  },
  "tax.effect.draft": { en: "Draft", fr: "Brouillon" },
  "tax.effect.rate": { en: "Effective rate", fr: "Taux effectif" },
  "tax.effect.total": { en: "Total", fr: "Total" },
  "tax.effect.by": { en: "Difference", fr: "Différence" },
  "tax.effect.failed": {
    en: "{count, plural, one {# draft} other {# drafts}} could not be calculated.",
    fr: "{count, plural, one {# brouillon n’a} other {# brouillons n’ont}} pas pu être calculés.",
  },
});
