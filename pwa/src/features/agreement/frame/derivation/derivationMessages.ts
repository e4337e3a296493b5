import { CALL_LABELS } from "shared-schema/labels/calls";
import { TERM_LABELS } from "shared-schema/labels/derivation";
import { CATEGORY_LABELS } from "shared-schema/labels/money/expenses";
import { BUNKER, SERVICE } from "shared-schema/labels/price";
import { defineMessages, prefixed } from "#ui/i18n.ts";

/** Texts of the derivation of a figure. */
export const derivationMessages = defineMessages({
  "derivation.close": { en: "Close", fr: "Fermer" },
  "derivation.title": { en: "{figure}: how it is calculated", fr: "{figure} : le calcul" },
  "derivation.note": {
    en: "Open a line to see what it is made of.",
    fr: "Ouvrez une ligne pour voir de quoi elle se compose.",
  },
  "derivation.busy": { en: "This figure is being calculated.", fr: "Ce chiffre est en cours de calcul." },
  "derivation.of": { en: "{part} · {name}", fr: "{part} · {name}" },
  "derivation.part.bunker": { en: `${BUNKER.en} {number}`, fr: `${BUNKER.fr} {number}` },
  "derivation.part.service": SERVICE,
  "derivation.part.leg": { en: "{from} → {to}", fr: "{from} → {to}" },
  "derivation.part.trip": { en: "Trip {number}", fr: "Trajet {number}" },
  "derivation.step.SUM": {
    en: "{count, plural, =0 {Nothing to add} one {# item} other {Sum of # items}}",
    fr: "{count, plural, =0 {Rien à additionner} one {# élément} other {Somme de # éléments}}",
  },
  "derivation.step.PRODUCT": { en: "{terms}", fr: "{terms}" },
  "derivation.step.DIFFERENCE": { en: "{a} − {b}", fr: "{a} − {b}" },
  "derivation.step.REST": { en: "{a} − {b}, at least 0", fr: "{a} − {b}, au moins 0" },
  "derivation.step.QUOTIENT": { en: "{a} ÷ {b}", fr: "{a} ÷ {b}" },
  "derivation.step.LEAST": { en: "The lower of {a} and {b}", fr: "Le plus petit de {a} et {b}" },
  "derivation.step.ELAPSED": { en: "From {a} to {b}", fr: "Du {a} au {b}" },
  "derivation.step.LINE": {
    en: "Between two known speeds, in proportion",
    fr: "Entre deux vitesses connues, en proportion",
  },
  "derivation.step.CUBE": {
    en: "Below the lowest known speed: by the cube of the speed",
    fr: "Sous la plus basse vitesse connue : selon le cube de la vitesse",
  },
  "derivation.step.ROUND_UP": { en: "{a}, rounded up to whole {b}", fr: "{a}, arrondi au supérieur par {b}" },
  "derivation.step.SAME": { en: "Equal to: {name}", fr: "Égal à : {name}" },
  "derivation.rounded.cents": { en: "{how}, rounded to cents", fr: "{how}, arrondi au centime" },
  "derivation.rounded.tenths": { en: "{how}, rounded to 0.1 L", fr: "{how}, arrondi à 0,1 L" },
  "derivation.entered": { en: "Entered", fr: "Saisi" },
  "derivation.entered.by": { en: "Entered by {name}, {at}", fr: "Saisi par {name}, {at}" },
  "derivation.entered.yacht": {
    en: "Entered in the yacht’s data, last changed by {name}, {at}",
    fr: "Saisi dans les données du yacht, modifiées en dernier par {name}, {at}",
  },
  "derivation.entered.server": { en: "Set by the server, {at}", fr: "Établi par le serveur, {at}" },
  "derivation.entered.empty": { en: "Not entered: counts as 0", fr: "Non saisi : compte pour 0" },
  "derivation.someone": { en: "a former user", fr: "un ancien utilisateur" },
  "derivation.rule": { en: "Rule {code} ({country})", fr: "Règle {code} ({country})" },
  "derivation.rule.since": { en: "in force since {date}", fr: "en vigueur depuis le {date}" },
  "derivation.rule.source": { en: "source: {source}", fr: "source : {source}" },
  "derivation.rule.COMMISSION_USUAL": {
    en: "The usual share: nothing else is entered",
    fr: "La part usuelle : rien d’autre n’est saisi",
  },
  "derivation.rule.COMMISSION_EQUAL": { en: "Several share equally", fr: "Plusieurs partagent à parts égales" },
  "derivation.rule.fee": { en: "The platform’s fee", fr: "Honoraires de la plateforme" },
  "derivation.measured.ROUTE": {
    en: "Measured along the track on the chart",
    fr: "Mesuré le long du tracé sur la carte",
  },
  "derivation.measured.WATERS": {
    en: "Measured on the chart, by the limits of the waters",
    fr: "Mesuré sur la carte, d’après les limites des eaux",
  },
  "derivation.measured.SCHEDULE": { en: "From the schedule of the route", fr: "D’après l’horaire de l’itinéraire" },
  "derivation.measured.CALENDAR": { en: "Counted on the calendar", fr: "Comptés sur le calendrier" },
  "derivation.measured.GIVEN": { en: "Taken from another figure", fr: "Repris d’un autre chiffre" },
  "derivation.estimated": {
    en: "Estimated from the known times and speeds",
    fr: "Estimé d’après les heures et vitesses connues",
  },
  "derivation.days": { en: "{count} days", fr: "{count} jours" },
  "derivation.jump": { en: "Go to the field", fr: "Aller au champ" },
  ...prefixed("derivation.term", TERM_LABELS),
  "derivation.rule.APA_RESERVE": {
    en: "A top-up brings the account back to a fifth at the end",
    fr: "L’appel complémentaire ramène le compte à un cinquième à la fin",
  },
  "derivation.rule.ROUND_SUM": { en: "A call asks for a round sum", fr: "Un appel demande une somme ronde" },
  ...prefixed("derivation.expense", CATEGORY_LABELS),
  ...prefixed("derivation.call", CALL_LABELS),
});
