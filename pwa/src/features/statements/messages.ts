import type { Confidence, Reason } from "shared-schema/payments/statement/match";
import { defineMessages, prefixed } from "../../ui/i18n.ts";

const CONFIDENCE: Readonly<Record<Confidence, { en: string; fr: string }>> = {
  SURE: { en: "Sure", fr: "Certain" },
  LIKELY: { en: "Likely", fr: "Probable" },
  POSSIBLE: { en: "Possible", fr: "Possible" },
};

const REASON: Readonly<Record<Reason, { en: string; fr: string }>> = {
  REFERENCE: { en: "reference of the payment request", fr: "référence de la demande de paiement" },
  AMOUNT: { en: "amount left to pay", fr: "montant restant dû" },
  AMOUNT_BEFORE_CHARGES: { en: "amount left to pay, less bank charges", fr: "montant restant dû, moins les frais" },
  WORDS: { en: "names the agreement or the call", fr: "nomme le contrat ou l’appel" },
  PAYER: { en: "payer is a client", fr: "le payeur est un client" },
  RECORDED: { en: "this payment is already recorded", fr: "ce paiement est déjà enregistré" },
};

/** Texts about bank statements. */
export const statementMessages = defineMessages({
  "statements.title": { en: "Bank statements", fr: "Relevés bancaires" },
  "statements.note": {
    en: "Only you see the lines that you import.",
    fr: "Vous seul voyez les lignes que vous importez.",
  },
  "statements.choose": { en: "Choose a file", fr: "Choisir un fichier" },
  "statements.first": { en: "The first {shown} of {total} lines", fr: "Les {shown} premières lignes sur {total}" },
  "statements.drop": {
    en: "camt.053 (XML) or CSV, up to 5 MB. You can also drop the file here. Nothing is stored before you have seen it.",
    fr: "camt.053 (XML) ou CSV, jusqu’à 5 Mo. Vous pouvez aussi déposer le fichier ici. Rien n’est conservé avant que vous l’ayez vu.",
  },
  "statements.offline": {
    en: "Statements need a connection. A file can be looked at without one, and is imported once the server answers.",
    fr: "Les relevés exigent une connexion. Un fichier peut être consulté sans elle ; il s’importe dès que le serveur répond.",
  },
  "statements.state.OPEN": { en: "Unmatched", fr: "À rapprocher" },
  "statements.state.RECORDED": { en: "Recorded", fr: "Enregistrées" },
  "statements.state.SET_ASIDE": { en: "Set aside", fr: "Écartées" },
  "statements.states": { en: "Lines shown", fr: "Lignes affichées" },
  "statements.none.OPEN": { en: "No unmatched lines", fr: "Aucune ligne à rapprocher" },
  "statements.none.RECORDED": { en: "No recorded lines", fr: "Aucune ligne enregistrée" },
  "statements.none.SET_ASIDE": { en: "No lines set aside", fr: "Aucune ligne écartée" },
  "statements.noneNote": {
    en: "Import a statement of the account into which calls for fund are paid.",
    fr: "Importez un relevé du compte sur lequel les appels de fonds sont réglés.",
  },
  "statements.shown": { en: "The latest {shown} of {total} lines", fr: "Les {shown} dernières lignes sur {total}" },
  "statements.recordSure": {
    en: "{count, plural, one {Record the sure line} other {Record # sure lines}}",
    fr: "{count, plural, one {Enregistrer la ligne certaine} other {Enregistrer # lignes certaines}}",
  },
  "statements.recordSure.confirm": {
    en: "{count, plural, one {Record # payment of {sum}?} other {Record # payments of {sum} in all?}}",
    fr: "{count, plural, one {Enregistrer # paiement de {sum} ?} other {Enregistrer # paiements de {sum} au total ?}}",
  },
  "statements.recordedSure": {
    en: "{count, plural, one {# line is recorded.} other {# lines are recorded.}}",
    fr: "{count, plural, one {# ligne est enregistrée.} other {# lignes sont enregistrées.}}",
  },
  "statements.preview": { en: "Check before importing", fr: "Vérifier avant d’importer" },
  "statements.lines": { en: "Booked lines", fr: "Lignes comptabilisées" },
  "statements.in": { en: "Arrived", fr: "Encaissé" },
  "statements.out": { en: "Left", fr: "Décaissé" },
  "statements.account": { en: "Account", fr: "Compte" },
  "statements.period": { en: "Period", fr: "Période" },
  "statements.pending": { en: "Not booked yet, left out", fr: "Pas encore comptabilisées, omises" },
  "statements.skipped": { en: "Rows without a date, left out", fr: "Lignes sans date, omises" },
  "statements.opening": { en: "Opening balance", fr: "Solde initial" },
  "statements.closing": { en: "Closing balance", fr: "Solde final" },
  "statements.addsUp": {
    en: "Opening balance and lines make the closing balance.",
    fr: "Le solde initial et les lignes donnent le solde final.",
  },
  "statements.unbalanced": {
    en: "The lines do not lead from the opening to the closing balance: they differ by {money}. Ask the bank for the whole statement.",
    fr: "Les lignes ne mènent pas du solde initial au solde final : l’écart est de {money}. Demandez à la banque le relevé complet.",
  },
  "statements.noBalance": {
    en: "The file gives no balances, so nobody can tell whether a line is missing.",
    fr: "Le fichier n’indique pas de soldes : on ne peut savoir s’il manque une ligne.",
  },
  "statements.import": {
    en: "{count, plural, one {Import # line} other {Import # lines}}",
    fr: "{count, plural, one {Importer # ligne} other {Importer # lignes}}",
  },
  "statements.discard": { en: "Discard", fr: "Abandonner" },
  "statements.imported": {
    en: "{added, plural, =0 {No new line} one {# new line} other {# new lines}}; {known} known already.",
    fr: "{added, plural, =0 {Aucune nouvelle ligne} one {# nouvelle ligne} other {# nouvelles lignes}} ; {known} déjà connues.",
  },
  "statements.twins": {
    en: "{count, plural, one {# line seems to be imported already from another file. It is under Set aside.} other {# lines seem to be imported already from another file. They are under Set aside.}}",
    fr: "{count, plural, one {# ligne semble déjà importée d’un autre fichier. Elle figure sous Écartées.} other {# lignes semblent déjà importées d’un autre fichier. Elles figurent sous Écartées.}}",
  },
  "statements.csv.title": { en: "Columns of the file", fr: "Colonnes du fichier" },
  "statements.csv.rows": { en: "First rows of the file", fr: "Premières lignes du fichier" },
  "statements.csv.account": { en: "IBAN or number of the account", fr: "IBAN ou numéro du compte" },
  "statements.csv.currency": { en: "Currency", fr: "Devise" },
  "statements.csv.date": { en: "Date", fr: "Date" },
  "statements.csv.order": { en: "Dates are written", fr: "Les dates s’écrivent" },
  "statements.csv.order.DMY": { en: "day, month, year", fr: "jour, mois, année" },
  "statements.csv.order.MDY": { en: "month, day, year", fr: "mois, jour, année" },
  "statements.csv.order.YMD": { en: "year, month, day", fr: "année, mois, jour" },
  "statements.csv.decimal": { en: "Decimals follow", fr: "Les décimales suivent" },
  "statements.csv.decimal.point": { en: "a point: 1,234.50", fr: "un point : 1,234.50" },
  "statements.csv.decimal.comma": { en: "a comma: 1.234,50", fr: "une virgule : 1 234,50" },
  "statements.csv.amount": { en: "Signed amount", fr: "Montant signé" },
  "statements.csv.credit": { en: "Credit", fr: "Crédit" },
  "statements.csv.debit": { en: "Debit", fr: "Débit" },
  "statements.csv.payer": { en: "Payer or recipient", fr: "Payeur ou bénéficiaire" },
  "statements.csv.text": { en: "Text", fr: "Libellé" },
  "statements.csv.moreText": { en: "More text", fr: "Libellé complémentaire" },
  "statements.csv.reference": { en: "Bank’s reference", fr: "Référence de la banque" },
  "statements.csv.balance": { en: "Balance after the row", fr: "Solde après la ligne" },
  "statements.csv.column": { en: "{number}: {head}", fr: "{number} : {head}" },
  "statements.csv.none": { en: "None", fr: "Aucune" },
  "statements.csv.read": { en: "Preview", fr: "Prévisualiser" },
  "line.reversal": { en: "Reversal", fr: "Contre-passation" },
  "line.twin": { en: "Seems to be imported already", fr: "Semble déjà importée" },
  "line.charges": { en: "charges {money} taken off", fr: "frais de {money} déduits" },
  "line.noProposal": {
    en: "No call for fund fits this line.",
    fr: "Aucun appel de fonds ne correspond à cette ligne.",
  },
  "line.left": { en: "{money} left to pay", fr: "reste {money} à payer" },
  "line.record": { en: "Record", fr: "Enregistrer" },
  "line.recordOn": {
    en: "Record {money} as a payment on {call}, {agreement}",
    fr: "Enregistrer {money} comme paiement de {call}, {agreement}",
  },
  "line.tie": { en: "Tie to it", fr: "Rattacher" },
  "line.tieTo": {
    en: "Tie {money} to the payment recorded on {call}, {agreement}",
    fr: "Rattacher {money} au paiement enregistré sur {call}, {agreement}",
  },
  "line.setAside": { en: "Set aside", fr: "Écarter" },
  "line.takeUp": { en: "Take up again", fr: "Reprendre" },
  "line.delete": { en: "Delete", fr: "Supprimer" },
  "line.delete.confirm": {
    en: "Delete this line? It comes back when a statement with it is imported again.",
    fr: "Supprimer cette ligne ? Elle revient si un relevé qui la contient est importé de nouveau.",
  },
  "line.undo": { en: "Cancel payment", fr: "Annuler le paiement" },
  "line.undo.confirm": {
    en: "Are you sure you want to cancel this payment?",
    fr: "Voulez-vous vraiment annuler ce paiement ?",
  },
  "line.open": { en: "Agreement {number}", fr: "Contrat {number}" },
  ...prefixed("confidence", CONFIDENCE),
  ...prefixed("reason", REASON),
});
