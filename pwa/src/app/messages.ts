import { defineMessages } from "../ui/i18n.ts";

/** Texts of the frame around every screen. */
export const appMessages = defineMessages({
  "app.skip": { en: "Skip to the content", fr: "Aller au contenu" },
  "app.navigation": { en: "Main", fr: "Principale" },
  "app.agreements": { en: "Agreements", fr: "Contrats" },
  "app.yachts": { en: "Yachts", fr: "Yachts" },
  "app.contacts": { en: "Contacts", fr: "Contacts" },
  "app.profile": { en: "Profile", fr: "Profil" },
  "app.help": { en: "Help", fr: "Aide" },
  "app.admin": { en: "Admin", fr: "Administration" },
  "app.faq": { en: "FAQ", fr: "FAQ" },
  "app.logIn": { en: "Log in", fr: "Se connecter" },
  "app.logOut": { en: "Log out", fr: "Se déconnecter" },
  "app.close": { en: "Close", fr: "Fermer" },
  "app.more": { en: "More", fr: "Plus" },
  "app.search": { en: "Search", fr: "Rechercher" },
  "app.searchHint": {
    en: "Search agreements, yachts, people and actions",
    fr: "Rechercher des contrats, yachts, personnes et actions",
  },
  "app.searchNothing": { en: "Nothing found", fr: "Aucun résultat" },
  "app.people": { en: "People", fr: "Personnes" },
  "app.actions": { en: "Actions", fr: "Actions" },
  "app.night": { en: "Switch to the night theme", fr: "Passer au thème de nuit" },
  "app.day": { en: "Switch to the day theme", fr: "Passer au thème de jour" },
  "app.otherLanguage": { en: "Passer en français", fr: "Switch to English" },
  "app.opening": { en: "Opening your logbook", fr: "Ouverture de votre journal de bord" },
  "app.broken": { en: "Something went wrong on this screen", fr: "Un problème est survenu sur cet écran" },
  "app.brokenNote": {
    en: "What you entered is safe on this device. Reload the page; if it happens again, write to {email}.",
    fr: "Ce que vous avez saisi est conservé sur cet appareil. Rechargez la page ; si cela se reproduit, écrivez à {email}.",
  },
  "app.reload": { en: "Reload", fr: "Recharger" },
  "app.unsentTitle": { en: "Not everything has reached the server", fr: "Tout n’est pas encore parvenu au serveur" },
  "app.unsentText": {
    en: "{unsent, plural, =0 {No change waits} one {# change waits} other {# changes wait}} on this device and {refused, plural, =0 {none needs you} one {# needs you} other {# need you}}. You can send them now, take them with you as a file, or keep them here and log out: they are sent when you log in on this device again.",
    fr: "{unsent, plural, =0 {Aucune modification n’attend} one {# modification attend} other {# modifications attendent}} sur cet appareil et {refused, plural, =0 {aucune n’attend votre décision} one {# attend votre décision} other {# attendent votre décision}}. Vous pouvez les envoyer maintenant, les emporter dans un fichier, ou les garder ici et vous déconnecter : elles seront envoyées à votre prochaine connexion sur cet appareil.",
  },
  "app.unsentList": { en: "Not sent yet", fr: "Pas encore envoyé" },
  "app.refusedList": { en: "Needs you", fr: "À décider" },
  "app.sendNow": { en: "Send now and log out", fr: "Envoyer maintenant et se déconnecter" },
  "app.notSent": {
    en: "The server could not be reached: {count, plural, one {# change waits} other {# changes wait}} still.",
    fr: "Le serveur n’a pas pu être joint : {count, plural, one {# modification attend} other {# modifications attendent}} encore.",
  },
  "app.claimLeaves": {
    en: "This link is for a new account. You are logged out first; decide what becomes of your changes.",
    fr: "Ce lien est destiné à un nouveau compte. Vous êtes d’abord déconnecté ; décidez du sort de vos modifications.",
  },
  "app.waitedForYou": {
    en: "{count, plural, one {# change had waited} other {# changes had waited}} for you on this device. What can be sent is sent now; you can also take it with you as a file.",
    fr: "{count, plural, one {# modification vous attendait} other {# modifications vous attendaient}} sur cet appareil. Ce qui peut l’être est envoyé maintenant ; vous pouvez aussi tout emporter dans un fichier.",
  },
  "app.keptForOthers": {
    en: "{count, plural, one {# change of somebody else stays} other {# changes of somebody else stay}} on this device, untouched, until that person logs in again.",
    fr: "{count, plural, one {# modification d’une autre personne reste} other {# modifications d’une autre personne restent}} sur cet appareil, sans y toucher, jusqu’à ce que cette personne se reconnecte.",
  },
  "app.understood": { en: "Understood", fr: "Compris" },
  "app.keptBehind": {
    en: "{count, plural, one {# change waits} other {# changes wait}} on this device. Log in again as the same person to send or decide {count, plural, one {it} other {them}}.",
    fr: "{count, plural, one {# modification attend} other {# modifications attendent}} sur cet appareil. Reconnectez-vous avec le même compte pour {count, plural, one {l’envoyer ou en décider} other {les envoyer ou en décider}}.",
  },
  "app.storage.full": {
    en: "This device has no space left: the last change could not be kept. Free some space, then try again.",
    fr: "Cet appareil n’a plus d’espace : la dernière modification n’a pas pu être conservée. Libérez de l’espace, puis réessayez.",
  },
  "app.storage.severed": {
    en: "The browser has closed this device’s storage: the last change could not be kept. Reload the page, then enter it again.",
    fr: "Le navigateur a fermé le stockage de cet appareil : la dernière modification n’a pas pu être conservée. Rechargez la page, puis saisissez-la de nouveau.",
  },
  "app.storage.retry": { en: "Try again", fr: "Réessayer" },
  "app.tooOld": {
    en: "A new version is needed to fetch changes. What you enter is still sent.",
    fr: "Une nouvelle version est nécessaire pour recevoir les modifications. Ce que vous saisissez est toujours envoyé.",
  },
  "app.updateNow": { en: "Update now", fr: "Mettre à jour" },
  "app.stay": { en: "Stay", fr: "Rester" },
  "app.export": { en: "Export as a file", fr: "Exporter dans un fichier" },
  "app.keepAndLeave": { en: "Keep them here and log out", fr: "Les garder ici et se déconnecter" },
});
