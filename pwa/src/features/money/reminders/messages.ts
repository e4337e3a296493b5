import { defineMessages } from "../../../ui/i18n.ts";

/** Texts about reminders of calls for fund. */
export const reminderMessages = defineMessages({
  "reminder.send": { en: "Send reminder", fr: "Relancer" },
  "reminder.sendOf": { en: "Send reminder: {name}", fr: "Relancer : {name}" },
  "reminder.overdue": {
    en: "{count, plural, one {# call is overdue} other {# calls are overdue}}",
    fr: "{count, plural, one {# appel est en retard} other {# appels sont en retard}}",
  },
  "reminder.dueThisWeek": {
    en: "{count, plural, one {# call is due this week} other {# calls are due this week}}",
    fr: "{count, plural, one {# appel est dû cette semaine} other {# appels sont dus cette semaine}}",
  },
  "reminder.chase": {
    en: "Each debtor gets an email with the payment request attached. You see the recipients first.",
    fr: "Chaque débiteur reçoit un e-mail avec la demande de paiement jointe. Vous voyez d’abord les destinataires.",
  },
  "reminder.sendAll": { en: "Send reminders", fr: "Relancer" },
  "reminder.title": { en: "Send reminders", fr: "Envoyer des relances" },
  "reminder.explained": {
    en: "Each client gets an email in English and French, with the payment request attached as a PDF. Replies go to you. You can undo it for ten seconds.",
    fr: "Chaque client reçoit un e-mail en anglais et en français, avec la demande de paiement jointe en PDF. Les réponses vous parviennent. Vous pouvez annuler pendant dix secondes.",
  },
  "reminder.week": { en: "This week’s too ({count})", fr: "Ceux de cette semaine aussi ({count})" },
  "reminder.submit": {
    en: "{count, plural, =0 {Send} one {Send # reminder} other {Send # reminders}}",
    fr: "{count, plural, =0 {Envoyer} one {Envoyer # relance} other {Envoyer # relances}}",
  },
  "reminder.none": { en: "Choose at least one call for fund.", fr: "Choisissez au moins un appel de fonds." },
  "reminder.again": {
    en: "reminded within the last 24 hours: tick to send another one",
    fr: "relancé dans les dernières 24 heures : cochez pour relancer encore",
  },
  "reminder.reminded": { en: "reminded {day}", fr: "relancé le {day}" },
  "reminder.leaving": {
    en: "{count, plural, one {# reminder is leaving} other {# reminders are leaving}}",
    fr: "{count, plural, one {# relance va partir} other {# relances vont partir}}",
  },
  "reminder.undo": { en: "Undo, {seconds} s", fr: "Annuler, {seconds} s" },
});
