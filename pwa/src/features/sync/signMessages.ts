import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the sync indicator alone: they come with the first screen. */
export const signMessages = defineMessages({
  "sync.word.saved": { en: "Saved", fr: "Enregistré" },
  "sync.word.typed": { en: "Not saved", fr: "Non enregistré" },
  "sync.word.saving": { en: "Saving…", fr: "En cours…" },
  "sync.word.loading": { en: "Loading…", fr: "Chargement…" },
  "sync.word.offline": { en: "Offline", fr: "Hors ligne" },
  "sync.word.attention": { en: "Needs you", fr: "À décider" },
  "sync.word.unready": { en: "Not ready offline", fr: "Hors ligne : pas encore prêt" },
  "sync.unready": {
    en: "Not ready to work offline",
    fr: "Pas prêt à fonctionner hors ligne",
  },
  "sync.saved": { en: "All changes saved", fr: "Tout est enregistré" },
  "sync.typed": { en: "A form is not saved yet", fr: "Un formulaire n’est pas encore enregistré" },
  "sync.saving": { en: "Saving…", fr: "Enregistrement…" },
  "sync.loading": {
    en: "{count, plural, =0 {Loading…} one {Loading: # document so far} other {Loading: # documents so far}}",
    fr: "{count, plural, =0 {Chargement…} one {Chargement : # document reçu} other {Chargement : # documents reçus}}",
  },
  "sync.offline": {
    en: "Offline: {count, plural, =0 {nothing to send} one {# change waits} other {# changes wait}}",
    fr: "Hors ligne : {count, plural, =0 {rien à envoyer} one {# modification en attente} other {# modifications en attente}}",
  },
  "sync.attention": {
    en: "{count, plural, =0 {Sync needs you} one {# change needs you} other {# changes need you}}",
    fr: "{count, plural, =0 {La synchronisation demande votre attention} one {# modification attend votre décision} other {# modifications attendent votre décision}}",
  },
  "sync.notHere": {
    en: "{count, plural, one {# document is not on this device} other {# documents are not on this device}}",
    fr: "{count, plural, one {# document n’est pas sur cet appareil} other {# documents ne sont pas sur cet appareil}}",
  },
  "sync.drafts.count": {
    en: "{count, plural, one {# unsaved entry} other {# unsaved entries}}",
    fr: "{count, plural, one {# saisie non enregistrée} other {# saisies non enregistrées}}",
  },
});
