import { defineMessages } from "#ui/i18n.ts";

/** Texts of the card entry. */
export const cardMessages = defineMessages({
  "card.label": { en: "Card", fr: "Carte" },
  "card.note": {
    en: "Entered with the payment provider; we never see the number.",
    fr: "Saisie auprès du prestataire de paiement ; nous ne voyons jamais le numéro.",
  },
  "card.missing": { en: "Please enter your card.", fr: "Veuillez saisir votre carte." },
  "card.loading": { en: "Loading the card entry…", fr: "Chargement de la saisie de carte…" },
  "card.notLoaded": {
    en: "The card entry of the payment provider could not be loaded. Nothing was charged.",
    fr: "La saisie de carte du prestataire de paiement n’a pas pu être chargée. Rien n’a été débité.",
  },
  "card.unreachable": {
    en: "The payment provider could not be reached. Nothing was charged. Please try again.",
    fr: "Le prestataire de paiement est injoignable. Rien n’a été débité. Veuillez réessayer.",
  },
  "card.notConfirmed": {
    en: "Your bank has not confirmed the payment. Nothing was charged. Please try again or use another card.",
    fr: "Votre banque n’a pas confirmé le paiement. Rien n’a été débité. Réessayez ou utilisez une autre carte.",
  },
  "card.demo.cards": {
    en: "Test cards: 4242 4242 4242 4242 is paid, 4000 0027 6000 3184 asks the bank, 4000 0000 0000 0002 is declined, 4000 0000 0000 9995 lacks funds.",
    fr: "Cartes de test : 4242 4242 4242 4242 est acceptée, 4000 0027 6000 3184 interroge la banque, 4000 0000 0000 0002 est refusée, 4000 0000 0000 9995 est sans provision.",
  },
  "card.demo.unknown": {
    en: "This is not one of the test cards. Never enter a real card here.",
    fr: "Ce n’est pas une des cartes de test. Ne saisissez jamais une vraie carte ici.",
  },
  "card.demo.bank": { en: "Your bank asks you", fr: "Votre banque vous interroge" },
  "card.demo.check": {
    en: "This window takes the place of your bank’s. Do you confirm the payment?",
    fr: "Cette fenêtre remplace celle de votre banque. Confirmez-vous le paiement ?",
  },
  "card.demo.confirm": { en: "Confirm", fr: "Confirmer" },
  "card.demo.refuse": { en: "Refuse", fr: "Refuser" },
});
