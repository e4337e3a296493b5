import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the list of keys. */
export const keysMessages = defineMessages({
  keys: { en: "Keyboard shortcuts", fr: "Raccourcis clavier" },
  "keys.single": { en: "Single-key shortcuts", fr: "Raccourcis à une touche" },
  "keys.singleNote": {
    en: "? and g with a letter. Turn them off if speech input triggers them. The search (Ctrl K) always leads back here.",
    fr: "? et g suivi d’une lettre. Désactivez-les si la saisie vocale les déclenche. La recherche (Ctrl K) ramène toujours ici.",
  },
  "keys.undo": { en: "Undo", fr: "Annuler" },
  "keys.redo": { en: "Redo", fr: "Rétablir" },
});
