import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { minorDecimals } from "../../base/currency/minorUnits.ts";
import type { Bilingual } from "../../base/language.ts";
import { detail, labelled } from "../../contract/blocks.ts";
import { unprintable } from "../../contract/glyphs.ts";
import { openA4 } from "../../contract/pdf/open.ts";
import {
  BRASS,
  COLUMN,
  clean,
  INNER,
  lineHeight,
  PAGE,
  type Pen,
  penOn,
  SECOND,
  setType,
  WATER,
  wrap,
} from "../../contract/pdf/pen.ts";
import { drawQrCode } from "../../contract/pdf/qrCode.ts";
import { drawDetails } from "../../contract/pdf/table/tables.ts";
import type { ContractFonts } from "../../contract/printable.ts";
import { bankName, spacedIban } from "../../contract/sections/payment.ts";
import { CALL_FIELDS, CALL_LABELS } from "../../labels/calls.ts";
import { PROFILE_FIELDS } from "../../labels/profile.ts";
import type { NoCode } from "../../payments/paymentRequest/epcCode.ts";
import { spacedReference } from "../../payments/paymentRequest/reference.ts";
import { formatAgreementId } from "../../pricing/format.ts";
import { artefact, drawAs, mark, within } from "../../tagged/tags.ts";
import { both, number, printableText, text, utc } from "../../terms/format.ts";
import type { PrintedFile } from "../pdf/sheet.ts";
import type { PaymentRequest } from "./request.ts";

interface Options {
  /** The moment of issue, UTC. */
  issuedAt: string;
  productName: string;
}

const TITLE = { fr: "Demande de paiement", en: "Payment request" };
const DRAFT_TITLE = { fr: "projet", en: "draft" };
const HEADINGS = {
  call: { fr: "Appel de fonds", en: "Call for fund" },
  account: { fr: "Compte à créditer", en: "Account to be credited" },
  code: { fr: "Code de virement SEPA", en: "SEPA transfer code" },
} as const;
const QUOTE = {
  fr: "Indiquez cette référence, et elle seule, comme motif du virement : elle permet d’attribuer le paiement.",
  en: "Give this reference, and nothing else, as the remittance information: the payment is recognised by it.",
};
const SCAN = {
  fr: "Scannez ce code avec l’application de votre banque, puis comparez bénéficiaire, IBAN et montant avant de valider.",
  en: "Scan this code with your bank’s app, then compare payee, IBAN and amount before you confirm.",
};
const PENDING = {
  fr: "Une modification des coordonnées bancaires est proposée et n’est pas en vigueur. Payez sur ce compte, et sur aucun autre.",
  en: "A change of bank details is proposed and not in force. Pay into this account, and into no other.",
};
/** The words that set the request of a draft apart from one of a contract. */
const DRAFT = {
  fr: "Projet : aucun contrat n’a encore été établi. Les montants et les échéances peuvent changer.",
  en: "Draft: no contract has been generated yet. Amounts and due dates may change.",
};
/** Why there is no code, for the payer; null where the payer needs no reason. */
const NO_CODE: Readonly<Record<NoCode, Bilingual>> = {
  "no-euro": {
    fr: "Pas de code de virement SEPA : il n’existe que pour les montants en euros.",
    en: "No SEPA transfer code: it exists for amounts in euro only.",
  },
  amount: {
    fr: "Pas de code de virement SEPA : le montant dépasse 999 999 999,99 €.",
    en: "No SEPA transfer code: the amount is above €999,999,999.99.",
  },
  "no-iban": {
    fr: "Pas de code de virement SEPA : le compte n’a pas d’IBAN valable.",
    en: "No SEPA transfer code: the account has no valid IBAN.",
  },
  "no-sepa": {
    fr: "Pas de code de virement SEPA : le compte se trouve hors de l’espace SEPA.",
    en: "No SEPA transfer code: the account is outside SEPA.",
  },
  "no-bic": {
    fr: "Pas de code de virement SEPA : hors de l’Espace économique européen, il exige le BIC.",
    en: "No SEPA transfer code: outside the European Economic Area it needs the BIC.",
  },
  name: {
    fr: "Pas de code de virement SEPA : le nom du bénéficiaire dépasse 70 caractères.",
    en: "No SEPA transfer code: the payee’s name has more than 70 characters.",
  },
};

