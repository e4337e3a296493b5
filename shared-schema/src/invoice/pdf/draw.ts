import type { Styles } from "jspdf-autotable";
import { flow } from "../../contract/pdf/flow.ts";
import {
  BRASS,
  COLUMN,
  clean,
  INNER,
  MIST,
  need,
  PAGE,
  type Pen,
  SECOND,
  setType,
  WATER,
} from "../../contract/pdf/pen.ts";
import { tablesIn } from "../../contract/pdf/table/placeTable.ts";
import { formatAgreementId } from "../../pricing/format.ts";
import { artefact, within } from "../../tagged/tags.ts";
import type { Invoice } from "../invoice.ts";
import { businessTerms, paymentTerms, registration, vatOnDebits, withoutVat } from "../texts.ts";
import { LABELS } from "./labels.ts";
import { moneyText, partyLines, rateText, titleOf } from "./text.ts";

const place = tablesIn(PAGE, { fontSize: 9, above: 1.4, beside: 1.5 });
const RIGHT: Partial<Styles> = { halign: "right" };

/** Draws the whole document, head and foot of each page last. */
export function drawInvoice(pen: Pen, invoice: Invoice): void {
  drawHead(pen, invoice);
  drawParties(pen, invoice);
  drawHeading(pen, LABELS.lines[invoice.language]);
  drawLines(pen, invoice);
  drawHeading(pen, LABELS.totals[invoice.language]);
  drawTotals(pen, invoice);
  drawHeading(pen, LABELS.terms[invoice.language]);
  drawTerms(pen, invoice);
  drawFrames(pen, invoice);
}

function drawHead(pen: Pen, invoice: Invoice): void {
  const { language, number, issuedOn, suppliedOn, agreement, corrects } = invoice;
  const say = (label: keyof typeof LABELS) => LABELS[label][language];
  flow(pen, "H1", titleOf(invoice), { face: "bold", points: 20, colour: WATER });
  pen.y += 3;
  drawPairs(pen, [
    [say("number"), number],
    [say("issuedOn"), issuedOn],
    [say("suppliedOn"), suppliedOn],
    ...(corrects ? [[say("corrects"), `${corrects.number} ${say("of")} ${corrects.issuedOn}`] as const] : []),
    [say("nature"), say("service")],
    [say("agreement"), [formatAgreementId(agreement.number), agreement.name].filter(Boolean).join(" · ")],
  ]);
}

/** Seller and buyer side by side, one after the other for a screen reader. */
function drawParties(pen: Pen, invoice: Invoice): void {
  const { seller, buyer, language } = invoice;
  pen.y += 6;
  need(pen, 45);
  const top = pen.y;
  const bottoms = [
    { label: LABELS.seller, x: PAGE.left, party: seller, numbers: seller },
    { label: LABELS.buyer, x: SECOND, party: buyer, numbers: buyer.company ?? { siren: null, vatNumber: null } },
  ].map(({ label, x, party, numbers }) => {
    pen.y = top;
    const at = { x, width: COLUMN };
    within(pen.tags, "Sect", () => {
      flow(pen, "H2", label[language], { ...at, points: 8, colour: WATER });
      flow(pen, "P", party.name, { ...at, face: "bold", points: 10.5 });
      for (const line of partyLines(party, numbers, invoice)) flow(pen, "P", line, { ...at, points: 9 });
    });
    return pen.y;
  });
  pen.y = Math.max(...bottoms);
}

function drawHeading(pen: Pen, text: string): void {
  need(pen, 36);
  pen.y += 7;
  artefact(pen.tags, () => {
    pen.pdf.setDrawColor(...BRASS).setLineWidth(0.4);
    pen.pdf.line(PAGE.left, pen.y, PAGE.width - PAGE.right, pen.y);
  });
  pen.y += 1.5;
  flow(pen, "H2", text, { face: "bold", points: 11, colour: WATER });
  pen.y += 1;
}

function drawLines(pen: Pen, { lines, vat, currency, language }: Invoice): void {
  const head = (["description", "quantity", "unitPrice", "rate", "net"] as const).map((column, index) => ({
    content: clean(pen, LABELS[column][language]),
    styles: index === 0 ? {} : RIGHT,
  }));
  const widths = [0.4, 0.11, 0.2, 0.09, 0.2];
  place(pen, {
    head: [head],
    body: lines.map(({ description, net }) => {
      const money = moneyText(net, currency);
      return [description, "1", money, rateText(vat), money].map((text) => clean(pen, text));
    }),
    columnStyles: Object.fromEntries(
      widths.map((width, index) => [index, { cellWidth: INNER * width, ...(index === 0 ? {} : RIGHT) }]),
    ),
  });
}

