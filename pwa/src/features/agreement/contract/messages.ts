import { defineMessages } from "../../../ui/i18n.ts";

/**
 * Texts of the contract and documents sections. In French a contract's unsigned text is a «projet»; «brouillon» is the
 * status of the agreement.
 */
export const contractMessages = defineMessages({
  "contract.title": { en: "Contract", fr: "Contrat" },
  "contract.documents": { en: "Draft of the charter contract", fr: "Projet de contrat d’affrètement" },
  "contract.documents.note": {
    en: "Accessible version of the contract, in French and English. French prevails.",
    fr: "Version accessible du contrat, en français et en anglais. Le français prévaut.",
  },
  "contract.chooseVersion": { en: "Version", fr: "Version" },
  "contract.draftOf": { en: "{name} (draft)", fr: "{name} (projet)" },
  "contract.draft": { en: "Draft", fr: "Projet" },
  "contract.download": { en: "Download PDF", fr: "Télécharger le PDF" },
  "contract.compareWith": { en: "Compare with", fr: "Comparer avec" },
  "contract.compareNone": { en: "No comparison", fr: "Aucune comparaison" },
  "contract.comparison": { en: "Comparison", fr: "Comparaison" },
  "contract.comparison.text": { en: "Text of the comparison", fr: "Texte de la comparaison" },
  "contract.comparison.failed": {
    en: "These versions cannot be compared",
    fr: "Ces versions ne peuvent pas être comparées",
  },
  "contract.downloadRedline": { en: "Download comparison", fr: "Télécharger la comparaison" },
  "contract.price": { en: "Difference of price", fr: "Différence de prix" },
  "contract.price.offline": {
    en: "Connect to the internet to see the causes of the difference. The amounts are in the comparison.",
    fr: "Connectez-vous à Internet pour voir les causes de la différence. Les montants figurent dans la comparaison.",
  },
  "contract.show": { en: "Show", fr: "Afficher" },
  "contract.show.addendum": { en: "Addendum", fr: "Avenant" },
  "contract.show.consolidated": { en: "Contract as amended", fr: "Contrat consolidé" },
  "contract.readingCopy": {
    en: "This is a reading copy. Only the signed versions are binding.",
    fr: "Ceci est un exemplaire de lecture. Seules les versions signées font foi.",
  },
  "contract.downloadReadingCopy": { en: "Download reading copy", fr: "Télécharger l’exemplaire de lecture" },
  "contract.withoutAddendum": {
    en: "This is the contract as amended. The addendum cannot be shown here",
    fr: "Contrat consolidé affiché : l’avenant ne peut pas être affiché ici",
  },
  "contract.missing": { en: "Still missing", fr: "Éléments manquants" },
  "contract.failed": { en: "The draft could not be created", fr: "Le projet n’a pas pu être établi" },
  "contract.signatures": { en: "Signatures", fr: "Signatures" },
  "contract.signatures.none": {
    en: "No one who signs has been added yet.",
    fr: "Aucun signataire n’a encore été ajouté.",
  },
  "contract.signatures.unsigned": { en: "Not signed yet", fr: "Pas encore signé" },
  "contract.card": { en: "In short", fr: "En bref" },
  "contract.unread": { en: "This version cannot be shown", fr: "Cette version ne peut pas être affichée" },
  "contract.noVersion": {
    en: "There is no version {version} of this agreement. This is the current one.",
    fr: "Ce contrat n’a pas de version {version}. Voici la version actuelle.",
  },
});
