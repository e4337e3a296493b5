import { ALERT_LABELS } from "shared-schema/labels/alerts/kinds";
import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the choice of mail, and of the page that a link to unsubscribe leads to. */
export const newsMailMessages = defineMessages({
  "news.title": { en: "News by email", fr: "Informations par e-mail" },
  "news.note": {
    en: "News about your agreements goes to {email}. Links to log in and changes of bank details always come.",
    fr: "Les informations sur vos contrats sont envoyées à {email}. Les liens de connexion et les modifications de coordonnées bancaires sont toujours envoyés.",
  },
  "news.offline": {
    en: "The choice of mail needs a connection to the server.",
    fr: "Le choix des e-mails nécessite une connexion au serveur.",
  },
  "news.rhythm": { en: "How often", fr: "Fréquence" },
  "news.AT_ONCE": { en: "As it happens", fr: "Au fur et à mesure" },
  "news.DAILY": { en: "One mail a day at {hour}:00", fr: "Un e-mail par jour à {hour} h" },
  "news.zone": { en: "Time zone", fr: "Fuseau horaire" },
  "news.utc": { en: "UTC", fr: "UTC" },
  "news.language": { en: "Language", fr: "Langue" },
  "news.both": { en: "English and French", fr: "Anglais et français" },
  "news.en": { en: "English", fr: "Anglais" },
  "news.fr": { en: "French", fr: "Français" },
  "news.kinds": { en: "Send me", fr: "M’envoyer" },
  "news.kindsNote": {
    en: "This applies to notifications on your devices too.",
    fr: "Ce choix vaut aussi pour les notifications sur vos appareils.",
  },
  "news.saved": { en: "Saved.", fr: "Enregistré." },
  "news.unsubscribe": { en: "Unsubscribe", fr: "Se désabonner" },
  "news.unsubscribeKind": {
    en: "Do you want to receive no more mail of this kind: {kind}?",
    fr: "Ne plus recevoir d’e-mails de ce type : {kind} ?",
  },
  "news.unsubscribeAll": {
    en: "Do you want to receive no more news about your agreements by email?",
    fr: "Ne plus recevoir d’informations sur vos contrats par e-mail ?",
  },
  "news.unsubscribed": {
    en: "Done. You can switch it on again on the page of your account.",
    fr: "C’est fait. Vous pouvez le réactiver sur la page de votre compte.",
  },
  "news.toAccount": { en: "Open your account", fr: "Ouvrir votre compte" },
  "alert.added": ALERT_LABELS.added,
  "alert.approval-asked": ALERT_LABELS["approval-asked"],
  "alert.outdated": ALERT_LABELS.outdated,
  "alert.rate-withdrawn": ALERT_LABELS["rate-withdrawn"],
  "alert.generated": ALERT_LABELS.generated,
  "alert.signature-asked": ALERT_LABELS["signature-asked"],
  "alert.call-due": ALERT_LABELS["call-due"],
  "alert.call-overdue": ALERT_LABELS["call-overdue"],
  "alert.payment": ALERT_LABELS.payment,
  "alert.kyc-expiring": ALERT_LABELS["kyc-expiring"],
  "alert.kyc-expired": ALERT_LABELS["kyc-expired"],
});
