import { defineMessages } from "#ui/i18n.ts";

/** Texts of the promos. */
export const promoMessages = defineMessages({
  "promos.intro": {
    en: "A promo takes a share off the contract fee on each of its days. Where several hold, the largest counts. An offer that a buyer is looking at is made again when its price changes.",
    fr: "Une promotion réduit les honoraires du contrat d’une part, chacun de ses jours. Si plusieurs sont valables, la plus forte compte. Une offre affichée chez un acheteur est refaite si son prix change.",
  },
  "promos.table": { en: "Promos", fr: "Promotions" },
  "promos.none": { en: "No promos", fr: "Aucune promotion" },
  "promos.add": { en: "Add a promo", fr: "Ajouter une promotion" },
  "promos.edit": { en: "Change {code}", fr: "Modifier {code}" },
  "promos.remove": { en: "Remove {code}", fr: "Retirer {code}" },
  "promos.removeQuestion": {
    en: "Do you want to remove {code}? Offers are made without it from now on. What was bought keeps its price.",
    fr: "Voulez-vous retirer {code} ? Les offres sont désormais faites sans elle. Ce qui a été acheté garde son prix.",
  },
  "promos.removeIt": { en: "Remove", fr: "Retirer" },
  "promos.save": { en: "Save", fr: "Enregistrer" },
  "promos.code": { en: "Code", fr: "Code" },
  "promos.codeNote": { en: "2 to 30 capitals, digits, - and _", fr: "2 à 30 majuscules, chiffres, - et _" },
  "promos.codeWrong": {
    en: "must be 2 to 30 capitals, digits, - or _",
    fr: "doit compter 2 à 30 majuscules, chiffres, - ou _",
  },
  "promos.codeTaken": { en: "is the code of another promo", fr: "est le code d’une autre promotion" },
  "promos.label_en": { en: "Label in English", fr: "Libellé en anglais" },
  "promos.label_fr": { en: "Label in French", fr: "Libellé en français" },
  "promos.label": { en: "Label", fr: "Libellé" },
  "promos.share": { en: "Share of the fee (%)", fr: "Part des honoraires (%)" },
  "promos.shareWrong": { en: "must be more than 0 and at most 100", fr: "doit être supérieure à 0 et au plus 100" },
  "promos.valid_from": { en: "First day", fr: "Premier jour" },
  "promos.valid_to": { en: "Last day", fr: "Dernier jour" },
  "promos.ends": { en: "must not be before the first day", fr: "ne doit pas précéder le premier jour" },
  "promos.notDay": { en: "must be a date, for example 2027/07/03", fr: "doit être une date, par exemple 2027/07/03" },
  "promos.holds": { en: "Holds today", fr: "Valable aujourd’hui" },
  "promos.later": { en: "Later", fr: "À venir" },
  "promos.over": { en: "Over", fr: "Terminée" },
  "promos.state": { en: "State", fr: "État" },
});
