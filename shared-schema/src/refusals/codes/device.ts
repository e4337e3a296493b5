import type { Entries } from "../entry.ts";

/** Refusals of the device itself: what is not on it, cannot be kept on it, or cannot reach the server. */
export const DEVICE_REFUSALS = {
  "device.agreement-missing": {
    kind: "not-found",
    en: "This agreement is not on this device.",
    fr: "Ce contrat n’est pas sur cet appareil.",
  },
  "device.frozen-copy-missing": {
    kind: "not-found",
    en: "The frozen copy of this agreement is not on this device yet.",
    fr: "La copie figée de ce contrat n’est pas encore sur cet appareil.",
  },
  "device.document-missing": {
    kind: "not-found",
    en: "This is no longer on this device.",
    fr: "Cet élément n’est plus sur cet appareil.",
  },
  "device.own-profile-missing": {
    kind: "rule",
    en: "Your own profile is not on this device yet.",
    fr: "Votre propre profil n’est pas encore sur cet appareil.",
  },
  "part.removed": {
    kind: "not-found",
    en: "Someone removed this.",
    fr: "Quelqu’un a supprimé cet élément.",
  },
  "edit.no-deletion": {
    kind: "rule",
    en: "An edit cannot delete the document.",
    fr: "Une modification ne peut pas supprimer le document.",
  },
  "edit.nothing-to-create": {
    kind: "rule",
    en: "There is nothing to create.",
    fr: "Il n’y a rien à créer.",
  },
  "edit.was-deletion": {
    kind: "rule",
    en: "You had deleted this. Delete it again where it is shown.",
    fr: "Vous l’aviez supprimé. Supprimez-le de nouveau là où il est affiché.",
  },
  "edit.not-repeatable": {
    kind: "rule",
    en: "This change cannot be reapplied automatically. Make it again manually.",
    fr: "Cette modification ne peut pas être réappliquée automatiquement. Refaites-la manuellement.",
  },
  "device.no-agreement-numbers": {
    kind: "conflict",
    en: "Connect once to create more agreements.",
    fr: "Connectez-vous à Internet une fois pour créer d’autres contrats.",
  },
  "device.no-yacht-numbers": {
    kind: "conflict",
    en: "Connect once to create more yachts.",
    fr: "Connectez-vous à Internet une fois pour créer d’autres yachts.",
  },
  "device.no-profile-numbers": {
    kind: "conflict",
    en: "Connect once to create more contacts.",
    fr: "Connectez-vous à Internet une fois pour créer d’autres contacts.",
  },
  "device.import-elsewhere": {
    kind: "conflict",
    en: "Another tab is importing contacts. Choose the file again when it has finished.",
    fr: "Un autre onglet importe des contacts. Choisissez à nouveau le fichier quand il aura terminé.",
  },
  "device.request-not-kept": {
    kind: "unavailable",
    en: "This device could not save the request. {reason}",
    fr: "Cet appareil n’a pas pu enregistrer la demande. {reason}",
  },
  "device.file-not-kept": {
    kind: "unavailable",
    en: "This device could not save the file. {reason}",
    fr: "Cet appareil n’a pas pu enregistrer le fichier. {reason}",
  },
  "device.change-not-kept": {
    kind: "unavailable",
    en: "This device could not save the change. {reason}",
    fr: "Cet appareil n’a pas pu enregistrer la modification. {reason}",
  },
  "device.change-not-restored": {
    kind: "failed",
    en: "This device could not restore this change.",
    fr: "Cet appareil n’a pas pu rétablir cette modification.",
  },
  "device.full": {
    kind: "unavailable",
    en: "This device is out of space. Free up some space to receive changes again.",
    fr: "Cet appareil n’a plus d’espace. Libérez-en pour recevoir de nouveau les modifications.",
  },
  "device.answer-not-kept": {
    kind: "unavailable",
    en: "This device could not save what the server sent. It tries again in a moment.",
    fr: "Cet appareil n’a pas pu enregistrer les données envoyées par le serveur. Nouvel essai dans un instant.",
  },
  "device.not-opened": {
    kind: "unavailable",
    en: "This device could not open its data. Close other tabs of this page, then reload it. {reason}",
    fr: "Cet appareil n’a pas pu ouvrir ses données. Fermez les autres onglets de cette page, puis rechargez-la. {reason}",
  },
  "app.part-not-loaded": {
    kind: "unavailable",
    en: "Part of the app could not be loaded. Connect to the internet and try again.",
    fr: "Une partie de l’application n’a pas pu être chargée. Connectez-vous à Internet et réessayez.",
  },
  "app.part-stopped": {
    kind: "unavailable",
    en: "Part of the app has stopped. Try again.",
    fr: "Une partie de l’application s’est arrêtée. Réessayez.",
  },
  "app.draft-failed": {
    kind: "unavailable",
    en: "The draft could not be created.",
    fr: "Le projet de contrat n’a pas pu être établi.",
  },
  "app.no-purchases": {
    kind: "unavailable",
    en: "No purchases are available to allow this action on this agreement. Please contact us at {contact}.",
    fr: "Aucun achat n’est proposé pour permettre cette action sur ce contrat. Veuillez nous écrire à {contact}.",
  },
  "app.payment-cancelled": { kind: "unavailable", en: "Payment cancelled", fr: "Paiement annulé" },
  "session.expired": {
    kind: "unauthorised",
    en: "Session expired. Please log in again.",
    fr: "Session expirée. Veuillez vous reconnecter.",
  },
  "app.outdated": {
    kind: "outdated",
    en: "Update Passerelle to receive changes.",
    fr: "Mettez Passerelle à jour pour recevoir les modifications.",
  },
} as const satisfies Entries;
