import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the page about personal data that is kept for a time. */
export const retentionMessages = defineMessages({
  "retention.intro": {
    en: "Passports of passengers and guest preferences are purged {days, plural, one {# day} other {# days}} after the last disembarkation. The server’s setting PASSPORT_DAYS changes that.",
    fr: "Les passeports des passagers et leurs préférences sont supprimés {days, plural, one {# jour} other {# jours}} après le dernier débarquement. Le réglage PASSPORT_DAYS du serveur modifie ce délai.",
  },
  "retention.kept": { en: "Kept until", fr: "Conservés jusqu’au" },
  "retention.keptNone": { en: "Nothing is kept.", fr: "Rien n’est conservé." },
  "retention.PASSPORT": { en: "Passport", fr: "Passeport" },
  "retention.CREW": { en: "Crew list", fr: "Liste d’équipage" },
  "retention.PREFERENCES": { en: "Guest preferences", fr: "Préférences des passagers" },
  "retention.date": { en: "Date (UTC)", fr: "Date (UTC)" },
  "retention.kind": { en: "Data", fr: "Données" },
  "retention.name": { en: "Of", fr: "De" },
  "retention.purged": { en: "Purged", fr: "Supprimés" },
  "retention.purgedNone": { en: "Nothing has been purged yet.", fr: "Rien n’a encore été supprimé." },
  "retention.purge": {
    en: "{at}: {profiles, plural, one {# passport} other {# passports}}, preferences of {agreements, plural, one {# agreement} other {# agreements}}",
    fr: "{at} : {profiles, plural, one {# passeport} other {# passeports}}, préférences de {agreements, plural, one {# contrat} other {# contrats}}",
  },
});
