import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the landing page and of the questions and answers. */
export const landingMessages = defineMessages({
  "landing.logIn": { en: "Login", fr: "Connexion" },
  "landing.signUp": { en: "Sign up", fr: "S’inscrire" },
  "landing.claim": {
    en: "The gangway between yacht and quay",
    fr: "La passerelle entre le yacht et le quai",
  },
  "landing.lead": {
    en: "Charter and cruise agreements for superyachts: drafted, priced, approved, signed and settled in one place, with or without a connection.",
    fr: "Contrats d’affrètement et de croisière pour superyachts : rédigés, chiffrés, approuvés, signés et réglés en un seul endroit, avec ou sans connexion.",
  },
  "landing.forWhom": {
    en: "For yacht owners and clients, central agents, yacht managers, brokers and captains.",
    fr: "Pour les propriétaires et leurs clients, agents centraux, gestionnaires, courtiers et capitaines.",
  },
  "landing.route": { en: "Route", fr: "Route" },
  "landing.routeText": {
    en: "Waypoints, calls, distances, fuel and time, worked out on your own device.",
    fr: "Points de route, escales, distances, carburant et temps, calculés sur votre appareil.",
  },
  "landing.price": { en: "Price", fr: "Prix" },
  "landing.priceText": {
    en: "Every line explains itself: base price, bunkers, services, tax, provisioning, deposit.",
    fr: "Chaque ligne s’explique : prix de base, soutes, services, taxe, avance, caution.",
  },
  "landing.contract": { en: "Contract", fr: "Contrat" },
  "landing.contractText": {
    en: "One draft for all its parties, in English and French, with French prevailing.",
    fr: "Un même projet pour toutes les parties, en anglais et en français ; le français prévaut.",
  },
  "landing.fee": {
    en: "All-inclusive, priced at 15% of the savings paid by the client.",
    fr: "Tout compris, au prix de 15 % des économies, payés par le client.",
  },
  "landing.faq": { en: "Questions and answers", fr: "Questions et réponses" },
  "landing.sections": { en: "What it does", fr: "Ce que fait le service" },
  "faq.title": { en: "Questions and answers", fr: "Questions et réponses" },
  "faq.q1": { en: "When is a fee charged?", fr: "Quand les frais sont-ils dus ?" },
  "faq.a1": {
    en: "Once per contract, when the client is ready to sign it.",
    fr: "Une fois par contrat, quand le client est prêt à le signer.",
  },
  "faq.q2": { en: "How is it paid?", fr: "Comment les payer ?" },
  "faq.a2": { en: "By credit card, unless agreed otherwise.", fr: "Par carte bancaire, sauf accord contraire." },
  "faq.q3": { en: "Are refunds automatic?", fr: "Les remboursements sont-ils automatiques ?" },
  "faq.a3": { en: "No. Please contact us.", fr: "Non. Veuillez nous contacter." },
  "faq.q4": { en: "In which languages are contracts?", fr: "Dans quelles langues sont les contrats ?" },
  "faq.a4": {
    en: "In French and English. Legally, French prevails.",
    fr: "En français et en anglais. Juridiquement, le français prévaut.",
  },
  "faq.q5": { en: "Where are the servers?", fr: "Où sont les serveurs ?" },
  "faq.a5": {
    en: "Data servers are in Germany, signature servers in the Netherlands.",
    fr: "Les serveurs de données sont en Allemagne, ceux de signature aux Pays-Bas.",
  },
  "faq.q6": { en: "What is kept, and what can be deleted?", fr: "Que conserve-t-on, que peut-on supprimer ?" },
  "faq.a6": {
    en: "Signed contracts are kept. Drafts can be deleted.",
    fr: "Les contrats signés sont conservés. Les brouillons peuvent être supprimés.",
  },
  "faq.q7": { en: "Who can edit a draft?", fr: "Qui peut modifier un brouillon ?" },
  "faq.a7": {
    en: "The professionals who are invited to it. Clients and passengers edit their own personal information.",
    fr: "Les professionnels qui y sont invités. Clients et passagers modifient leurs propres informations.",
  },
  "faq.q8": { en: "Can an attorney or a manager take part?", fr: "Un avocat ou un gestionnaire peut-il participer ?" },
  "faq.a8": {
    en: "Yes. Neutral roles such as attorney and manager can be added.",
    fr: "Oui. Des rôles neutres, comme avocat ou gestionnaire, peuvent être ajoutés.",
  },
  "faq.q9": { en: "How are changes kept track of?", fr: "Comment les modifications sont-elles suivies ?" },
  "faq.a9": {
    en: "Approval and generation lock the agreement, so that no change goes unseen.",
    fr: "L’approbation et la génération verrouillent le contrat : aucune modification ne passe inaperçue.",
  },
});
