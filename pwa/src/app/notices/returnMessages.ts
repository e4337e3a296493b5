import { defineMessages } from "../../ui/i18n.ts";

/** Texts about changes that wait on this device since an earlier session. */
export const returnMessages = defineMessages({
  "return.waitedForYou": {
    en: "{count, plural, one {# unsent document was} other {# unsent documents were}} waiting on this device. Everything that can be sent is sent now. You can also export it to a file.",
    fr: "{count, plural, one {# document non envoyé vous attendait} other {# documents non envoyés vous attendaient}} sur cet appareil. Tout ce qui peut l’être est envoyé maintenant. Vous pouvez aussi l’exporter dans un fichier.",
  },
  "return.keptForOthers": {
    en: "{count, plural, one {# unsent document of another person stays} other {# unsent documents of another person stay}} on this device until that person logs in again.",
    fr: "{count, plural, one {# document non envoyé d’une autre personne reste} other {# documents non envoyés d’une autre personne restent}} sur cet appareil jusqu’à sa prochaine connexion.",
  },
  "return.understood": { en: "Understood", fr: "Compris" },
  "return.unsentOfOthers": {
    en: "{count, plural, one {# document is} other {# documents are}} waiting on this device. Log in again with the same account to send or review {count, plural, one {it} other {them}}.",
    fr: "{count, plural, one {# document attend} other {# documents attendent}} sur cet appareil. Reconnectez-vous avec le même compte pour {count, plural, one {l’envoyer ou le vérifier} other {les envoyer ou les vérifier}}.",
  },
  "return.export": { en: "Export to a file", fr: "Exporter dans un fichier" },
});
