import type { OrderQuery, OrderView } from "shared-schema/api/billing/order";
import type { Bilingual, Language } from "shared-schema/base/language";
import { type CsvCell, csv } from "shared-schema/export/csv";
import { ORDER_STATE_LABELS, VAT_CODE_LABELS, VAT_REASONS } from "shared-schema/labels/billing";
import { formatAgreementId } from "shared-schema/pricing/format";
import type { Deps } from "../../base/context.ts";
import { foundOrders } from "./orders.ts";

type Column = readonly [label: Bilingual, value: (order: OrderView, language: Language) => CsvCell];

const COLUMNS: readonly Column[] = [
  [{ en: "Order", fr: "Commande" }, ({ id }) => id],
  [{ en: "Agreement", fr: "Contrat" }, ({ cruise_id }) => formatAgreementId(cruise_id)],
  [{ en: "Version", fr: "Version" }, ({ version }) => String(version)],
  [{ en: "Product", fr: "Produit" }, ({ product_name }) => product_name],
  [{ en: "State", fr: "État" }, ({ state }, language) => ORDER_STATE_LABELS[state][language]],
  [{ en: "Created (UTC)", fr: "Créée le (UTC)" }, ({ created_at }) => created_at],
  [{ en: "Paid (UTC)", fr: "Payée le (UTC)" }, ({ paid_at }) => paid_at ?? ""],
  [{ en: "Billing name", fr: "Nom de facturation" }, ({ billing_name }) => billing_name ?? ""],
  [{ en: "Billing email", fr: "Courriel de facturation" }, ({ billing_email }) => billing_email ?? ""],
  [{ en: "Buyer", fr: "Acheteur" }, ({ vat_code }, language) => (vat_code ? VAT_CODE_LABELS[vat_code][language] : "")],
  [{ en: "VAT", fr: "Régime de TVA" }, ({ vat_code }, language) => (vat_code ? VAT_REASONS[vat_code][language] : "")],
  [{ en: "Currency", fr: "Devise" }, ({ currency }) => currency],
  [{ en: "Net", fr: "Hors taxe" }, ({ net }) => net],
  [{ en: "VAT amount", fr: "Montant de TVA" }, ({ vat }) => vat],
  [{ en: "Total", fr: "Total" }, ({ total }) => total],
  [{ en: "Refunded", fr: "Remboursé" }, ({ refunded }) => refunded],
  [
    { en: "Invoices and credit notes", fr: "Factures et avoirs" },
    ({ papers }) => papers.map(({ number }) => number).join(" "),
  ],
];

/** All orders that an administrator asks for, as a table for a spreadsheet. */
export function ordersCsv(deps: Deps, query: OrderQuery, language: Language): string {
  return csv(tableOfOrders(foundOrders(deps, query, language), language));
}

/** The rows of some orders under their heading; amounts are numbers, so that a negative one is none of the guarded texts. */
export function tableOfOrders(orders: readonly OrderView[], language: Language): CsvCell[][] {
  const rows = orders.map((order) => COLUMNS.map(([, value]) => value(order, language)));
  return [COLUMNS.map(([label]) => label[language]), ...rows];
}
