import { minorDecimals } from "../../base/currency/minorUnits.ts";
import { type Element, element } from "../../base/text/xml.ts";
import { formatAgreementId } from "../../pricing/format.ts";
import type { Invoice } from "../invoice.ts";
import type { Buyer, Seller } from "../party.ts";
import { businessTerms, paymentTerms, registration, vatOnDebits, withoutVat } from "../texts.ts";

/** The name under which readers look for the file in a PDF. */
export const FACTUR_X_FILE = "factur-x.xml";

const NAMESPACES = {
  "xmlns:rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
  "xmlns:ram": "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
  "xmlns:udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
  "xmlns:qdt": "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
};
const BASIC = "urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic";
/** French reform: a service that is already paid. */
const PAID_SERVICE = "S2";
const TYPES = { INVOICE: "380", CREDIT_NOTE: "381" } as const;
/** UNTDID 4461: bank card. The profile does not know the code of credit cards. */
const BANK_CARD = "48";
/** UNTDID 2005: VAT is due at the date of the invoice, or as it is paid. */
const VAT_DUE = { onDebits: "5", asPaid: "72" } as const;
const EXEMPTIONS = { AE: "VATEX-EU-AE", O: "VATEX-EU-O" } as const;
/** UNTDID 6411: a piece. */
const ONE = { unitCode: "C62" };

const ram = (name: string, content: string | readonly (Element | null)[], attributes?: Record<string, string>) =>
  element(`ram:${name}`, content, attributes);

