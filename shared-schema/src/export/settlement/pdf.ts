import type { ContractFonts } from "../../contract/printable.ts";
import { CALL_LABELS } from "../../labels/calls.ts";
import { formatAgreementId } from "../../pricing/format.ts";
import { amount, BLANK, both, text, utc } from "../../terms/format.ts";
import { closeSheet, drawHeading, drawNote, drawTitle, openSheet, type PrintedFile } from "../pdf/sheet.ts";
import { drawPairs, drawTable, type SheetColumn } from "../pdf/table.ts";
import type { SettlementStatement } from "./statement.ts";

interface Options {
  /** The moment of issue, UTC. */
  issuedAt: string;
  productName: string;
}

const figure = (head: string): SheetColumn => ({ head, share: 1, align: "right" });

const TYPES: readonly SheetColumn[] = [
  { head: "Objet\nPurpose", share: 2 },
  ...["Convenu\nAgreed", "Appelé\nAsked", "Réel\nActual", "Payé\nPaid", "Rendu\nReturned"].map(figure),
  figure("Reste à payer\nLeft to pay"),
];
const PAYERS: readonly SheetColumn[] = [
  { head: "Au nom de\nOn behalf of", share: 3 },
  ...["Payé\nPaid", "Rendu\nReturned", "Net\nNet"].map(figure),
];
const PAYMENTS: readonly SheetColumn[] = [
  { head: "Date\nDate", share: 1 },
  { head: "Appel de fonds\nCall for fund", share: 2 },
  { head: "Au nom de\nOn behalf of", share: 2 },
  figure("Montant\nAmount"),
];

const UNAPPLIED: readonly SheetColumn[] = [{ head: "Au nom de\nOn behalf of", share: 3 }, figure("Solde\nBalance")];

/** The settlement statement on A4, in French and English: the same bytes for the same statement, moment and fonts. */
export function statementPdf(
  statement: SettlementStatement,
  fonts: ContractFonts,
  { issuedAt, productName }: Options,
): PrintedFile {
  const { currency } = statement;
  const money = (value: number | null) => amount(value, currency);
  const number = formatAgreementId(statement.agreement);
  const title = `Décompte de règlement / Settlement statement · ${number}`;
  const sheet = openSheet({ title, productName, language: "fr", issuedAt, content: statement, fonts });
  const state = statement.isClosed ? "Règlement clos / Settlement closed" : "En cours de règlement / Being settled";
  drawTitle(sheet, "Décompte de règlement / Settlement statement", state);
  drawPairs(sheet, [
    ["Contrat / Agreement", `${number} · ${statement.agreementName}`],
    ["Yacht", text(statement.yacht)],
    ["Devise / Currency", currency],
    ["Transporteur / Carrier", text(statement.carrier)],
    ["Clients", statement.clients.join(", ") || BLANK],
  ]);
  drawHeading(sheet, `Par objet / By purpose (${currency})`);
  drawTable(
    sheet,
    TYPES,
    statement.rows.map(({ type, agreed, asked, actual, paid, returned, left }) => ({
      cells: [both(CALL_LABELS[type]), ...[agreed, asked, actual, paid, returned, left].map(money)],
    })),
  );
  drawNote(
    sheet,
    "Un reste négatif est à rendre au client. / What is left and negative is to be returned to the client.",
  );
  drawHeading(sheet, `Par partie / By party (${currency})`);
  drawTable(
    sheet,
    PAYERS,
    statement.payers.map(({ name, paid, returned }) => ({
      // Both are sums of whole minor units.
      cells: [text(name), money(paid), money(returned), money(Number((paid - returned).toFixed(3)))],
    })),
  );
  drawHeading(sheet, `Paiements / Payments (${currency})`);
  drawTable(
    sheet,
    PAYMENTS,
    statement.payments.map(({ date, designation, payer, amount: paid }) => ({
      cells: [date, designation, text(payer), money(paid)],
    })),
  );
  if (statement.unapplied) {
    drawHeading(sheet, `Solde non affecté / Unapplied balance (${currency})`);
    drawTable(
      sheet,
      UNAPPLIED,
      statement.unapplied.map(({ name, balance }) => ({ cells: [text(name), money(balance)] })),
    );
    drawNote(
      sheet,
      "Reçu et affecté à aucun appel de fonds : au client. / Received and on no call for fund: it is the client’s.",
    );
  }
  return closeSheet(sheet, `${number} · ${statement.agreementName}`, `${productName} · ${utc(issuedAt)}`);
}
