import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the limits of accounts. */
export const quotaMessages = defineMessages({
  "quotas.intro": {
    en: "Use of each limit by account. A limit that is full delays or refuses what comes next, and loses nothing. You can raise the limits of one account.",
    fr: "Utilisation de chaque limite par compte. Une limite atteinte retarde ou refuse la suite, sans rien perdre. Vous pouvez relever les limites d’un compte.",
  },
  "quotas.account": { en: "Account", fr: "Compte" },
  "quotas.documents": { en: "Documents", fr: "Documents" },
  "quotas.bytes": { en: "MB in 30 days", fr: "Mo en 30 jours" },
  "quotas.pushes_per_minute": { en: "Saves per minute", fr: "Envois par minute" },
  "quotas.work_per_minute": { en: "MB processed per minute", fr: "Mo traités par minute" },
  "quotas.statements_per_hour": { en: "Bank statements per hour", fr: "Relevés bancaires par heure" },
  "quotas.price_causes_per_minute": { en: "Price comparisons per minute", fr: "Comparaisons de prix par minute" },
  "quotas.streams": { en: "Devices connected at once", fr: "Appareils connectés à la fois" },
  "quotas.picture_megapixels": { en: "Megapixels of a picture", fr: "Mégapixels d’une image" },
  "quotas.use": { en: "{used} of {most}", fr: "{used} sur {most}" },
  "quotas.raised": { en: "raised", fr: "relevée" },
  "quotas.change": { en: "Change", fr: "Modifier" },
  "quotas.changeOf": { en: "Change the limits of {email}", fr: "Modifier les limites de {email}" },
  "quotas.title": { en: "Limits of {email}", fr: "Limites de {email}" },
  "quotas.note": {
    en: "Leave a field empty for the server’s own limit. A lower number than that has no effect.",
    fr: "Laissez un champ vide pour la limite du serveur. Un nombre inférieur reste sans effet.",
  },
  "quotas.own": { en: "Server: {most}", fr: "Serveur : {most}" },
  "quotas.save": { en: "Save the limits", fr: "Enregistrer les limites" },
  "quotas.search": { en: "Search by email or number", fr: "Rechercher par e-mail ou numéro" },
  "quotas.none": { en: "No account matches “{filter}”", fr: "Aucun compte ne correspond à « {filter} »" },
});
