import { CREW_LIST } from "shared-schema/crew/labels";
import { GUEST_PREFERENCES } from "shared-schema/guest/labels";
import { KYC_CHECKS } from "shared-schema/kyc/labels";
import { STATUS_LABELS } from "shared-schema/labels/agreement";
import { defineMessages, prefixed } from "../../../ui/i18n.ts";

/** Texts of the frame round an agreement. */
export const frameMessages = defineMessages({
  "agreement.group.overview": { en: "Overview", fr: "Aperçu" },
  "agreement.group.route": { en: "Route", fr: "Itinéraire" },
  "agreement.group.people": { en: "People", fr: "Personnes" },
  "agreement.group.yacht": { en: "Yacht", fr: "Yacht" },
  "agreement.group.money": { en: "Money", fr: "Finances" },
  "agreement.group.contract": { en: "Contract", fr: "Contrat" },
  "agreement.section.overview": { en: "Overview", fr: "Aperçu" },
  "agreement.section.yacht": { en: "Yacht", fr: "Yacht" },
  "agreement.section.mapping": { en: "Route", fr: "Itinéraire" },
  "agreement.section.clients": { en: "Clients", fr: "Clients" },
  "agreement.section.brokers": { en: "Brokers", fr: "Courtiers" },
  "agreement.section.services": { en: "Services", fr: "Services" },
  "agreement.section.price": { en: "Price", fr: "Prix" },
  "agreement.section.apa": { en: "APA account", fr: "Compte d’APA" },
  "agreement.section.contract": { en: "Contract", fr: "Contrat" },
  "agreement.section.documents": { en: "Documents", fr: "Documents" },
  "agreement.page.crew": CREW_LIST,
  "agreement.page.guests": GUEST_PREFERENCES,
  "agreement.page.kyc": KYC_CHECKS,
  "agreement.page.history": { en: "History", fr: "Historique" },
  "agreement.backTo": { en: "Back to {section}", fr: "Retour à la rubrique {section}" },
  "agreement.ready": { en: "Ready for sea", fr: "Prêt à appareiller" },
  "agreement.notReady": { en: "Make ready for sea", fr: "Préparer l’appareillage" },
  "agreement.sections": { en: "Sections of the agreement", fr: "Rubriques du contrat" },
  "agreement.number": { en: "Agreement {number}", fr: "Contrat {number}" },
  "agreement.version": { en: "Version {version}", fr: "Version {version}" },
  "agreement.status": { en: "Status", fr: "État" },
  "agreement.status.addendumDraft": { en: "Addendum Draft", fr: "Brouillon d’avenant" },
  "agreement.parties.count": {
    en: "{count, plural, =0 {No parties yet} one {# party} other {# parties}}",
    fr: "{count, plural, =0 {Aucune partie} one {# partie} other {# parties}}",
  },
  "agreement.unknown": { en: "This agreement is not on this device", fr: "Ce contrat n’est pas sur cet appareil" },
  "agreement.unknown.hint": {
    en: "It does not exist, or you are not a party to it. Agreements shared with you appear in the list once this device has synced.",
    fr: "Il n’existe pas, ou vous n’y êtes pas partie. Les contrats partagés avec vous apparaissent dans la liste après la synchronisation de cet appareil.",
  },
  "agreement.backToList": { en: "All agreements", fr: "Tous les contrats" },
  "agreement.loading": { en: "Opening the agreement", fr: "Ouverture du contrat" },
  "agreement.readOnly.LOCKED": {
    en: "This agreement is locked and cannot be changed until it is unlocked.",
    fr: "Ce contrat est verrouillé : il n’est pas modifiable avant son déverrouillage.",
  },
  "agreement.readOnly.generated": {
    en: "The contract has been generated. Its terms can be changed only with a new addendum.",
    fr: "Le contrat a été généré. Seul un nouvel avenant permet d’en modifier les clauses.",
  },
  "agreement.readOnly.SETTLING": {
    en: "The agreement is being settled: only calls for fund and the actual amounts can be changed.",
    fr: "Le contrat est en cours de règlement : seuls les appels de fonds et les montants réels peuvent être modifiés.",
  },
  "agreement.readOnly.SETTLED": {
    en: "This agreement is settled and cannot be changed.",
    fr: "Ce contrat est réglé et n’est plus modifiable.",
  },
  "agreement.readOnly.ARCHIVED": {
    en: "This agreement is archived and cannot be changed.",
    fr: "Ce contrat est archivé et n’est plus modifiable.",
  },
  "agreement.complete": { en: "Complete", fr: "Complet" },
  "agreement.missing": {
    en: "{count, plural, one {# item is missing} other {# items are missing}}",
    fr: "{count, plural, one {Il manque # élément} other {Il manque # éléments}}",
  },
  "agreement.missing.close": { en: "Close", fr: "Fermer" },
  "agreement.missing.more": { en: "and {count} more", fr: "et {count} de plus" },
  "agreement.missing.show": { en: "{section}: missing items", fr: "{section} : éléments manquants" },
  "agreement.summary": { en: "Summary", fr: "Résumé" },
  "agreement.summary.show": { en: "Show the summary", fr: "Afficher le résumé" },
  "agreement.summary.hide": { en: "Hide the summary", fr: "Masquer le résumé" },
  "agreement.summary.busy": { en: "Calculating", fr: "Calcul en cours" },
  "agreement.noPrices": {
    en: "Prices are visible only to parties who can read the contract.",
    fr: "Les prix ne sont visibles que par les parties qui ont accès au contrat.",
  },
  "agreement.noContract": {
    en: "You are not authorised to view this version of the contract.",
    fr: "Vous n’êtes pas autorisé à consulter cette version du contrat.",
  },
  "agreement.notPlanned": {
    en: "The figures of this agreement cannot be calculated: a value is out of range.",
    fr: "Les chiffres de ce contrat ne peuvent pas être calculés : une valeur est hors limites.",
  },
  "agreement.noPlan": {
    en: "The figures of this agreement could not be calculated. Connect to the internet and try again.",
    fr: "Les chiffres de ce contrat n’ont pas pu être calculés. Connectez-vous à Internet et réessayez.",
  },
  "agreement.replan": { en: "Try again", fr: "Réessayer" },
  "agreement.summary.failed": { en: "cannot be calculated", fr: "ne peut pas être calculé" },
  "agreement.summary.change": { en: "Last change to the total", fr: "Dernière variation du total" },
  "agreement.summary.up": { en: "{amount} more than before", fr: "{amount} de plus qu’avant" },
  "agreement.summary.down": { en: "{amount} less than before", fr: "{amount} de moins qu’avant" },
  "agreement.summary.rateChange": { en: "VAT {from} → {to}", fr: "TVA {from} → {to}" },
  "agreement.summary.nights": { en: "Nights", fr: "Nuits" },
  "agreement.summary.distance": { en: "Distance", fr: "Distance" },
  "agreement.summary.fuel": { en: "Fuel", fr: "Carburant" },
  "agreement.summary.total": { en: "Total (incl. fuel)", fr: "Total (carburant compris)" },
  "agreement.summary.rate": { en: "Effective rate", fr: "Taux effectif" },
  "agreement.summary.grand": { en: "Grand total", fr: "Total général" },
  "agreement.why": { en: "{figure}: how it is calculated", fr: "{figure} : détail du calcul" },
  "agreement.why.nights": {
    en: "Midnights (UTC) from the first arrival to the last departure of the journey: {start} to {end}.",
    fr: "Minuits (UTC) entre la première arrivée et le dernier départ du voyage : {start} à {end}.",
  },
  "agreement.why.nights.agreed": {
    en: "Midnights (UTC) from delivery to redelivery, until the route says when the journey begins and ends: {start} to {end}.",
    fr: "Minuits (UTC) de la livraison à la restitution, tant que l’itinéraire ne dit pas quand le voyage commence et finit : {start} à {end}.",
  },
  "agreement.why.nights.none": {
    en: "Enter delivery and redelivery, or an arrival at the first call and a departure from the last.",
    fr: "Saisissez la livraison et la restitution, ou une arrivée à la première escale et un départ de la dernière.",
  },
  "agreement.why.distance.none": {
    en: "Add at least two waypoints to get a distance.",
    fr: "Ajoutez au moins deux points de route pour obtenir une distance.",
  },
  "agreement.why.distance": {
    en: "Rhumb lines along the route: journey {journey}, positioning {routing}.",
    fr: "Loxodromies le long de l’itinéraire : voyage {journey}, convoyage {routing}.",
  },
  "agreement.why.fuel": {
    en: "Journey {journey}, positioning {routing}. Unless entered, fuel is estimated from the yacht’s consumption at the speed of each leg.",
    fr: "Voyage {journey}, convoyage {routing}. Sauf saisie, le carburant est estimé d’après la consommation du yacht à la vitesse de chaque étape.",
  },
  "agreement.why.total": {
    en: "Net {net} (cruising, positioning, fuel {oil}, services {services}) and VAT {vat}.",
    fr: "Net {net} (croisière, convoyage, carburant {oil}, services {services}) et TVA {vat}.",
  },
  "agreement.why.rate": {
    en: "Based on the waters that the route crosses. The price section shows it leg by leg.",
    fr: "Calculé d’après les eaux traversées. La rubrique Prix le détaille étape par étape.",
  },
  "agreement.why.rate.link": { en: "See it leg by leg", fr: "Voir étape par étape" },
  "agreement.why.grand": {
    en: "Total {total}, advance provisioning allowance {apa}, security deposit {deposit}.",
    fr: "Total {total}, avance sur frais (APA) {apa}, dépôt de garantie {deposit}.",
  },
  "agreement.total.needs": {
    en: "No total yet. Still missing:",
    fr: "Pas encore de total. Il manque :",
  },
  "agreement.estimated": {
    en: "≈ Some times are estimated. The contract needs {count, plural, one {the times of this waypoint} other {the times of these waypoints}}:",
    fr: "≈ Certaines heures sont estimées. Le contrat demande les heures {count, plural, one {de ce point} other {de ces points}} :",
  },
  "agreement.takeEstimates": {
    en: "Take the estimates of {count, plural, one {# waypoint} other {# waypoints}}",
    fr: "Reprendre les estimations de {count, plural, one {# point} other {# points}}",
  },
  ...prefixed("agreement.status", STATUS_LABELS),
});
