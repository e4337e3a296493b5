import { defineMessages, prefixed } from "../../../ui/i18n.ts";

/** Texts of the ledger. */
export const ledgerMessages = defineMessages({
  "ledger.title": { en: "Ledger", fr: "Grand livre" },
  "ledger.note": {
    en: "Payments and expenses of the agreements on which you record payments, in double entry. Nothing is ever changed here: a cancelled payment is posted back.",
    fr: "Paiements et dépenses des contrats sur lesquels vous enregistrez des paiements, en partie double. Rien n’y est jamais modifié : un paiement annulé est contre-passé.",
  },
  "ledger.offline": { en: "The ledger needs a connection.", fr: "Le grand livre exige une connexion." },
  "ledger.agreement": { en: "Agreement", fr: "Contrat" },
  "ledger.all": { en: "All agreements", fr: "Tous les contrats" },
  "ledger.until": { en: "Until and including", fr: "Jusqu’au (inclus)" },
  "ledger.trial": { en: "Trial balance", fr: "Balance" },
  "ledger.sums": { en: "Total", fr: "Total" },
  "ledger.entries": { en: "Entries", fr: "Écritures" },
  "ledger.none": { en: "No entries", fr: "Aucune écriture" },
  "ledger.more": { en: "Show earlier entries", fr: "Afficher les écritures antérieures" },
  "ledger.export": { en: "Export all entries as {format}", fr: "Exporter toutes les écritures en {format}" },
  "ledger.fileName": { en: "ledger-{day}.{ending}", fr: "grand-livre-{day}.{ending}" },
  ...prefixed("ledger.column", {
    id: { en: "Entry", fr: "Écriture" },
    at: { en: "Posted (UTC)", fr: "Passée (UTC)" },
    agreement: { en: "Agreement", fr: "Contrat" },
    kind: { en: "Event", fr: "Événement" },
    account: { en: "Account", fr: "Compte" },
    party: { en: "Party", fr: "Partie" },
    designation: { en: "Call for fund", fr: "Appel de fonds" },
    transfer: { en: "Transfer", fr: "Virement" },
    currency: { en: "Currency", fr: "Devise" },
    debit: { en: "Debit", fr: "Débit" },
    credit: { en: "Credit", fr: "Crédit" },
    balance: { en: "Balance", fr: "Solde" },
  }),
  ...prefixed("ledger.account", {
    PAYEE: { en: "With the payee", fr: "Chez l’encaisseur" },
    CARRIER: { en: "Owed to the carrier", fr: "Dû à l’armateur" },
    APA: { en: "Held for the APA", fr: "Détenu au titre de l’APA" },
    DEPOSIT: { en: "Held as deposit", fr: "Détenu en dépôt" },
    UNAPPLIED: { en: "Client’s unapplied balance", fr: "Solde non affecté du client" },
  }),
  ...prefixed("ledger.kind", {
    RECORDED: { en: "Payment", fr: "Paiement" },
    CANCELLED: { en: "Payment cancelled", fr: "Paiement annulé" },
    DISCARDED: { en: "Settlement cancelled", fr: "Règlement annulé" },
    EXPENSE_RECORDED: { en: "Expense", fr: "Dépense" },
    EXPENSE_CANCELLED: { en: "Expense cancelled", fr: "Dépense annulée" },
  }),
});
