import type { Bilingual } from "shared-schema/base/language";
import type { RecordKind } from "shared-schema/records/kinds";
import { byKind } from "shared-schema/records/rules";
import { defineMessages } from "../../ui/i18n.ts";
import { sideMessages } from "./inbox/sideMessages.ts";
import { seaMessages } from "./offline/messages.ts";
import { signMessages } from "./signMessages.ts";

/** The names of the kinds of records, under `sync.<kind>`. */
const recordMessages = Object.fromEntries(
  Object.entries(byKind(({ label }) => label)).map(([kind, label]) => [`sync.${kind}`, label]),
) as Record<`sync.${RecordKind}`, Bilingual>;

/** Texts of what the sync indicator opens, with its own. */
export const syncMessages = defineMessages({
  ...signMessages,
  ...seaMessages,
  ...sideMessages,
  "sync.install.installing": {
    en: "The app is being saved on this device. Until then, it does not work offline.",
    fr: "L’application est en cours d’enregistrement sur cet appareil. D’ici là, elle ne fonctionne pas hors ligne.",
  },
  "sync.install.failed": {
    en: "The connection was lost before the app was saved on this device, so it does not work offline yet. It tries again when you are back online.",
    fr: "La connexion a été perdue avant l’enregistrement de l’application sur cet appareil : elle ne fonctionne pas encore hors ligne. Un nouvel essai aura lieu au retour de la connexion.",
  },
  "sync.install.unsupported": {
    en: "This browser cannot save the app on this device, so it does not work offline.",
    fr: "Ce navigateur ne peut pas enregistrer l’application sur cet appareil : elle ne fonctionne pas hors ligne.",
  },
  "sync.close": { en: "Close", fr: "Fermer" },
  "sync.title": { en: "Your changes", fr: "Vos modifications" },
  "sync.last": { en: "Last sync: {when}", fr: "Dernière synchronisation : {when}" },
  "sync.never": { en: "Not synced yet", fr: "Pas encore synchronisé" },
  "sync.retry": { en: "Try again now", fr: "Réessayer maintenant" },
  "sync.needsYou": { en: "Needs you", fr: "À décider" },
  "sync.drafts": { en: "Unsaved entries", fr: "Saisies non enregistrées" },
  "sync.drafts.text": { en: "“{text}”", fr: "« {text} »" },
  "sync.drafts.open": { en: "Go to the field", fr: "Aller au champ" },
  "sync.drafts.discard": { en: "Discard the entry", fr: "Abandonner la saisie" },
  "sync.waiting": { en: "Waiting on this device", fr: "En attente sur cet appareil" },
  "sync.before": { en: "Before", fr: "Avant" },
  "sync.waitingNew": { en: "New", fr: "Nouveau" },
  "sync.waitingDeleted": { en: "Deleted", fr: "Supprimé" },
  "sync.moreChanges": {
    en: "{count, plural, one {# more change} other {# more changes}}",
    fr: "{count, plural, one {# autre modification} other {# autres modifications}}",
  },
  "sync.totalBy": {
    en: "{up, select, true {Total +{amount}} other {Total −{amount}}}",
    fr: "{up, select, true {Total +{amount}} other {Total −{amount}}}",
  },
  "sync.nothing": {
    en: "All your changes have been sent.",
    fr: "Toutes vos modifications ont été envoyées.",
  },
  "sync.since": { en: "since {when}", fr: "depuis {when}" },
  "sync.size": { en: "{size, number} kB", fr: "{size, number} ko" },
  "sync.refusedBecause": { en: "The server refused this: {reason}", fr: "Le serveur a refusé : {reason}" },
  "sync.youDeleted": { en: "You had deleted it.", fr: "Vous l’aviez supprimé." },
  "sync.theyDeleted": { en: "It was deleted on the server.", fr: "Il a été supprimé sur le serveur." },
  "sync.added": { en: "New: {part}", fr: "Ajout : {part}" },
  "sync.removed": { en: "Removed: {part}", fr: "Suppression : {part}" },
  "sync.field": { en: "Field", fr: "Champ" },
  "sync.moreFields": {
    en: "{count, plural, one {# more field} other {# more fields}}",
    fr: "{count, plural, one {# autre champ} other {# autres champs}}",
  },
  "sync.computing": { en: "Calculating the effect of each…", fr: "Calcul de l’effet de chacune…" },
  "sync.effects": { en: "Effect on {name}", fr: "Effet sur {name}" },
  "sync.total": { en: "Total", fr: "Total" },
  "sync.rate": { en: "Tax rate", fr: "Taux de TVA" },
  "sync.lapsing": {
    en: "Approvals that lapse with yours: {parties}",
    fr: "Approbations caduques avec la vôtre : {parties}",
  },
  "sync.notReapplied": { en: "It cannot be applied again: {reason}", fr: "Impossible de la réappliquer : {reason}" },
  "sync.exportOne": { en: "Export", fr: "Exporter" },
  "sync.prove": { en: "Confirm that it is you", fr: "Confirmer votre identité" },
  "sync.retryEdit": { en: "Apply mine again", fr: "Réappliquer la mienne" },
  "sync.createAgain": { en: "Create it again", fr: "Le créer de nouveau" },
  "sync.discard": { en: "Discard mine", fr: "Abandonner la mienne" },
  "sync.discardAsk": {
    en: "Discard your change to {title}? The version on the server is not affected.",
    fr: "Abandonner votre modification de {title} ? La version du serveur n’est pas affectée.",
  },
  "sync.copy": { en: "Copy as JSON", fr: "Copier en JSON" },
  "sync.copied": { en: "Copied", fr: "Copié" },
  "sync.export": { en: "Export all unsent changes", fr: "Exporter toutes les modifications non envoyées" },
  "sync.empty": { en: "empty", fr: "vide" },
  "sync.profiles": { en: "Profile", fr: "Profil" },
  "sync.yachts": { en: "Yacht", fr: "Yacht" },
  "sync.agreements": { en: "Agreement", fr: "Contrat" },
  "sync.contacts": { en: "Contact", fr: "Contact" },
  "sync.inbox": { en: "Decision", fr: "Décision" },
  "sync.waitingSum": {
    en: "{changes, plural, =0 {} one {# change} other {# changes}}{both, select, true { · } other {}}{files, plural, =0 {} one {# file} other {# files}}",
    fr: "{changes, plural, =0 {} one {# modification} other {# modifications}}{both, select, true { · } other {}}{files, plural, =0 {} one {# fichier} other {# fichiers}}",
  },
  "sync.discardFile": { en: "Discard the file", fr: "Abandonner le fichier" },
  "sync.discardRequest": { en: "Discard the request", fr: "Abandonner la demande" },
  "sync.discardFileAsk": {
    en: "Discard {title}? It was never sent and will be removed from this device.",
    fr: "Abandonner {title} ? Rien n’a été envoyé, et tout sera supprimé de cet appareil.",
  },
  "sync.quota": {
    en: "{used} of {quota} used on this device.",
    fr: "{used} sur {quota} utilisés sur cet appareil.",
  },
  "sync.held": {
    en: "A lot was sent in a short time. Your changes are saved here and will be sent after {when}.",
    fr: "Beaucoup de données ont été envoyées en peu de temps. Vos modifications sont enregistrées ici et seront envoyées après {when}.",
  },
  "sync.aside": { en: "Not on this device", fr: "Absent de cet appareil" },
  "sync.asideWhy": {
    en: "This device could not save these: they are too large or damaged. Everything else is up to date. The app tries again when they change, and when it starts.",
    fr: "Cet appareil n’a pas pu enregistrer ces éléments : ils sont trop volumineux ou endommagés. Tout le reste est à jour. L’application réessaie à chaque modification et à son démarrage.",
  },
  "sync.persisted": { en: "The browser does not clear this data.", fr: "Le navigateur n’efface pas ces données." },
  "sync.notPersisted": {
    en: "The browser may clear this data if space runs short.",
    fr: "Le navigateur peut effacer ces données s’il manque d’espace.",
  },
  "sync.tooOld": {
    en: "Update the app to receive changes. Your own changes are still sent.",
    fr: "Mettez l’application à jour pour recevoir les modifications. Les vôtres sont toujours envoyées.",
  },
  "sync.log": { en: "Sync log", fr: "Journal de synchronisation" },
  "sync.logSearch": { en: "Search the log", fr: "Chercher dans le journal" },
  "sync.logNothing": { en: "No results", fr: "Aucun résultat" },
  "sync.requests": { en: "Request for", fr: "Demande pour" },
  "sync.uploads": { en: "File", fr: "Fichier" },
  "sync.removals": { en: "Picture to be deleted", fr: "Photo à supprimer" },
  "sync.keepPicture": { en: "Keep the picture", fr: "Garder la photo" },
  "sync.reference": { en: "Reference data", fr: "Données de référence" },
  "sync.agreement_records": { en: "Record", fr: "Fiche" },
  ...recordMessages,
});