/** The invoice as data: a Cross Industry Invoice of EN 16931 in the profile BASIC of Factur-X, in the order of its schema. */
export function factorX(invoice: Invoice): string {
  const root = element(
    "rsm:CrossIndustryInvoice",
    [context(), documentOf(invoice), element("rsm:SupplyChainTradeTransaction", transaction(invoice))],
    NAMESPACES,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root?.xml}\n`;
}

function context(): Element | null {
  return element("rsm:ExchangedDocumentContext", [
    ram("BusinessProcessSpecifiedDocumentContextParameter", [ram("ID", PAID_SERVICE)]),
    ram("GuidelineSpecifiedDocumentContextParameter", [ram("ID", BASIC)]),
  ]);
}

function documentOf(invoice: Invoice): Element | null {
  const { kind, number, issuedOn, seller, language } = invoice;
  const note = (text: string, subject: string) =>
    ram("IncludedNote", [ram("Content", text), ram("SubjectCode", subject)]);
  return element("rsm:ExchangedDocument", [
    ram("ID", number),
    ram("TypeCode", TYPES[kind]),
    ram("IssueDateTime", [day(issuedOn)]),
    note(registration(seller, language), "REG"),
    seller.isVatOnDebits ? note(vatOnDebits(language), "TXD") : null,
    ...businessTerms(invoice).map(({ text, subject }) => note(text, subject)),
    seller.mentions === undefined ? null : note(seller.mentions, "AAI"),
  ]);
}

function transaction(invoice: Invoice): (Element | null)[] {
  const { seller, buyer, agreement, suppliedOn, vat } = invoice;
  // Outside the scope of VAT, the rules allow no VAT number of either side (BR-O-02).
  const isOutside = vat.category === "O";
  return [
    ...invoice.lines.map((_, index) => lineOf(invoice, index)),
    ram("ApplicableHeaderTradeAgreement", [
      ram("SellerTradeParty", partyOf(seller, seller.siren, isOutside ? null : seller.vatNumber)),
      ram("BuyerTradeParty", partyOf(buyer, buyer.company?.siren, isOutside ? null : buyer.company?.vatNumber)),
      ram("ContractReferencedDocument", [ram("IssuerAssignedID", formatAgreementId(agreement.number))]),
    ]),
    ram("ApplicableHeaderTradeDelivery", [
      ram("ActualDeliverySupplyChainEvent", [ram("OccurrenceDateTime", [day(suppliedOn)])]),
    ]),
    ram("ApplicableHeaderTradeSettlement", settlement(invoice)),
  ];
}

function lineOf({ lines, vat, currency }: Invoice, index: number): Element | null {
  const { description = "", net = 0 } = lines[index] ?? {};
  return ram("IncludedSupplyChainTradeLineItem", [
    ram("AssociatedDocumentLineDocument", [ram("LineID", String(index + 1))]),
    ram("SpecifiedTradeProduct", [ram("Name", description)]),
    ram("SpecifiedLineTradeAgreement", [
      ram("NetPriceProductTradePrice", [ram("ChargeAmount", decimal(net, currency))]),
    ]),
    ram("SpecifiedLineTradeDelivery", [ram("BilledQuantity", "1", ONE)]),
    ram("SpecifiedLineTradeSettlement", [
      ram("ApplicableTradeTax", [ram("TypeCode", "VAT"), ram("CategoryCode", vat.category), rateOf(vat)]),
      ram("SpecifiedTradeSettlementLineMonetarySummation", [ram("LineTotalAmount", decimal(net, currency))]),
    ]),
  ]);
}

function partyOf(
  { name, address, email }: Pick<Seller | Buyer, "name" | "address" | "email">,
  siren: string | null | undefined,
  vatNumber: string | null | undefined,
): (Element | null)[] {
  const { postcode, street, city, country } = address;
  return [
    ram("Name", name),
    // 0002: the register of French companies.
    ram("SpecifiedLegalOrganization", [ram("ID", siren ?? "", { schemeID: "0002" })]),
    ram("PostalTradeAddress", [
      ram("PostcodeCode", postcode),
      ram("LineOne", street),
      ram("CityName", city),
      ram("CountryID", country),
    ]),
    ram("URIUniversalCommunication", [ram("URIID", email, { schemeID: "EM" })]),
    ram("SpecifiedTaxRegistration", [ram("ID", vatNumber ?? "", { schemeID: "VA" })]),
  ];
}

function settlement(invoice: Invoice): (Element | null)[] {
  const { currency, seller, net, vat, total, vatInEuros, payment, corrects } = invoice;
  const amount = (name: string, value: number) => ram(name, decimal(value, currency));
  return [
    ram("PaymentReference", payment.reference),
    vatInEuros ? ram("TaxCurrencyCode", "EUR") : null,
    ram("InvoiceCurrencyCode", currency),
    ram("SpecifiedTradeSettlementPaymentMeans", [ram("TypeCode", BANK_CARD)]),
    ram("ApplicableTradeTax", [
      amount("CalculatedAmount", vat.amount),
      ram("TypeCode", "VAT"),
      ram("ExemptionReason", withoutVat(invoice) ?? ""),
      amount("BasisAmount", net),
      ram("CategoryCode", vat.category),
      vat.category === "S" ? null : ram("ExemptionReasonCode", EXEMPTIONS[vat.category]),
      ram("DueDateTypeCode", seller.isVatOnDebits ? VAT_DUE.onDebits : VAT_DUE.asPaid),
      rateOf(vat),
    ]),
    ram("SpecifiedTradePaymentTerms", [ram("Description", paymentTerms(invoice))]),
    ram("SpecifiedTradeSettlementHeaderMonetarySummation", [
      amount("LineTotalAmount", net),
      amount("TaxBasisTotalAmount", net),
      ram("TaxTotalAmount", decimal(vat.amount, currency), { currencyID: currency }),
      vatInEuros ? ram("TaxTotalAmount", decimal(vatInEuros.amount, "EUR"), { currencyID: "EUR" }) : null,
      amount("GrandTotalAmount", total),
      amount("TotalPrepaidAmount", total),
      amount("DuePayableAmount", 0),
    ]),
    corrects &&
      ram("InvoiceReferencedDocument", [
        ram("IssuerAssignedID", corrects.number),
        ram("FormattedIssueDateTime", [day(corrects.issuedOn, "qdt")]),
      ]),
  ];
}

/** Outside the scope of VAT there is no rate, not even one of 0 (BR-O-05). */
function rateOf({ category, percent }: Invoice["vat"]): Element | null {
  return category === "O" ? null : ram("RateApplicablePercent", String(percent));
}

function day(date: string, prefix: "udt" | "qdt" = "udt"): Element | null {
  return element(`${prefix}:DateTimeString`, date.replaceAll("-", ""), { format: "102" });
}

/** Minor units as a decimal with two digits at most: 806220 is `8062.20`. */
function decimal(amount: number, currency: string): string {
  const decimals = minorDecimals(currency);
  return (amount / 10 ** decimals).toFixed(Math.min(2, decimals));
}