function drawTotals(pen: Pen, invoice: Invoice): void {
  const { kind, net, vat, total, vatInEuros, currency, language } = invoice;
  const say = (label: keyof typeof LABELS) => LABELS[label][language];
  const rate = vatInEuros && `${say("rateOf")} ${vatInEuros.day}, 1 EUR = ${vatInEuros.rate} ${currency}`;
  drawPairs(
    pen,
    [
      [say("totalNet"), moneyText(net, currency)],
      [vat.category === "S" ? `${say("totalVat")} ${rateText(vat)}` : say("totalVat"), moneyText(vat.amount, currency)],
      ...(vatInEuros ? [[`${say("vatInEuros")} (${rate})`, moneyText(vatInEuros.amount, "EUR")] as const] : []),
      [say("total"), moneyText(total, currency)],
      [say(kind === "INVOICE" ? "paid" : "refunded"), moneyText(total, currency)],
      [say("due"), moneyText(0, currency)],
    ],
    { right: true, strong: say("total") },
  );
}

/** What the law has an invoice say, as a list. */
function drawTerms(pen: Pen, invoice: Invoice): void {
  const { seller, language } = invoice;
  const reason = withoutVat(invoice);
  const terms = [
    paymentTerms(invoice),
    ...(seller.isVatOnDebits ? [vatOnDebits(language)] : []),
    ...businessTerms(invoice).map(({ text }) => text),
    ...(seller.mentions === undefined ? [] : [seller.mentions]),
    LABELS.attached[language],
  ];
  if (reason !== null) {
    flow(pen, "P", reason, { face: "bold", points: 9.5 });
    pen.y += 1.5;
  }
  within(
    pen.tags,
    "L",
    () => {
      for (const term of terms) {
        within(pen.tags, "LI", () => within(pen.tags, "LBody", () => flow(pen, "P", term)));
        pen.y += 0.8;
      }
    },
    { numbering: "None" },
  );
}

/** Labels and values. */
function drawPairs(
  pen: Pen,
  pairs: readonly (readonly [string, string])[],
  { right = false, strong = "" }: { right?: boolean; strong?: string } = {},
): void {
  const share = right ? 0.6 : 0.3;
  place(
    pen,
    {
      body: pairs.map((pair) => {
        const styles: Partial<Styles> = pair[0] === strong ? { fontStyle: "bold" } : {};
        return pair.map((text) => ({ content: clean(pen, text), styles }));
      }),
      columnStyles: {
        0: { cellWidth: INNER * share, textColor: WATER },
        1: { cellWidth: INNER * (1 - share), ...(right ? RIGHT : {}) },
      },
    },
    { isRowHead: (column) => column === 0 },
  );
}

/** Head and foot of every page, drawn last as each names the number of pages. */
function drawFrames(pen: Pen, invoice: Invoice): void {
  const { pdf, tags } = pen;
  const { seller, language } = invoice;
  const pages = pdf.getNumberOfPages();
  const right = PAGE.width - PAGE.right;
  for (let page = 1; page <= pages; page++) {
    pdf.setPage(page);
    const draw = () => {
      setType(pen, "bold", 9, WATER);
      pdf.text(clean(pen, seller.name), PAGE.left, 12);
      setType(pen, "normal", 7.5, WATER);
      pdf.text(clean(pen, titleOf(invoice)), right, 12, { align: "right" });
      pdf.setDrawColor(...MIST).setLineWidth(0.25);
      pdf.line(PAGE.left, 14.5, right, 14.5);
      pdf.line(PAGE.left, PAGE.height - 17, right, PAGE.height - 17);
      setType(pen, "normal", 7, WATER);
      pdf.text(clean(pen, registration(seller, language)), PAGE.left, PAGE.height - 12.5);
      pdf.text(`${page} / ${pages}`, right, PAGE.height - 12.5, { align: "right" });
    };
    artefact(tags, draw, "Pagination");
  }
}
