import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the server's health. */
export const healthMessages = defineMessages({
  "health.server": { en: "Server", fr: "Serveur" },
  "health.version": { en: "Version", fr: "Version" },
  "health.started": { en: "Running since", fr: "En marche depuis" },
  "health.uptime": {
    en: "{days, plural, =0 {} one {# day } other {# days }}{hours} h {minutes} min",
    fr: "{days, plural, =0 {} one {# jour } other {# jours }}{hours} h {minutes} min",
  },
  "health.sessions": { en: "Open sessions", fr: "Sessions ouvertes" },
  "health.streams": { en: "Devices connected now", fr: "Appareils connectés" },
  "health.storage": { en: "Storage", fr: "Stockage" },
  "health.database": { en: "Database", fr: "Base de données" },
  "health.log": { en: "Write-ahead log", fr: "Journal d’écriture (WAL)" },
  "health.free": { en: "Free disk space", fr: "Espace disque libre" },
  "health.megabytes": { en: "{size} MB", fr: "{size} Mo" },
  "health.unknown": { en: "not known", fr: "inconnu" },
  "health.lowDisk": {
    en: "Less than 1 GB of disk space is free. Soon nothing that needs more room is saved.",
    fr: "Il reste moins de 1 Go d’espace disque. Bientôt, plus rien qui demande de la place ne s’enregistrera.",
  },
  "health.diskFull": {
    en: "Less than {size} of disk space is free. The server takes payments, signatures and deletions, and nothing that needs more room.",
    fr: "Il reste moins de {size} d’espace disque. Le serveur accepte les paiements, les signatures et les suppressions, et rien qui demande plus de place.",
  },
  "health.unconfirmed": { en: "Unconfirmed accounts, 30 days", fr: "Comptes non confirmés, 30 jours" },
  "health.unconfirmedFull": {
    en: "Accounts without a confirmed email address have stored {size} within 30 days, and can store no more.",
    fr: "Les comptes sans adresse e-mail confirmée ont enregistré {size} en 30 jours et ne peuvent plus rien enregistrer.",
  },
  "health.backup": { en: "Last backup", fr: "Dernière sauvegarde" },
  "health.never": { en: "never", fr: "jamais" },
  "health.backupHow": {
    en: "On the server, run: npm run admin -- backup FOLDER. If another program makes the backups, let it touch the file “backed-up” in DATA_DIR afterwards.",
    fr: "Sur le serveur, lancez : npm run admin -- backup DOSSIER. Si un autre programme fait les sauvegardes, qu’il mette ensuite à jour la date du fichier « backed-up » dans DATA_DIR.",
  },
  "health.backupNone": { en: "No backup is known.", fr: "Aucune sauvegarde connue." },
  "health.backupOld": {
    en: "The last backup is more than a week old.",
    fr: "La dernière sauvegarde date de plus d’une semaine.",
  },
  "health.queues": { en: "Queues", fr: "Files d’attente" },
  "health.queue": { en: "Queue", fr: "File" },
  "health.waiting": { en: "Waiting", fr: "En attente" },
  "health.oldest": { en: "Oldest", fr: "Le plus ancien" },
  "health.mail": { en: "Mail to send", fr: "E-mails à envoyer" },
  "health.news": { en: "News for the daily mail", fr: "Nouvelles pour l’e-mail quotidien" },
  "health.prints": { en: "Contracts to print", fr: "Contrats à imprimer" },
  "health.papers": { en: "Invoices and credit notes to print", fr: "Factures et avoirs à imprimer" },
  "health.unprinted": {
    en: "{number} could not be printed so far. The server’s log says more.",
    fr: "{number} n’a pas encore pu être imprimé. Le journal du serveur en dit plus.",
  },
  "health.statements": { en: "Bank statements to read", fr: "Relevés bancaires à lire" },
  "health.reports": { en: "Error reports to send", fr: "Rapports d’erreur à envoyer" },
  "health.unfinished.archive": {
    en: "Agreement {number}, version {version}: no long-term data yet.",
    fr: "Contrat {number}, version {version} : pas encore de données à long terme.",
  },
  "health.unfinished.certificate": {
    en: "Agreement {number}, version {version}: no certificate of completion yet.",
    fr: "Contrat {number}, version {version} : pas encore d’attestation de signature.",
  },
  "health.failedMails": {
    en: "{count, plural, one {# mail was given up.} other {# mails were given up.}} The tab “Mail” lists them and can send them again.",
    fr: "{count, plural, one {# e-mail a été abandonné.} other {# e-mails ont été abandonnés.}} L’onglet « E-mails » les liste et permet de les renvoyer.",
  },
  "health.audit": { en: "Audit trail", fr: "Journal d’audit" },
  "health.entries": { en: "Entries", fr: "Entrées" },
  "health.stamped": { en: "Last time stamp", fr: "Dernier horodatage" },
  "health.stamping": { en: "Stamped daily by", fr: "Horodaté chaque jour par" },
  "health.stamping.authority": { en: "the configured authority", fr: "l’autorité configurée" },
  "health.stamping.own": {
    en: "the signing service of this server, which is no witness outside it",
    fr: "le service de signature de ce serveur, qui n’est pas un témoin extérieur",
  },
  "health.stamping.none": { en: "no trust service", fr: "aucun service de confiance" },
  "health.unstamped": {
    en: "No trust service is configured that stamps the audit trail each day.",
    fr: "Aucun service de confiance n’est configuré pour horodater le journal d’audit chaque jour.",
  },
  "health.unstampedHow": {
    en: "Set TSA_URL on the server, so that a rewritten trail can be noticed.",
    fr: "Définissez TSA_URL sur le serveur afin qu’un journal réécrit puisse être repéré.",
  },
  "health.stampHow": {
    en: "On the server, run npm run audit -- stamp to stamp the trail now.",
    fr: "Sur le serveur, lancez npm run audit -- stamp pour horodater le journal maintenant.",
  },
  "health.verifyHow": {
    en: "On the server, run npm run audit -- verify to verify the trail now, and to see where it is broken.",
    fr: "Sur le serveur, lancez npm run audit -- verify pour vérifier le journal maintenant et savoir où il est rompu.",
  },
  "health.verified": { en: "Last verification", fr: "Dernière vérification" },
  "health.holds": { en: "{at}: the trail holds", fr: "{at} : le journal est intact" },
  "health.broken": {
    en: "The verification of {at} found the audit trail broken.",
    fr: "La vérification du {at} a trouvé le journal d’audit rompu.",
  },
  "health.refresh": { en: "Refresh", fr: "Actualiser" },
  "health.asOf": { en: "As of {at} UTC", fr: "État au {at} UTC" },
});