/** Side of the code, mm. */
const CODE_SIDE = 36;
/** White around the code, mm: at least four modules (ISO/IEC 18004). */
const QUIET = 4;

/** The payment request on A4, in French and English side by side: the same bytes for the same request, moment and fonts. */
export function paymentRequestPdf(request: PaymentRequest, fonts: ContractFonts, options: Options): PrintedFile {
  const pen = open(request, fonts, options);
  drawHead(pen, request, options);
  if (request.isDraft) drawDraft(pen);
  drawHeading(pen, HEADINGS.call);
  drawDetails(pen, callRows(request));
  drawAmount(pen, request);
  drawHeading(pen, HEADINGS.account);
  drawDetails(pen, accountRows(request));
  if (request.isChangePending) drawPair(pen, PENDING);
  drawPair(pen, QUOTE);
  drawHeading(pen, HEADINGS.code);
  if (request.code.ok) drawCode(pen, request.code.text);
  else drawPair(pen, NO_CODE[request.code.why]);
  drawFoot(pen, options);
  const bytes = new Uint8Array(pen.pdf.output("arraybuffer"));
  return { bytes, pages: pen.pdf.getNumberOfPages(), unprintable: missingIn(request, pen) };
}

function open(request: PaymentRequest, fonts: ContractFonts, { issuedAt, productName }: Options): Pen {
  const id = bytesToHex(sha256(utf8ToBytes(JSON.stringify([issuedAt, request])))).slice(0, 32);
  const properties = {
    title: `${both(TITLE)} ${request.reference}${request.isDraft ? ` (${both(DRAFT_TITLE)})` : ""}`,
    subject: request.agreementName,
    author: productName,
    creator: productName,
  };
  const tags = openA4({
    orientation: "portrait",
    fonts,
    issuedAt,
    fileId: id.toUpperCase(),
    properties,
    language: "fr",
  });
  return penOn(tags, fonts, null, 22);
}

function drawHead(pen: Pen, request: PaymentRequest, { productName, issuedAt }: Options): void {
  setType(pen, "normal", 9, WATER);
  drawAs(pen.tags, "P", () => {
    pen.pdf.text(clean(pen, productName), PAGE.left, pen.y);
    pen.pdf.text(issuedAt.slice(0, 10), PAGE.width - PAGE.right, pen.y, { align: "right" });
  });
  pen.y += 12;
  setType(pen, "bold", 20);
  drawTitle(pen, "H1", TITLE);
  pen.y += 4;
  const yacht = request.yacht === null ? [] : [request.yacht];
  const about = [`${formatAgreementId(request.agreement)} · ${request.agreementName}`, ...yacht].join(" · ");
  setType(pen, "normal", 10, WATER);
  drawAs(pen.tags, "P", () => {
    for (const line of wrap(pen, about, INNER)) {
      pen.y += lineHeight(10);
      pen.pdf.text(line, PAGE.left, pen.y);
    }
  });
}

function drawDraft(pen: Pen): void {
  pen.y += 4;
  drawPair(pen, DRAFT, { font: "bold" });
}

/** One heading in both languages side by side, in the type that is set. */
function drawTitle({ pdf, tags, y }: Pen, role: "H1" | "H2", { fr, en }: Bilingual): void {
  within(tags, role, () => {
    mark(tags, () => pdf.text(fr, PAGE.left, y));
    drawAs(tags, "Span", () => pdf.text(en, SECOND, y), { language: "en" });
  });
}

function drawHeading(pen: Pen, heading: Bilingual): void {
  pen.y += 7;
  artefact(pen.tags, () => {
    pen.pdf.setDrawColor(...BRASS).setLineWidth(0.4);
    pen.pdf.line(PAGE.left, pen.y, PAGE.width - PAGE.right, pen.y);
  });
  pen.y += 6;
  setType(pen, "bold", 11, WATER);
  drawTitle(pen, "H2", heading);
  pen.y += 3;
}

