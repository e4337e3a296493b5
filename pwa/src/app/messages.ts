import { defineMessages } from "../ui/i18n.ts";

/** Texts of the frame around every screen. */
export const appMessages = defineMessages({
  "app.skip": { en: "Skip to content", fr: "Aller au contenu" },
  "app.navigation": { en: "Main", fr: "Principale" },
  "app.agreements": { en: "Agreements", fr: "Contrats" },
  "app.yachts": { en: "Yachts", fr: "Yachts" },
  "app.contacts": { en: "Contacts", fr: "Contacts" },
  "app.statements": { en: "Bank statements", fr: "Relevés bancaires" },
  "app.profile": { en: "Profile", fr: "Profil" },
  "app.account": { en: "{name}, account menu", fr: "{name}, menu du compte" },
  "app.money": { en: "Money", fr: "Trésorerie" },
  "app.help": { en: "Help", fr: "Aide" },
  "app.admin": { en: "Admin", fr: "Administration" },
  "app.faq": { en: "FAQ", fr: "FAQ" },
  "app.logIn": { en: "Log in", fr: "Se connecter" },
  "app.signUp": { en: "Sign up", fr: "S’inscrire" },
  "app.questions": { en: "Questions and answers", fr: "Questions et réponses" },
  "app.terms": { en: "Terms of service", fr: "Conditions d’utilisation" },
  "app.logOut": { en: "Log out", fr: "Se déconnecter" },
  "app.close": { en: "Close", fr: "Fermer" },
  "app.more": { en: "More", fr: "Plus" },
  "app.search": { en: "Search", fr: "Rechercher" },
  "app.night": { en: "Switch to the night theme", fr: "Passer au thème de nuit" },
  "app.day": { en: "Switch to the day theme", fr: "Passer au thème de jour" },
  "app.otherLanguage": { en: "Passer en français", fr: "Switch to English" },
  "app.otherLanguageShort": { en: "FR: passer en français", fr: "EN: switch to English" },
  "app.opening": { en: "Opening your data", fr: "Ouverture de vos données" },
  "app.broken": { en: "Something went wrong on this screen", fr: "Un problème est survenu sur cet écran" },
  "app.brokenNote": {
    en: "Your entries are saved on this device. Reload the page. If it happens again, write to {email}.",
    fr: "Vos saisies sont enregistrées sur cet appareil. Rechargez la page. Si le problème se reproduit, écrivez à {email}.",
  },
  "app.reload": { en: "Reload", fr: "Recharger" },
  "app.waitedForYou": {
    en: "{count, plural, one {# unsent document was} other {# unsent documents were}} waiting on this device. Everything that can be sent is sent now. You can also export it to a file.",
    fr: "{count, plural, one {# document non envoyé vous attendait} other {# documents non envoyés vous attendaient}} sur cet appareil. Tout ce qui peut l’être est envoyé maintenant. Vous pouvez aussi l’exporter dans un fichier.",
  },
  "app.keptForOthers": {
    en: "{count, plural, one {# unsent document of another person stays} other {# unsent documents of another person stay}} on this device until that person logs in again.",
    fr: "{count, plural, one {# document non envoyé d’une autre personne reste} other {# documents non envoyés d’une autre personne restent}} sur cet appareil jusqu’à sa prochaine connexion.",
  },
  "app.understood": { en: "Understood", fr: "Compris" },
  "app.unsentOfOthers": {
    en: "{count, plural, one {# document is} other {# documents are}} waiting on this device. Log in again with the same account to send or review {count, plural, one {it} other {them}}.",
    fr: "{count, plural, one {# document attend} other {# documents attendent}} sur cet appareil. Reconnectez-vous avec le même compte pour {count, plural, one {l’envoyer ou le vérifier} other {les envoyer ou les vérifier}}.",
  },
  "app.storage.full": {
    en: "This device is out of space, so the last change could not be saved. Free up some space, then try again.",
    fr: "Cet appareil n’a plus d’espace : la dernière modification n’a pas pu être enregistrée. Libérez de l’espace, puis réessayez.",
  },
  "app.storage.severed": {
    en: "The browser has closed this device’s storage, so the last change could not be saved. Reload the page, then enter it again.",
    fr: "Le navigateur a fermé le stockage de cet appareil : la dernière modification n’a pas pu être enregistrée. Rechargez la page, puis saisissez-la de nouveau.",
  },
  "app.storage.retry": { en: "Try again", fr: "Réessayer" },
  "app.tooOld": {
    en: "Update the app to receive changes. Your own changes are still sent.",
    fr: "Mettez l’application à jour pour recevoir les modifications. Les vôtres sont toujours envoyées.",
  },
  "app.updateNow": { en: "Update now", fr: "Mettre à jour" },
  "app.export": { en: "Export to a file", fr: "Exporter dans un fichier" },
});
