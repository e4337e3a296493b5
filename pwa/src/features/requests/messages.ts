import { defineMessages } from "../../ui/i18n.ts";

/** Texts of one's own requests for agreements. */
export const requestMessages = defineMessages({
  "requests.title": { en: "Your requests", fr: "Vos demandes" },
  "requests.ask": { en: "Ask for an agreement", fr: "Demander un contrat" },
  "requests.empty": { en: "No requests yet", fr: "Aucune demande pour l’instant" },
  "requests.emptyNote": {
    en: "Say when, where and with how many guests. We draft the agreement and invite you to it.",
    fr: "Indiquez les dates, les zones et le nombre de passagers. Nous préparons le contrat et vous y invitons.",
  },
  "requests.unknown": {
    en: "Connect once to see the outcome of earlier requests.",
    fr: "Connectez-vous une fois pour voir la suite donnée à vos demandes précédentes.",
  },
  "requests.send": { en: "Send the request", fr: "Envoyer la demande" },
  "requests.kept": {
    en: "Your request is saved on this device and is sent as soon as there is a connection.",
    fr: "Votre demande est enregistrée sur cet appareil et sera envoyée dès qu’il y aura une connexion.",
  },
  "requests.from": { en: "First day", fr: "Premier jour" },
  "requests.to": { en: "Last day", fr: "Dernier jour" },
  "requests.days": { en: "{from} – {to}", fr: "{from} – {to}" },
  "requests.yacht": { en: "Yacht", fr: "Yacht" },
  "requests.anyYacht": { en: "Open", fr: "À définir" },
  "requests.yachtWords": { en: "Or describe the yacht", fr: "Ou décrivez le yacht" },
  "requests.yachtLike": { en: "Motor yacht, 40 m, six cabins", fr: "Yacht à moteur, 40 m, six cabines" },
  "requests.guests": { en: "Guests", fr: "Passagers" },
  "requests.guestCount": {
    en: "{count, plural, one {# guest} other {# guests}}",
    fr: "{count, plural, one {# passager} other {# passagers}}",
  },
  "requests.areas": { en: "Cruising areas", fr: "Zones de croisière" },
  "requests.areasLike": { en: "Côte d’Azur, Corsica", fr: "Côte d’Azur, Corse" },
  "requests.message": { en: "Message", fr: "Message" },
  "requests.notInOrder": { en: "The last day is before the first", fr: "Le dernier jour précède le premier" },
  "requests.notDate": { en: "This is not a date", fr: "Ce n’est pas une date" },
  "requests.sample": { en: "From the sample: {name}", fr: "Depuis l’exemple : {name}" },
  "requests.sampleNote": {
    en: "A draft takes over route, times, prices, services and yacht. The invented people stay behind.",
    fr: "Un brouillon reprend l’itinéraire, les heures, les prix, les services et le yacht. Les personnes inventées n’en font pas partie.",
  },
  "requests.keepAsDraft": { en: "Keep as a draft", fr: "Garder comme brouillon" },
  "requests.waits": { en: "Waiting to be sent", fr: "En attente d’envoi" },
  "requests.refused": { en: "Not accepted", fr: "Non acceptée" },
  "requests.OPEN": { en: "Sent", fr: "Envoyée" },
  "requests.DRAFTED": { en: "Drafted", fr: "En préparation" },
  "requests.DECLINED": { en: "Declined", fr: "Refusée" },
  "requests.openDraft": { en: "Agreement {number}", fr: "Contrat {number}" },
  "requests.asked": { en: "Asked on {date}", fr: "Demandé le {date}" },
});
