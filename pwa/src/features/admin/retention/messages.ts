import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the page about personal data that is kept for a time. */
export const retentionMessages = defineMessages({
  "retention.intro": {
    en: "Passports of passengers and guest preferences are purged {days, plural, one {# day} other {# days}} after the last disembarkation. The server’s setting PASSPORT_DAYS changes that.",
    fr: "Les passeports des passagers et leurs préférences sont supprimés {days, plural, one {# jour} other {# jours}} après le dernier débarquement. Le réglage PASSPORT_DAYS du serveur modifie ce délai.",
  },
  "retention.kyc": {
    en: "KYC checks of parties are purged with their documents {days, plural, one {# day} other {# days}} after the end of the charter, or after the last entry. The server’s setting KYC_DAYS changes that.",
    fr: "Les vérifications KYC des parties sont supprimées avec leurs documents {days, plural, one {# jour} other {# jours}} après la fin de l’affrètement, ou après la dernière saisie. Le réglage KYC_DAYS du serveur modifie ce délai.",
  },
  "retention.kept": { en: "Kept until", fr: "Conservés jusqu’au" },
  "retention.keptNone": { en: "Nothing is kept.", fr: "Rien n’est conservé." },
  "retention.PASSPORT": { en: "Passport", fr: "Passeport" },
  "retention.CREW": { en: "Crew list", fr: "Liste d’équipage" },
  "retention.PREFERENCES": { en: "Guest preferences", fr: "Préférences des passagers" },
  "retention.KYC": { en: "KYC check", fr: "Vérification KYC" },
  "retention.ofAgreement": { en: "{name}, agreement {number}", fr: "{name}, contrat {number}" },
  "retention.date": { en: "Date (UTC)", fr: "Date (UTC)" },
  "retention.kind": { en: "Data", fr: "Données" },
  "retention.name": { en: "Of", fr: "De" },
  "retention.purged": { en: "Purged", fr: "Supprimés" },
  "retention.purgedNone": { en: "Nothing has been purged yet.", fr: "Rien n’a encore été supprimé." },
  "retention.kycPurge": {
    en: "{at}: {parties, plural, one {KYC check of # party} other {KYC checks of # parties}}, {documents, plural, one {# document} other {# documents}}",
    fr: "{at} : {parties, plural, one {vérification KYC de # partie} other {vérifications KYC de # parties}}, {documents, plural, one {# document} other {# documents}}",
  },
  "retention.purge": {
    en: "{at}: {profiles, plural, one {# passport} other {# passports}}, preferences of {agreements, plural, one {# agreement} other {# agreements}}",
    fr: "{at} : {profiles, plural, one {# passeport} other {# passeports}}, préférences de {agreements, plural, one {# contrat} other {# contrats}}",
  },
});
