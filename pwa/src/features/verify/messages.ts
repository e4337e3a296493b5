import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the page on which a contract is checked. */
export const verifyMessages = defineMessages({
  "verify.title": { en: "Check a contract", fr: "Vérifier un contrat" },
  "verify.intro": {
    en: "Choose the PDF of a contract, and beside it its certificate of completion or its data if you have them. Your files stay on your device: only their SHA‑256 hashes are sent.",
    fr: "Choisissez le PDF d’un contrat et, si vous les avez, son attestation ou ses données. Vos fichiers restent sur votre appareil : seules leurs empreintes SHA‑256 sont envoyées.",
  },
  "verify.choose": { en: "Choose files", fr: "Choisir des fichiers" },
  "verify.drop": { en: "Or drop them here.", fr: "Ou déposez-les ici." },
  "verify.busy": { en: "Checking", fr: "Vérification en cours" },
  "verify.without": {
    en: "To verify contracts without this server, keep this page beside your files. It works offline:",
    fr: "Pour vérifier des contrats sans ce serveur, conservez cette page avec vos fichiers. Elle fonctionne hors connexion :",
  },
  "verify.page": { en: "Download the verification page", fr: "Télécharger la page de vérification" },
  "verify.known": { en: "This server knows the contract", fr: "Ce serveur connaît le contrat" },
  "verify.unknown": { en: "This server does not know this file", fr: "Ce serveur ne connaît pas ce fichier" },
  "verify.beginning": {
    en: "This server knows the beginning of the file, up to the change.",
    fr: "Ce serveur connaît le début du fichier, jusqu’à la modification.",
  },
  "verify.genuine": { en: "This contract is genuine", fr: "Ce contrat est authentique" },
  "verify.printed": {
    en: "A contract with this number and fingerprint was generated",
    fr: "Un contrat portant ce numéro et cette empreinte a été généré",
  },
  "verify.printedNote": {
    en: "The code on the last page names a contract. Choose the PDF as well to check that its text is the one generated.",
    fr: "Le code de la dernière page désigne un contrat. Choisissez aussi le PDF pour vérifier que son texte est bien celui généré.",
  },
  "verify.notGenuine": { en: "No generated contract matches", fr: "Aucun contrat généré ne correspond" },
  "verify.notGenuineNote": {
    en: "The file is a draft, was changed, or was generated elsewhere.",
    fr: "Le fichier est un projet, a été modifié ou a été généré ailleurs.",
  },
  "verify.notPrinted": {
    en: "The number, the version and the fingerprint in the address do not belong together.",
    fr: "Le numéro, la version et l’empreinte de l’adresse ne vont pas ensemble.",
  },
  "verify.failed": { en: "The contract could not be checked", fr: "Le contrat n’a pas pu être vérifié" },
  "verify.number": { en: "Agreement", fr: "Contrat n°" },
  "verify.version": { en: "Version", fr: "Version" },
  "verify.date": { en: "Generated", fr: "Généré le" },
  "verify.fingerprint": { en: "Fingerprint of the terms", fr: "Empreinte des termes" },
  "verify.latest": { en: "This is the latest version.", fr: "C’est la version la plus récente." },
  "verify.superseded": {
    en: "A later version exists: {name}.",
    fr: "Il existe une version plus récente : {name}.",
  },
  "verify.parties": { en: "Parties", fr: "Parties" },
  "verify.approved": { en: "Approved", fr: "Approuvé" },
  "verify.noApproval": { en: "No approval required", fr: "Approbation non requise" },
  "verify.notApproved": {
    en: "Not approved when generated",
    fr: "Non approuvé à la génération",
  },
  "verify.unsigned": { en: "No one has signed it here.", fr: "Personne ne l’a signé ici." },
  "verify.signed": {
    en: "It has {count, plural, one {# signature} other {# signatures}}.",
    fr: "Il porte {count, plural, one {# signature} other {# signatures}}.",
  },
});
