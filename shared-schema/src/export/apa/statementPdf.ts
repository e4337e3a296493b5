import { isSpent } from "../../agreement/expenses/change.ts";
import { setType, WATER } from "../../contract/pdf/pen.ts";
import type { ContractFonts } from "../../contract/printable.ts";
import { APA_ACCOUNT, CATEGORY_LABELS, EXPENSE_FIELDS, PAID_BY_LABELS } from "../../labels/money/expenses.ts";
import { formatAgreementId, formatPrice, formatRate } from "../../pricing/format.ts";
import { drawAs } from "../../tagged/tags.ts";
import { both, utc } from "../../terms/format.ts";
import {
  closeSheet,
  drawHeading,
  drawNote,
  drawn,
  drawTitle,
  openSheet,
  type PrintedFile,
  room,
  SHEET,
  type Sheet,
} from "../pdf/sheet.ts";
import { drawPairs, drawTable, type SheetColumn } from "../pdf/table.ts";
import { MISSING_RECEIPTS } from "./missingReceipts.ts";
import type { ApaStatement, ApaStatementLine, PrintedReceipt } from "./statement.ts";

interface Options {
  /** The moment of issue, UTC. */
  issuedAt: string;
  productName: string;
  /** By the keys of their entries. */
  receipts: ReadonlyMap<string, PrintedReceipt>;
}

const COLUMNS: readonly SheetColumn[] = [
  { head: "N°\nNo.", share: 0.4, align: "right" },
  { head: "Date", share: 0.8 },
  { head: "Catégorie\nCategory", share: 1.5 },
  { head: "Note", share: 2.2 },
  { head: "Payé par\nPaid by", share: 0.8 },
  { head: "Devise et taux\nCurrency and rate", share: 1.6 },
  { head: "Montant\nAmount", share: 1, align: "right" },
  { head: "Justificatif\nReceipt", share: 0.9 },
];

const TITLE = { fr: "Relevé du compte d’APA", en: "Statement of the APA account" };
/** Height of a receipt's picture at most, mm. */
const PICTURE = 150;

/** The statement of an APA account, A4 on its side, in French and English, with the pictures of its receipts behind it. */
export function statementPdf(statement: ApaStatement, fonts: ContractFonts, options: Options): PrintedFile {
  const { productName, issuedAt, receipts } = options;
  const reference = formatAgreementId(statement.id);
  const content = [statement, [...receipts.keys()]];
  const title = `${both(TITLE)} · ${reference}`;
  const sheet = openSheet({ title, productName, language: "fr", issuedAt, content, fonts });
  drawTitle(sheet, both(TITLE), `${reference} · ${statement.name}`);
  const money = (amount: number) => formatPrice(amount, statement.currency, "fr-FR");
  drawPairs(sheet, [
    ["Versé / Paid in", money(statement.collected)],
    ["Dépensé / Spent", money(statement.spent)],
    ["Solde / Balance", money(statement.balance)],
  ]);
  drawHeading(sheet, `${both(APA_ACCOUNT)} (${statement.lines.length})`);
  if (statement.lines.length === 0) drawNote(sheet, "Aucune dépense. / No expenses.");
  else {
    const total = ["", "", "", "", "", "Dépensé / Spent", money(statement.spent), ""];
    drawTable(sheet, COLUMNS, [
      ...statement.lines.map((line) => ({ cells: cellsOf(line, money, receipts) })),
      { cells: total, strong: true },
    ]);
    drawNote(
      sheet,
      "Retraits et comptages d’espèces, et écritures annulées, ne comptent pas dans la somme. / Cash drawn or counted, and cancelled entries, are no part of the sum.",
    );
  }
  for (const line of statement.lines) drawReceipt(sheet, line, receipts.get(line.id));
  return closeSheet(sheet, `${both(APA_ACCOUNT)} · ${reference}`, `${productName} · ${utc(issuedAt)}`);
}

function cellsOf(
  { number, id, expense }: ApaStatementLine,
  money: (amount: number) => string,
  receipts: ReadonlyMap<string, PrintedReceipt>,
): string[] {
  const { other } = expense;
  const paid = other
    ? `${formatPrice(other.amount, other.currency, "fr-FR")}\n${formatRate(other.rate, "fr-FR")} (${other.source === "ECB" ? "BCE / ECB" : "saisi / entered"}, ${other.day})`
    : "";
  const isCounted = isSpent(expense) && expense.cancelled === null;
  const amount = isCounted ? money(expense.amount) : `(${money(expense.amount)})`;
  const note = [expense.supplier, expense.note, expense.cancelled ? both(EXPENSE_FIELDS.cancelled) : ""]
    .filter(Boolean)
    .join("\n");
  const shown = receiptCell(number, receipts.get(id));
  return [
    String(number),
    [expense.date, expense.time ?? ""].filter(Boolean).join("\n"),
    both(CATEGORY_LABELS[expense.category]),
    note,
    both(PAID_BY_LABELS[expense.paid_by]),
    paid,
    amount,
    shown,
  ];
}

/** The place where the receipt of a line is printed, or the reason why it is not. */
function receiptCell(number: number, receipt: PrintedReceipt | undefined): string {
  if (!receipt) return "";
  if ("missing" in receipt) return both(MISSING_RECEIPTS[receipt.missing]);
  return "pages" in receipt ? `N° ${number}\n${receipt.pages} p.` : `N° ${number}`;
}

/** The picture of a receipt under the number of its line. */
function drawReceipt(sheet: Sheet, { number, expense }: ApaStatementLine, receipt: PrintedReceipt | undefined): void {
  if (!receipt || !("jpeg" in receipt)) return;
  const size = sheet.pdf.getImageProperties(receipt.jpeg);
  const height = Math.min(PICTURE, (size.height / size.width) * (SHEET.width - SHEET.left - SHEET.right));
  room(sheet, height + 14);
  sheet.y += 8;
  setType(sheet, "bold", 9, WATER);
  const parts = [`N° ${number}`, expense.date, both(CATEGORY_LABELS[expense.category]), expense.supplier, expense.note];
  const caption = parts.filter(Boolean).join(" · ");
  drawAs(sheet.tags, "P", () => sheet.pdf.text(drawn(sheet, caption), SHEET.left, sheet.y));
  sheet.y += 2;
  const draw = () =>
    sheet.pdf.addImage(receipt.jpeg, "JPEG", SHEET.left, sheet.y, (height * size.width) / size.height, height);
  drawAs(sheet.tags, "Figure", draw, { alternative: `Justificatif / Receipt: ${caption}` });
  sheet.y += height;
}
