import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the purchase. */
export const purchaseMessages = defineMessages({
  "purchase.title": { en: "Pay the contract fee", fr: "Payer les honoraires du contrat" },
  "purchase.titleFree": { en: "Contract fee", fr: "Honoraires du contrat" },
  "purchase.unread": {
    en: "This offer cannot be shown by this version of the app. Nothing was charged. Please reload the page and try again.",
    fr: "Cette version de l’application ne peut pas afficher l’offre. Rien n’a été débité. Rechargez la page et réessayez.",
  },
  "purchase.demo": {
    en: "Demonstration: no one is charged. Use a test card.",
    fr: "Démonstration : personne n’est débité. Utilisez une carte de test.",
  },
  "purchase.billing_name": { en: "Billing name", fr: "Nom de facturation" },
  "purchase.billing_email": { en: "Billing e-mail", fr: "E-mail de facturation" },
  "purchase.vat_code": { en: "VAT", fr: "TVA" },
  "purchase.choose": { en: "Please choose", fr: "Veuillez choisir" },
  "purchase.rate": { en: "{label}, {rate}", fr: "{label}, {rate}" },
  "purchase.company": { en: "Company", fr: "Société" },
  "purchase.company_name": { en: "Company name", fr: "Raison sociale" },
  "purchase.company_vat_num": { en: "VAT number", fr: "Numéro de TVA" },
  "purchase.company_reg_address": { en: "Address", fr: "Adresse" },
  "purchase.company_reg_city": { en: "City", fr: "Ville" },
  "purchase.company_reg_postcode": { en: "Postcode", fr: "Code postal" },
  "purchase.company_reg_country_iso": { en: "Country of registration", fr: "Pays d’immatriculation" },
  "purchase.fits": { en: "The number fits {country}.", fr: "Le numéro convient à ce pays : {country}." },
  "purchase.keep": { en: "Keep in my profile", fr: "Garder dans mon profil" },
  "purchase.net": { en: "Net", fr: "Hors taxe" },
  "purchase.vat": { en: "VAT {rate}", fr: "TVA {rate}" },
  "purchase.vatOpen": { en: "VAT", fr: "TVA" },
  "purchase.total": { en: "Total", fr: "Total" },
  "purchase.before": { en: "Price before", fr: "Prix précédent" },
  "purchase.promo": { en: "{label} ({code}), −{share}, is taken off", fr: "{label} ({code}), −{share}, est déduit" },
  "purchase.terms": {
    en: "I accept the terms. Refunds are not automatic.",
    fr: "J’accepte les conditions. Les remboursements ne sont pas automatiques.",
  },
  "purchase.termsLink": { en: "Terms of service", fr: "Conditions d’utilisation" },
  "purchase.pay": { en: "Pay {total}", fr: "Payer {total}" },
  "purchase.obliges": { en: "order with obligation to pay", fr: "commande avec obligation de paiement" },
  "purchase.after": {
    en: "What you were doing goes on by itself afterwards. A receipt goes by e-mail.",
    fr: "L’opération en cours se poursuit ensuite d’elle-même. Un reçu est envoyé par e-mail.",
  },
  "purchase.free": { en: "Add for free", fr: "Ajouter gratuitement" },
  "purchase.freeNote": { en: "No card, no invoice.", fr: "Ni carte ni facture." },
  "purchase.offline": {
    en: "Paying requires a connection. What you have entered stays here.",
    fr: "Le paiement nécessite une connexion. Votre saisie reste ici.",
  },
  "purchase.bank": {
    en: "Your bank asks you: confirm the payment in its window. Nothing is charged until then.",
    fr: "Votre banque vous interroge : confirmez le paiement dans sa fenêtre. Rien n’est débité d’ici là.",
  },
  "purchase.asking": {
    en: "There is no answer about your payment yet. We keep asking; you are never charged twice.",
    fr: "Il n’y a pas encore de réponse pour votre paiement. Nous continuons de la demander ; vous n’êtes jamais débité deux fois.",
  },
  "purchase.notCharged": {
    en: "The payment did not go through. Nothing was charged. Please try again.",
    fr: "Le paiement n’a pas abouti. Rien n’a été débité. Veuillez réessayer.",
  },
  "purchase.successful": { en: "Payment successful", fr: "Paiement réussi" },
  "purchase.receipt": {
    en: "Invoice {number} goes to {email}.",
    fr: "La facture {number} est envoyée à {email}.",
  },
  "purchase.added": { en: "Added for free. Nothing was charged.", fr: "Ajouté gratuitement. Rien n’a été débité." },
  "purchase.none.billing_name": { en: "Please enter a billing name.", fr: "Veuillez saisir un nom de facturation." },
  "purchase.none.billing_email": {
    en: "Please enter an e-mail address for the receipt.",
    fr: "Veuillez saisir une adresse e-mail pour le reçu.",
  },
  "purchase.none.vat_code": { en: "Please choose a VAT rate.", fr: "Veuillez choisir un taux de TVA." },
  "purchase.none.company_name": { en: "Please enter the company’s name.", fr: "Veuillez saisir la raison sociale." },
  "purchase.none.company_vat_num": {
    en: "Please provide the VAT number of your company.",
    fr: "Veuillez indiquer le numéro de TVA de votre société.",
  },
  "purchase.none.company_reg_address": {
    en: "Please enter the company’s address.",
    fr: "Veuillez saisir l’adresse de la société.",
  },
  "purchase.none.company_reg_city": {
    en: "Please enter the company’s city.",
    fr: "Veuillez saisir la ville de la société.",
  },
  "purchase.none.company_reg_postcode": {
    en: "Please enter the company’s postcode.",
    fr: "Veuillez saisir le code postal de la société.",
  },
  "purchase.none.terms": { en: "Please accept the terms.", fr: "Veuillez accepter les conditions." },
});
