import { defineMessages } from "../../ui/i18n.ts";

/** What the two sides of a decision are called. */
export const sideMessages = defineMessages({
  "sync.clash": {
    en: "Somebody else changed this, too. Until you decide, theirs stands.",
    fr: "Quelqu’un d’autre l’a aussi modifié. Tant que vous ne décidez pas, sa version reste.",
  },
  "sync.changedElsewhere": {
    en: "This was changed elsewhere, too. Until you decide, what the server has stands.",
    fr: "Ceci a aussi été modifié ailleurs. Tant que vous ne décidez pas, ce qui est sur le serveur reste.",
  },
  "sync.ownClash": {
    en: "You changed this on your other device, too. Until you decide, what arrived first stands.",
    fr: "Vous l’avez aussi modifié sur votre autre appareil. Tant que vous ne décidez pas, ce qui est arrivé en premier reste.",
  },
  "sync.mine": { en: "Yours", fr: "La vôtre" },
  "sync.theirs": { en: "On the server", fr: "Sur le serveur" },
  "sync.later": { en: "Arrived later", fr: "Arrivé après" },
  "sync.first": { en: "Arrived first", fr: "Arrivé en premier" },
  "sync.withMine": { en: "With yours", fr: "Avec la vôtre" },
  "sync.withTheirs": { en: "With theirs", fr: "Avec la leur" },
  "sync.withLater": { en: "With the later", fr: "Avec la seconde" },
  "sync.withFirst": { en: "With the first", fr: "Avec la première" },
  "sync.takeMine": { en: "Take mine", fr: "Prendre la mienne" },
  "sync.keepTheirs": { en: "Keep theirs", fr: "Garder la leur" },
  "sync.takeLater": { en: "Take the later", fr: "Prendre la seconde" },
  "sync.keepFirst": { en: "Keep the first", fr: "Garder la première" },
  "sync.by": { en: "{who}, {when}", fr: "{who}, {when}" },
});
