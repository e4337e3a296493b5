import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the administrators' pages. */
export const adminMessages = defineMessages({
  "admin.title": { en: "Admin", fr: "Administration" },
  "admin.accounts": { en: "Accounts", fr: "Comptes" },
  "admin.requests": { en: "Requests", fr: "Demandes" },
  "admin.mail": { en: "Mail", fr: "E-mails" },
  "admin.rates": { en: "Day rates", fr: "Cours du jour" },
  "admin.tax": { en: "Tax table", fr: "Table des taux" },
  "admin.counsel": { en: "For counsel", fr: "Pour l’avocat" },
  "admin.count": {
    en: "{count, plural, one {# account} other {# accounts}}",
    fr: "{count, plural, one {# compte} other {# comptes}}",
  },
  "admin.search": { en: "Search by email, name or date", fr: "Rechercher par e-mail, nom ou date" },
  "admin.email": { en: "Email", fr: "E-mail" },
  "admin.name": { en: "Name", fr: "Nom" },
  "admin.created": { en: "Created", fr: "Créé le" },
  "admin.active": { en: "Active", fr: "Actif" },
  "admin.activeOf": { en: "{email} is active", fr: "{email} est actif" },
  "admin.deactivateQuestion": {
    en: "Do you want to deactivate {email}? All devices of the account are logged out at once. Nothing is deleted.",
    fr: "Voulez-vous désactiver {email} ? Tous les appareils du compte sont aussitôt déconnectés. Rien n’est supprimé.",
  },
  "admin.confirmed": { en: "Address confirmed", fr: "Adresse confirmée" },
  "admin.mayCreate": { en: "May create agreements", fr: "Peut créer des contrats" },
  "admin.mayCreateOf": { en: "{email} may create agreements", fr: "{email} peut créer des contrats" },
  "admin.mayCreateAll": { en: "Administrators always may", fr: "Les administrateurs le peuvent toujours" },
  "admin.detail": { en: "Details of {email}", fr: "Détails de {email}" },
  "admin.raw": { en: "Show the raw server response", fr: "Afficher la réponse brute du serveur" },
  "admin.role": { en: "Administrator", fr: "Administrateur" },
  "admin.profiles": { en: "Profiles", fr: "Profils" },
  "admin.yes": { en: "yes", fr: "oui" },
  "admin.no": { en: "no", fr: "non" },
  "admin.noMatch": { en: "No account matches “{filter}”", fr: "Aucun compte ne correspond à « {filter} »" },
  "admin.failed": { en: "This could not be loaded", fr: "Le chargement a échoué" },
  "admin.again": { en: "Try again", fr: "Réessayer" },
});
