import { defineMessages } from "#ui/i18n.ts";

/** Texts round the contract that is read: its outline, its languages, and the search in it. */
export const readingMessages = defineMessages({
  "contract.text": { en: "Text of the contract", fr: "Texte du contrat" },
  "contract.jump": { en: "In the contract", fr: "Dans le contrat" },
  "contract.outline": { en: "Contents", fr: "Sommaire" },
  "contract.language": { en: "Language of the contract", fr: "Langue du contrat" },
  "contract.language.en": { en: "English", fr: "English" },
  "contract.language.fr": { en: "Français", fr: "Français" },
  "contract.language.both": { en: "Both", fr: "Les deux" },
  "contract.prevails": {
    en: "Translation. The French text prevails.",
    fr: "Traduction. Le texte français fait foi.",
  },
  "contract.find": { en: "Find in the contract", fr: "Rechercher dans le contrat" },
  "contract.find.next": { en: "Next place", fr: "Occurrence suivante" },
  "contract.find.previous": { en: "Previous place", fr: "Occurrence précédente" },
  "contract.find.count": { en: "{shown} of {count}", fr: "{shown} sur {count}" },
  "contract.fillIn": { en: "Fill in: {of}", fr: "Compléter : {of}" },
});
