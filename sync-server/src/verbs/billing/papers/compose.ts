import { rateOn } from "shared-schema/base/currency/ecbRates";
import { done, type Result, refused } from "shared-schema/base/result";
import { paperNumber } from "shared-schema/billing/invoiceNumber";
import { VAT_RATES, type VatCode } from "shared-schema/billing/vat";
import { type Invoice, invoice } from "shared-schema/invoice/invoice";
import { creditNoteOf, type Issue, invoiceOf } from "shared-schema/invoice/issue";
import type { Buyer as InvoiceBuyer, Seller } from "shared-schema/invoice/party";
import { PRODUCT_LABELS } from "shared-schema/labels/billing";
import { formatAgreementId } from "shared-schema/pricing/format";
import type { InvoiceRow } from "../../../store/queries/billing/invoices.ts";
import type { Tx } from "../../base/context.ts";
import { DAY_MS, movedBy } from "../../base/instants.ts";
import { ratesOfMonth } from "../../documents/reference/ratesOfMonth.ts";
import type { Buyer } from "../buyer.ts";
import { paperFacts } from "./facts.ts";

const CATEGORIES: Readonly<Record<VatCode, Invoice["vat"]["category"]>> = {
  PERSON: "S",
  FR_COMPANY: "S",
  EU_COMPANY: "AE",
  NON_EU_COMPANY: "O",
};

/**
 * What a numbered paper says. Refused while the rate that VAT is converted at is not known, and while the invoice of a credit note is not
 * printed.
 * @throws when the paper would not say the sums that were charged
 */
export function composePaper(tx: Tx, row: InvoiceRow): Result<Invoice> {
  const on = row.issued_at.slice(0, 10);
  const { buyer, ...facts } = paperFacts.parse(JSON.parse(row.facts));
  if (!buyer) throw new Error(`Paper ${row.series}-${row.number} has no buyer`);
  const category = CATEGORIES[buyer.vat_code];
  const isConverted = row.currency !== "EUR" && category === "S";
  const rate = isConverted ? rateOf(tx, row.currency, on) : null;
  if (isConverted && rate === null) return refused("billing.paper-needs-rate");
  const issue: Issue = { number: paperNumber(row.kind, row.series, row.number), on, rate };
  const { reference } = facts;
  if (row.kind === "credit_note") {
    const former = formerPapers(tx, row);
    if (former === null) return refused("billing.paper-not-ready");
    const refund = { amount: row.total, payment: { on, reference } };
    return agreed(row, creditNoteOf(former.invoice, former.notes, refund, issue));
  }
  const { language } = buyer;
  const product = PRODUCT_LABELS[facts.is_difference ? "difference" : "fee"][language];
  const sale = {
    ...{ language, currency: row.currency, seller: facts.seller, buyer: partyOf(buyer, facts.seller) },
    lines: [{ description: `${product} ${formatAgreementId(facts.cruise_id)}`, net: row.net }],
    vat: { category, percent: VAT_RATES[buyer.vat_code] * 100 },
    suppliedOn: facts.paid_on,
    payment: { on: facts.paid_on, reference },
    agreement: { number: facts.cruise_id, name: facts.agreement_name },
  };
  return agreed(row, invoiceOf(sale, issue));
}

/** The paper says what was charged, or it is none. */
function agreed(row: InvoiceRow, paper: Invoice): Result<Invoice> {
  const says = [paper.net, paper.vat.amount, paper.total];
  if (says.join() !== [row.net, row.vat, row.total].join()) {
    throw new Error(
      `Paper ${paper.number} would say ${says.join()}, and ${row.net},${row.vat},${row.total} was charged`,
    );
  }
  return done(paper);
}

/** The invoice that a credit note corrects, with the credit notes that it has already; null while one of them is not printed. */
function formerPapers({ store }: Tx, row: InvoiceRow): { invoice: Invoice; notes: Invoice[] } | null {
  const { invoices, files } = store.billing;
  const ofOrder = invoices.of(row.order_id);
  const earlier = ofOrder.slice(
    0,
    ofOrder.findIndex(({ series, number }) => series === row.series && number === row.number),
  );
  const read = earlier.map((each) => files.textOf(each)).map((text) => text && invoice.parse(JSON.parse(text)));
  const papers = read.flatMap((each) => each || []);
  const former = papers.find(({ kind }) => kind === "INVOICE");
  if (!former || papers.length < earlier.length) return null;
  return { invoice: former, notes: papers.filter(({ kind }) => kind === "CREDIT_NOTE") };
}

/** The buyer on paper. A person of whom the account knows no country is in the seller's, as the VAT is. */
function partyOf({ name, email, address, company }: Buyer, seller: Seller): InvoiceBuyer {
  if (!company) {
    const unknown = { street: "", postcode: "", city: "", country: seller.address.country };
    return { name, email, company: null, address: address ?? unknown };
  }
  const { vat_number: vatNumber, address: street, postcode, city, country } = company;
  // The last nine digits of a French VAT number are the company's own.
  const siren = /^FR[0-9A-Z]{2}(\d{9})$/.exec(vatNumber)?.[1] ?? null;
  return { name: company.name, email, company: { vatNumber, siren }, address: { street, postcode, city, country } };
}

function rateOf(tx: Tx, currency: string, day: string): Issue["rate"] {
  const months = [movedBy(`${day}T00:00:00Z`, -31 * DAY_MS).slice(0, 10), day];
  const days = months.flatMap((each) => ratesOfMonth(tx, each));
  const found = rateOn(days, { own: "EUR", other: currency, date: day });
  return found && { rate: found.rate, day: found.day };
}
