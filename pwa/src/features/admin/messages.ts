import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the administrators' page. */
export const adminMessages = defineMessages({
  "admin.title": { en: "Admin", fr: "Administration" },
  "admin.count": {
    en: "{count, plural, one {# account} other {# accounts}}",
    fr: "{count, plural, one {# compte} other {# comptes}}",
  },
  "admin.search": { en: "Search by email, name or date", fr: "Rechercher par e-mail, nom ou date" },
  "admin.email": { en: "Email", fr: "E-mail" },
  "admin.name": { en: "Name", fr: "Nom" },
  "admin.created": { en: "Created", fr: "Créé le" },
  "admin.detail": { en: "Details of {email}", fr: "Détails de {email}" },
  "admin.raw": { en: "Show the raw server response", fr: "Afficher la réponse brute du serveur" },
  "admin.role": { en: "Administrator", fr: "Administrateur" },
  "admin.profiles": { en: "Profiles", fr: "Profils" },
  "admin.yes": { en: "yes", fr: "oui" },
  "admin.no": { en: "no", fr: "non" },
  "admin.noMatch": { en: "No account matches «{filter}»", fr: "Aucun compte ne correspond à « {filter} »" },
  "admin.failed": { en: "The accounts could not be fetched", fr: "Les comptes n’ont pas pu être chargés" },
  "admin.again": { en: "Try again", fr: "Réessayer" },
});
