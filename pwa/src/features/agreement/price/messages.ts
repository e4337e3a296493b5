import { AGREEMENT_FIELDS, GREEK_CERTIFICATE_LABELS } from "shared-schema/labels/agreement";
import { TERM_LABELS } from "shared-schema/labels/derivation";
import { BUNKER_FIELDS, PRICE_LINES } from "shared-schema/labels/price";
import { defineMessages, prefixed } from "../../../ui/i18n.ts";

/** Texts of the price section. */
export const priceMessages = defineMessages({
  "price.base.cruising": { en: "Cruise", fr: "Croisière" },
  "price.base.routing": { en: "Positioning (delivery and return)", fr: "Convoyage (aller et retour)" },
  "price.fuel": { en: "Fuel consumption", fr: "Consommation de carburant" },
  "price.fuel.journey": { en: "Journey", fr: "Voyage" },
  "price.fuel.routing": { en: "Positioning", fr: "Convoyage" },
  "price.fuel.estimate": {
    en: "Estimate from route and yacht: {litres}.",
    fr: "Estimation d’après l’itinéraire et le yacht : {litres}.",
  },
  "price.fuel.follows": {
    en: "Leave it empty to follow the estimate.",
    fr: "Laissez vide pour suivre l’estimation.",
  },
  "price.fuel.total": TERM_LABELS.total_fuel_consumption,
  "price.fuel.noEstimate": {
    en: "Missing required speed/consumption data: fuel consumption estimate will not be calculated.",
    fr: "Données de vitesse ou de consommation manquantes : la consommation de carburant ne sera pas estimée.",
  },
  "price.bunkers": { en: "Fuel bunkers", fr: "Soutages" },
  "price.bunkers.hint": {
    en: "Used in order; the last bunker covers the rest.",
    fr: "Utilisés dans l’ordre ; le dernier couvre le reste.",
  },
  "price.bunker": { en: "Bunker {number}", fr: "Soutage {number}" },
  "price.bunker.line": { en: "{litres} at {price}", fr: "{litres} à {price}" },
  "price.bunker.add": { en: "Add a bunker", fr: "Ajouter un soutage" },
  "price.bunker.used": { en: "Uses {litres} for {money}", fr: "Utilise {litres} pour {money}" },
  "price.bunker.over": { en: "Will be using {n}", fr: "Utilisera {n}" },
  "price.bunker.free": {
    en: "Without a price, the total lacks {litres} from this bunker.",
    fr: "Sans prix, il manque au total {litres} de ce soutage.",
  },
  "price.bunker.apa": { en: "The APA pays {litres} from this bunker.", fr: "L’APA paie {litres} de ce soutage." },
  "price.fuelFromApa": AGREEMENT_FIELDS.fuel_from_apa,
  "price.fuelFromApa.hint": {
    en: "Fuel without a price here is one of the client’s expenses and not in the total.",
    fr: "Le carburant sans prix ici est une dépense du client et n’est pas compris dans le total.",
  },
  "price.oil.apa": { en: "paid from the APA", fr: "payé sur l’APA" },
  "price.oil.none": { en: "no price yet", fr: "pas encore de prix" },
  "price.notAsked": { en: "not asked for", fr: "non demandé" },
  "price.totalWithoutFuel": PRICE_LINES.total,
  "price.bunker.delete": { en: "Delete bunker {number}", fr: "Supprimer le soutage {number}" },
  "price.bunker.delete.confirm": {
    en: "Are you sure you want to delete this bunker?",
    fr: "Voulez-vous vraiment supprimer ce soutage ?",
  },
  "price.total": { en: "Total", fr: "Total" },
  "price.vat": { en: "VAT {rate} ({country})", fr: "TVA {rate} ({country})" },
  "price.totalWithFuel": { en: "Total agreement price (incl. fuel)", fr: "Prix total du contrat (carburant compris)" },
  "price.tax.why": { en: "Why {rate}?", fr: "Pourquoi {rate} ?" },
  "price.tax.whyShort": { en: "Why?", fr: "Pourquoi ?" },
  "price.tax.show": { en: "Show the calculation", fr: "Afficher le calcul" },
  "price.tax.hide": { en: "Hide the calculation", fr: "Masquer le calcul" },
  "price.tax.why.none": { en: "Why is there no rate?", fr: "Pourquoi n’y a-t-il pas de taux ?" },
  "price.tax.aid": {
    en: "An estimate for planning, not tax advice.",
    fr: "Une estimation indicative, et non un conseil fiscal.",
  },
  "price.tax.leg": { en: "Leg or stop", fr: "Étape ou arrêt" },
  "price.tax.leg.way": { en: "{from} to {to}", fr: "{from} à {to}" },
  "price.tax.leg.stop": { en: "At {place}", fr: "À {place}" },
  "price.tax.trip": { en: "Trip", fr: "Trajet" },
  "price.tax.trip.note": {
    en: "A trip runs from one boarding or leaving of passengers to the next.",
    fr: "Un trajet va d’un embarquement ou débarquement de passagers au suivant.",
  },
  "price.tax.waters": { en: "Waters", fr: "Eaux" },
  "price.tax.waters.high": { en: "high seas", fr: "haute mer" },
  "price.tax.waters.counted": { en: "{place} (taxed as {country})", fr: "{place} (taxé comme : {country})" },
  "price.tax.waters.with": { en: "{country} with {others}", fr: "{country} avec {others}" },
  "price.tax.waters.outside": { en: "{country} (outside its VAT area)", fr: "{country} (hors de sa zone TVA)" },
  "price.tax.hours": { en: "Hours", fr: "Heures" },
  "price.tax.legs": { en: "The journey, leg by leg", fr: "Le voyage, étape par étape" },
  "price.tax.method.CROSSING": {
    en: "Limits of waters come from the coast data.",
    fr: "Les limites des eaux proviennent des données côtières.",
  },
  "price.tax.method.BELT": {
    en: "Where coast data is missing, waters extend 12 NM from the coast.",
    fr: "Là où les données côtières manquent, les eaux s’étendent à 12 milles de la côte.",
  },
  "price.tax.row": {
    en: "Rule {code} of {country}, as of {date}: {rate}.",
    fr: "Règle {code} ({country}), au {date} : {rate}.",
  },
  "price.tax.row.source": { en: "Source: {source}", fr: "Source : {source}" },
  "price.tax.trip.NATIONAL": {
    en: "Trip {trip} is national: {rate} on the {share} of its distance in French waters. It counts for {weight} of the journey.",
    fr: "Le trajet {trip} est national : {rate} sur {share} de sa distance, en eaux françaises. Il compte pour {weight} du voyage.",
  },
  "price.tax.trip.INTERNATIONAL": {
    en: "Trip {trip} calls outside France, so it is international and taxed at 0%. It counts for {weight} of the journey.",
    fr: "Le trajet {trip} fait escale hors de France : il est international et taxé à 0 %. Il compte pour {weight} du voyage.",
  },
  "price.tax.trip.STATIC": {
    en: "Trip {trip} covers no distance, so it is taxed like a hire at {rate}. It counts for {weight} of the journey.",
    fr: "Le trajet {trip} ne parcourt aucune distance : il est taxé comme une location à {rate}. Il compte pour {weight} du voyage.",
  },
  "price.tax.share": {
    en: "Rule {code} taxes {share} of the price at {rate}.",
    fr: "La règle {code} taxe {share} du prix à {rate}.",
  },
  "price.tax.enteredStep": {
    en: "Entered manually: {rate}. Reason: {reason}",
    fr: "Saisi manuellement : {rate}. Motif : {reason}",
  },
  "price.tax.result": { en: "Effective rate: {rate}.", fr: "Taux effectif : {rate}." },
  "price.tax.warning.YACHT_NOT_COMMERCIAL": {
    en: "The yacht is private, so the agreement is treated as a hire (CHARTER).",
    fr: "Le yacht est privé : le contrat est traité comme une location (CHARTER).",
  },
  "price.tax.warning.FOREIGN_ANCHORAGE_IS_NOT_A_CALL": {
    en: "An anchorage in foreign waters is not a call: it does not make the trip international.",
    fr: "Un mouillage en eaux étrangères n’est pas une escale : il ne rend pas le trajet international.",
  },
  "price.tax.warning.STATIC_TRIP_TAXED_AS_HIRE": {
    en: "A trip without distance is taxed like a hire.",
    fr: "Un trajet sans distance est taxé comme une location.",
  },
  "price.tax.warning.EMBARKATION_NOT_FR": {
    en: "The embarkation is not in France: the agreement may not be valid and will not be supported.",
    fr: "L’embarquement n’est pas en France : le contrat peut ne pas être valable et ne sera pas pris en charge.",
  },
  "price.tax.warning.HOURS_TAXED_TWICE": {
    en: "Two states tax the same hours: the yacht is handed over in one and used in the other. Both apply; check them.",
    fr: "Deux États taxent les mêmes heures : le yacht est remis dans l’un et utilisé dans l’autre. Les deux taxes s’appliquent ; vérifiez-les.",
  },
  "price.tax.warning.confidence": {
    en: "The rate for this country is not confirmed. Check it before relying on it.",
    fr: "Le taux de ce pays n’est pas confirmé. Vérifiez-le avant de vous y fier.",
  },
  "price.tax.reason.embarkation-unknown": {
    en: "The start of the journey is unknown.",
    fr: "Le point de départ du voyage est inconnu.",
  },
  "price.tax.reason.route-too-short": {
    en: "The route needs at least two waypoints.",
    fr: "Il faut au moins deux points de route.",
  },
  "price.tax.reason.no-row": {
    en: "There is no rate for this country: enter a rate and a reason.",
    fr: "Aucun taux n’est prévu pour ce pays : saisissez un taux et son motif.",
  },
  "price.tax.reason.condition-undecided": {
    en: "The rule depends on missing information: answer the questions below, complete the yacht, or enter a rate and a reason.",
    fr: "La règle dépend d’informations manquantes : répondez aux questions ci-dessous, complétez le yacht, ou saisissez un taux et son motif.",
  },
  "price.tax.reason.times-missing": {
    en: "The rate depends on the hours spent in each country’s waters. These times are missing:",
    fr: "Le taux dépend des heures passées dans les eaux de chaque pays. Il manque :",
  },
  "price.tax.reason.hire-over-90-days": {
    en: "The hire is longer than 90 days: enter a rate and a reason.",
    fr: "La location dépasse 90 jours : saisissez un taux et son motif.",
  },
  "price.tax.reason.rule-not-applicable": {
    en: "The country’s rule does not apply to this agreement: enter a rate and a reason.",
    fr: "La règle du pays ne s’applique pas à ce contrat : saisissez un taux et son motif.",
  },
  "price.tax.question.hirer_days_last_12_months": {
    en: "In the 12 months before this hire, for how many days did the hirer hire this yacht, or another of the same owner?",
    fr: "Au cours des 12 mois précédant cette location, pendant combien de jours le preneur a-t-il loué ce yacht ou un autre du même propriétaire ?",
  },
  "price.tax.question.greek_certificate": {
    en: "Which voyages does the yacht’s Greek certificate allow?",
    fr: "Quelle navigation le certificat grec du yacht permet-il ?",
  },
  "price.tax.days": { en: "days", fr: "jours" },
  "price.tax.answer": { en: "{question} {answer}", fr: "{question} {answer}" },
  "price.tax.entered.hint": {
    en: "Used when no rule applies. The reason is printed in the tax exhibit.",
    fr: "Utilisé lorsqu’aucune règle ne s’applique. Le motif est imprimé dans l’annexe fiscale.",
  },
  "price.tax.entered.rate": { en: "Rate", fr: "Taux" },
  "price.tax.entered.country": { en: "Country", fr: "Pays" },
  "price.tax.entered.reason": { en: "Reason", fr: "Motif" },
  "price.settlement": { en: "Settlement", fr: "Règlement" },
  "price.settlement.statement": { en: "Settlement statement", fr: "Décompte de règlement" },
  "price.settlement.hint": {
    en: "What was really spent and kept, and under the bunkers the litres really used. The calls that settle follow.",
    fr: "Ce qui a réellement été dépensé et retenu ; les litres réellement consommés, sous les soutages. Les appels de solde suivent.",
  },
  ...prefixed("price.line", PRICE_LINES),
  ...prefixed("price.bunker", BUNKER_FIELDS),
  ...prefixed("price.field", AGREEMENT_FIELDS),
  ...prefixed("price.tax.certificate", GREEK_CERTIFICATE_LABELS),
});
