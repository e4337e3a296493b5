import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the variants of a draft. */
export const whatIfMessages = defineMessages({
  "whatIf.title": { en: "What if…", fr: "Et si…" },
  "whatIf.close": { en: "Close the variants", fr: "Fermer les variantes" },
  "whatIf.intro": {
    en: "Try other calls, speeds, dates or another yacht. Nothing changes in the draft until you take a variant over. Variants stay on this device and are removed when you log out.",
    fr: "Essayez d’autres escales, vitesses ou dates, ou un autre yacht. Le brouillon ne change pas tant que vous ne reprenez pas une variante. Les variantes restent sur cet appareil et sont supprimées à la déconnexion.",
  },
  "whatIf.add": { en: "New variant", fr: "Nouvelle variante" },
  "whatIf.copy": { en: "Copy this variant", fr: "Copier cette variante" },
  "whatIf.remove": { en: "Remove", fr: "Supprimer" },
  "whatIf.variant": { en: "Variant {name}", fr: "Variante {name}" },
  "whatIf.draft": { en: "Draft", fr: "Brouillon" },
  "whatIf.compare": { en: "The draft and its variants", fr: "Le brouillon et ses variantes" },
  "whatIf.figure": { en: "Figure", fr: "Valeur" },
  "whatIf.nm": { en: "Distance", fr: "Distance" },
  "whatIf.hours": { en: "Under way", fr: "En route" },
  "whatIf.litres": { en: "Fuel", fr: "Carburant" },
  "whatIf.vat": { en: "VAT", fr: "TVA" },
  "whatIf.total": { en: "Total agreement price", fr: "Prix total du contrat" },
  "whatIf.same": { en: "no difference", fr: "aucune différence" },
  "whatIf.changed": {
    en: "The draft has changed since you last looked. The variants now stand on it as it is.",
    fr: "Le brouillon a changé depuis votre dernière visite. Les variantes partent maintenant de son état actuel.",
  },
  "whatIf.seen": { en: "Got it", fr: "Compris" },
  "whatIf.lost": {
    en: "{count, plural, one {A change of this variant concerns a call that the draft no longer has. It has no effect.} other {# changes of this variant concern calls that the draft no longer has. They have no effect.}}",
    fr: "{count, plural, one {Une modification de cette variante concerne une escale que le brouillon n’a plus. Elle est sans effet.} other {# modifications de cette variante concernent des escales que le brouillon n’a plus. Elles sont sans effet.}}",
  },
  "whatIf.estimates": {
    en: "The draft’s litres were entered by hand. This variant estimates them from route, yacht and speed.",
    fr: "Les litres du brouillon ont été saisis à la main. Cette variante les estime d’après la route, le yacht et la vitesse.",
  },
  "whatIf.failed": { en: "This variant cannot be calculated.", fr: "Cette variante ne peut pas être calculée." },
  "whatIf.takeOver": { en: "Take over variant {name}", fr: "Reprendre la variante {name}" },
  "whatIf.takenOver": {
    en: "The draft now reads as variant {name}. “Undo” takes that back.",
    fr: "Le brouillon correspond maintenant à la variante {name}. « Annuler » rétablit l’état précédent.",
  },
  "whatIf.undo": { en: "Undo", fr: "Annuler" },
  "whatIf.readOnly": {
    en: "Only those who may edit the terms can take a variant over.",
    fr: "Seules les personnes habilitées à modifier les conditions peuvent reprendre une variante.",
  },
  "whatIf.speed": { en: "Speed on every leg", fr: "Vitesse sur chaque étape" },
  "whatIf.speed.asEntered": { en: "as in the draft", fr: "comme dans le brouillon" },
  "whatIf.speed.reset": { en: "Keep the draft’s times and speeds", fr: "Garder les heures et vitesses du brouillon" },
  "whatIf.speed.cheapest": {
    en: "{knots} burns the fewest litres and keeps the entered times",
    fr: "{knots} consomme le moins de litres en respectant les heures saisies",
  },
  "whatIf.speed.cheapest.untimed": {
    en: "{knots} burns the fewest litres; no times are entered",
    fr: "{knots} consomme le moins de litres ; aucune heure n’est saisie",
  },
  "whatIf.speed.take": { en: "Sail at {knots}", fr: "Naviguer à {knots}" },
  "whatIf.speed.none": {
    en: "She cannot keep the entered times at any speed up to {knots}.",
    fr: "À aucune vitesse jusqu’à {knots}, les heures saisies ne peuvent être respectées.",
  },
  "whatIf.speed.later": {
    en: "At {knots} she arrives later than entered at {places}.",
    fr: "À {knots}, l’arrivée est plus tardive que saisi à {places}.",
  },
  "whatIf.speed.unknown": {
    en: "Speeds can be compared once the yacht’s consumption is entered and the route has two waypoints.",
    fr: "Les vitesses peuvent être comparées dès que la consommation du yacht est saisie et que la route compte deux points.",
  },
  "whatIf.dates": { en: "Dates", fr: "Dates" },
  "whatIf.dates.hint": {
    en: "Every entered time moves by whole days.",
    fr: "Toutes les heures saisies se décalent de jours entiers.",
  },
  "whatIf.dates.earlier": { en: "One day earlier", fr: "Un jour plus tôt" },
  "whatIf.dates.later": { en: "One day later", fr: "Un jour plus tard" },
  "whatIf.dates.weekEarlier": { en: "One week earlier", fr: "Une semaine plus tôt" },
  "whatIf.dates.weekLater": { en: "One week later", fr: "Une semaine plus tard" },
  "whatIf.dates.shift": {
    en: "{days, plural, =0 {as in the draft} one {# day later} other {# days later}}",
    fr: "{days, plural, =0 {comme dans le brouillon} one {# jour plus tard} other {# jours plus tard}}",
  },
  "whatIf.dates.shiftBack": {
    en: "{days, plural, one {# day earlier} other {# days earlier}}",
    fr: "{days, plural, one {# jour plus tôt} other {# jours plus tôt}}",
  },
  "whatIf.yacht": { en: "Yacht", fr: "Yacht" },
  "whatIf.calls": { en: "Calls and waypoints", fr: "Escales et points de route" },
  "whatIf.calls.in": { en: "{place} is part of this variant", fr: "{place} fait partie de cette variante" },
  "whatIf.calls.nights": { en: "Nights at {place}", fr: "Nuits à {place}" },
  "whatIf.calls.fewer": { en: "One night less at {place}", fr: "Une nuit de moins à {place}" },
  "whatIf.calls.more": { en: "One night more at {place}", fr: "Une nuit de plus à {place}" },
  "whatIf.calls.add": { en: "Add a call", fr: "Ajouter une escale" },
  "whatIf.calls.behind": { en: "After", fr: "Après" },
  "whatIf.calls.added": { en: "added", fr: "ajoutée" },
  "whatIf.calls.removeAdded": { en: "Remove {place} again", fr: "Retirer {place}" },
});
