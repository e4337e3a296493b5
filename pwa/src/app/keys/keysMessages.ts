import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the list of keys. */
export const keysMessages = defineMessages({
  keys: { en: "Keyboard shortcuts", fr: "Raccourcis clavier" },
  "keys.single": { en: "Single-key shortcuts", fr: "Raccourcis à une touche" },
  "keys.singleNote": {
    en: "?, j, k, n, and g with a letter. Turn them off if speech input triggers them. The search (Ctrl K) always leads back here.",
    fr: "?, j, k, n, et g suivi d’une lettre. Désactivez-les si la saisie vocale les déclenche. La recherche (Ctrl K) ramène toujours ici.",
  },
  "keys.below": { en: "In a list: the row below", fr: "Dans une liste : ligne suivante" },
  "keys.above": { en: "In a list: the row above", fr: "Dans une liste : ligne précédente" },
  "keys.open": { en: "In a list: open the row", fr: "Dans une liste : ouvrir la ligne" },
  "keys.next": { en: "Agreements: take the next step", fr: "Contrats : prochaine action" },
  "keys.undo": { en: "Undo", fr: "Annuler" },
  "keys.redo": { en: "Redo", fr: "Rétablir" },
});
