import { defineMessages } from "../../../ui/i18n.ts";

/** What a variant changes, in a few words. */
export const wishMessages = defineMessages({
  "wish.none": { en: "nothing changed yet", fr: "rien de modifié" },
  "wish.leftOut": {
    en: "{count, plural, one {# stop less} other {# stops less}}",
    fr: "{count, plural, one {# étape de moins} other {# étapes de moins}}",
  },
  "wish.added": {
    en: "{count, plural, one {# call more} other {# calls more}}",
    fr: "{count, plural, one {# escale de plus} other {# escales de plus}}",
  },
  "wish.nights": { en: "{count} nights", fr: "{count} nuits" },
  "wish.days": { en: "{count} days", fr: "{count} jours" },
});
