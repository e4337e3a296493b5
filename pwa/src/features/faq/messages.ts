import { defineMessages } from "../../ui/i18n.ts";

/** The questions and answers. */
export const faqMessages = defineMessages({
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
  "faq.q4": { en: "Which languages are contracts in?", fr: "En quelles langues les contrats sont-ils rédigés ?" },
  "faq.a4": {
    en: "In French and English. Legally, French prevails.",
    fr: "En français et en anglais. Juridiquement, le français prévaut.",
  },
  "faq.q5": { en: "Where are the servers?", fr: "Où sont les serveurs ?" },
  "faq.a5": {
    en: "Data servers are in Germany, signature servers in the Netherlands.",
    fr: "Les serveurs de données sont en Allemagne, ceux de signature aux Pays-Bas.",
  },
  "faq.signing": { en: "Which service signs the contracts?", fr: "Quel service signe les contrats ?" },
  "faq.signing.embedded": {
    en: "The Passerelle signing service, which is part of this server. It makes advanced electronic signatures with a certificate of the platform. They are not qualified signatures.",
    fr: "Le service de signature de Passerelle, intégré à ce serveur. Il produit des signatures électroniques avancées, avec un certificat de la plateforme. Ce ne sont pas des signatures qualifiées.",
  },
  "faq.signing.csc": {
    en: "{name}, a service of another operator. The certificate in each signature states what the signature is worth.",
    fr: "{name}, le service d’un autre opérateur. Le certificat de chaque signature indique ce qu’elle vaut.",
  },
  "faq.signing.off": {
    en: "None. On this server, contracts are not signed electronically.",
    fr: "Aucun. Sur ce serveur, les contrats ne sont pas signés électroniquement.",
  },
  "faq.q6": { en: "What is kept, and what can be deleted?", fr: "Que conserve-t-on et que peut-on supprimer ?" },
  "faq.a6": {
    en: "Signed contracts are kept. Drafts can be deleted.",
    fr: "Les contrats signés sont conservés. Les brouillons peuvent être supprimés.",
  },
  "faq.q7": { en: "Who can edit a draft?", fr: "Qui peut modifier un brouillon ?" },
  "faq.a7": {
    en: "The professionals invited to it. Clients and passengers edit their own personal information.",
    fr: "Les professionnels qui y sont invités. Clients et passagers modifient leurs propres informations personnelles.",
  },
  "faq.q8": { en: "Can an attorney or a manager take part?", fr: "Un avocat ou un gestionnaire peut-il participer ?" },
  "faq.a8": {
    en: "Yes. Neutral roles such as attorney and manager can be added.",
    fr: "Oui. Des rôles neutres, comme avocat ou gestionnaire, peuvent être ajoutés.",
  },
  "faq.q9": { en: "How are changes tracked?", fr: "Comment les modifications sont-elles suivies ?" },
  "faq.a9": {
    en: "Approval and generation lock the agreement, so no change goes unnoticed.",
    fr: "L’approbation et la génération verrouillent le contrat : aucune modification ne passe inaperçue.",
  },
});
