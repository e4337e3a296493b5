import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the contract and documents sections. */
export const contractMessages = defineMessages({
  "contract.title": { en: "Contract", fr: "Contrat" },
  "contract.documents": { en: "Draft of the charter contract", fr: "Projet de contrat d’affrètement" },
  "contract.documents.note": {
    en: "The accessible text of the contract, French and English side by side; French prevails.",
    fr: "Le texte accessible du contrat, français et anglais côte à côte ; le français prévaut.",
  },
  "contract.version": { en: "Version {version}", fr: "Version {version}" },
  "contract.draft": { en: "Draft", fr: "Projet" },
  "contract.download": { en: "Download PDF", fr: "Télécharger le PDF" },
  "contract.standardTerms": { en: "Standard terms", fr: "Conditions générales" },
  "contract.taxRegime": { en: "Tax regime", fr: "Régime fiscal" },
  "contract.jump": { en: "In the contract", fr: "Dans le contrat" },
  "contract.missing": { en: "What is still missing", fr: "Ce qui manque encore" },
  "contract.failed": { en: "The draft could not be made", fr: "Le projet n’a pas pu être établi" },
  "contract.text": { en: "Text of the contract", fr: "Texte du contrat" },
  "contract.otherVersion": {
    en: "Version {version} is kept on the server; this shows the version that is on this device.",
    fr: "La version {version} est conservée sur le serveur ; voici celle qui est sur cet appareil.",
  },
});