function callRows(request: PaymentRequest) {
  const payers = request.payers.length > 0 ? request.payers.join("\n") : text(null);
  const money = (amount: number) => moneyText(amount, request.currency);
  return [
    detail("Payeur", "Payer", payers),
    labelled(CALL_FIELDS.call_type, both(CALL_LABELS[request.call_type])),
    labelled(CALL_FIELDS.designation, text(request.designation)),
    labelled(CALL_FIELDS.date_due, due(request)),
    detail("Montant de l’appel", "Amount of the call", money(request.amount)),
    ...(request.paid === 0 ? [] : [detail("Déjà payé", "Already paid", money(request.paid))]),
  ];
}

function due({ date_due, isAtOnce }: PaymentRequest): string {
  if (date_due !== null) return date_due;
  return isAtOnce ? "À réception / On receipt" : "À la signature du contrat / On execution of the agreement";
}

/** The amount stands out: it is what the payer types. */
function drawAmount(pen: Pen, { asked, currency }: PaymentRequest): void {
  pen.y += 4;
  drawAs(pen.tags, "P", () => {
    setType(pen, "bold", 10, WATER);
    pen.pdf.text("À payer / To be paid", PAGE.left, pen.y);
    setType(pen, "bold", 16);
    pen.pdf.text(clean(pen, moneyText(asked, currency)), PAGE.width - PAGE.right, pen.y, { align: "right" });
  });
}

function accountRows({ payee, bank, reference }: PaymentRequest) {
  const account = bank.account_num?.trim() ? [labelled(PROFILE_FIELDS.account_num, bank.account_num)] : [];
  return [
    detail("Bénéficiaire", "Payee", payee),
    labelled(PROFILE_FIELDS.bank_name, bankName(bank.bank_name, bank.bank_address, bank.bank_country)),
    labelled(PROFILE_FIELDS.iban, spacedIban(bank.iban)),
    ...account,
    labelled(PROFILE_FIELDS.swiftbic, text(bank.swiftbic)),
    detail("Référence", "Reference", spacedReference(reference)),
  ];
}

interface PairOptions {
  left?: number;
  font?: "normal" | "bold";
}

/** A sentence in both languages side by side. */
function drawPair(pen: Pen, { fr, en }: Bilingual, { left = PAGE.left, font = "normal" }: PairOptions = {}): void {
  setType(pen, font, 8.5);
  const columns = [
    { lines: wrap(pen, fr, PAGE.left + COLUMN - left), x: left, attributes: {} },
    { lines: wrap(pen, en, COLUMN), x: SECOND, attributes: { language: "en" as const } },
  ];
  for (const { lines, x, attributes } of columns) {
    const draw = () => {
      for (const [row, line] of lines.entries()) pen.pdf.text(line, x, pen.y + lineHeight(8.5) * (row + 1));
    };
    drawAs(pen.tags, "P", draw, attributes);
  }
  pen.y += lineHeight(8.5) * Math.max(...columns.map(({ lines }) => lines.length));
}

function drawCode(pen: Pen, code: string): void {
  const top = pen.y;
  const draw = () => drawQrCode(pen.pdf, code, { x: PAGE.left + QUIET, y: top + QUIET, side: CODE_SIDE });
  drawAs(pen.tags, "Figure", draw, { alternative: both(HEADINGS.code) });
  pen.y = top + QUIET;
  drawPair(pen, SCAN, { left: PAGE.left + CODE_SIDE + 2 * QUIET });
  pen.y = top + CODE_SIDE + 2 * QUIET;
}

function drawFoot(pen: Pen, { productName, issuedAt }: Options): void {
  setType(pen, "normal", 7.5, WATER);
  const draw = () => pen.pdf.text(clean(pen, `${productName} · ${utc(issuedAt)}`), PAGE.left, PAGE.height - 12);
  artefact(pen.tags, draw, "Pagination");
}

/** The characters that the fonts lack; they are marked where they stand. */
function missingIn({ payee, payers, designation, agreementName, bank }: PaymentRequest, { font }: Pen): string[] {
  const texts = [payee, ...payers, designation, agreementName, bank.bank_name ?? ""];
  return [...new Set(texts.flatMap((each) => unprintable(printableText(each), font)))];
}

/** An amount with the decimals of its currency and its code: `1 234.50 EUR`. */
function moneyText(amount: number, currency: string): string {
  return `${number(amount, minorDecimals(currency))}\u00a0${currency}`;
}
