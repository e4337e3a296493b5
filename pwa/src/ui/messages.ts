import { defineMessages } from "./i18n.ts";

/** Texts of the components that know no domain. */
export const uiMessages = defineMessages({
  "ui.ok": { en: "OK", fr: "OK" },
  "ui.cancel": { en: "Cancel", fr: "Annuler" },
  "ui.close": { en: "Close", fr: "Fermer" },
  "ui.details": { en: "Details", fr: "Détails" },
  "ui.retry": { en: "Try again", fr: "Réessayer" },
  "ui.confirm": { en: "Please confirm", fr: "Veuillez confirmer" },
  "ui.loading": { en: "Loading", fr: "Chargement" },
  "ui.notFetched": {
    en: "Some data has not been downloaded yet. Connect to the internet to get the rest.",
    fr: "Certaines données n’ont pas encore été reçues. Connectez-vous à Internet pour recevoir le reste.",
  },
  "ui.required": { en: "is required", fr: "est obligatoire" },
  "ui.min": { en: "must be at least {min}", fr: "doit être d’au moins {min}" },
  "ui.max": { en: "must be at most {max}", fr: "doit être d’au plus {max}" },
  "ui.nothingFound": { en: "No results", fr: "Aucun résultat" },
  "ui.error.validation": { en: "Validation Error", fr: "Erreur de validation" },
  "ui.error.unauthorised": { en: "Unauthorised", fr: "Non autorisé" },
  "ui.error.notFound": { en: "Not Found", fr: "Introuvable" },
  "ui.error.server": { en: "Server Error", fr: "Erreur du serveur" },
  "ui.error.client": { en: "Client Error", fr: "Erreur du client" },
  "ui.error.connection": { en: "Connection Error", fr: "Erreur de connexion" },
  "ui.error.noResponse": {
    en: "Server not responding. If the problem persists, please contact us at {email}.",
    fr: "Le serveur ne répond pas. Si le problème persiste, écrivez-nous à {email}.",
  },
  "ui.error.showRaw": { en: "Show technical details", fr: "Afficher les détails techniques" },
  "ui.error.hideRaw": { en: "Hide technical details", fr: "Masquer les détails techniques" },
  "ui.toDo": {
    en: "{count, plural, =0 {Complete} other {# to do}}",
    fr: "{count, plural, =0 {Complet} other {# à faire}}",
  },
});
