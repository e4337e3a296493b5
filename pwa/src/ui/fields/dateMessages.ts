import { defineMessages } from "../i18n.ts";
import { uiMessages } from "../messages.ts";

/** Texts of fields for dates: they come with the screens that have some. */
export const dateMessages = defineMessages({
  ...uiMessages,
  "ui.dateLike": { en: "YYYY/MM/DD", fr: "AAAA/MM/JJ" },
  "ui.dateTimeLike": { en: "YYYY/MM/DD HH:mm", fr: "AAAA/MM/JJ HH:mm" },
  "ui.local": { en: "local", fr: "locale" },
  "ui.localTime": { en: "Time (local)", fr: "Heure (locale)" },
  "ui.nextMonth": { en: "Next month", fr: "Mois suivant" },
  "ui.nextYear": { en: "Next year", fr: "Année suivante" },
  "ui.nextDecade": { en: "Next decade", fr: "Décennie suivante" },
  "ui.previousMonth": { en: "Previous month", fr: "Mois précédent" },
  "ui.previousYear": { en: "Previous year", fr: "Année précédente" },
  "ui.previousDecade": { en: "Previous decade", fr: "Décennie précédente" },
  "ui.notDate": { en: "must be a date, for example 2027/07/03", fr: "doit être une date, par exemple 2027/07/03" },
  "ui.notDateTime": {
    en: "must be a date and time, for example 2027/07/03 10:00",
    fr: "doit être une date et une heure, par exemple 2027/07/03 10:00",
  },
  "ui.openCalendar": { en: "{label}: open the calendar", fr: "{label} : ouvrir le calendrier" },
  "ui.time": { en: "Time (UTC)", fr: "Heure (UTC)" },
});
