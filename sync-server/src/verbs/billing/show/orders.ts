import type { OrderView, VatTotals } from "shared-schema/api/billing/order";
import type { Language } from "shared-schema/base/language";
import { done, type Result } from "shared-schema/base/result";
import type { Promo } from "shared-schema/billing/promo";
import { fromMinor, VAT_CODES, type VatCode } from "shared-schema/billing/vat";
import { formatAgreementId } from "shared-schema/pricing/format";
import { z } from "zod";
import { formerAccounts } from "../../base/account/accountNow.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, type Deps, reading, transact } from "../../base/context.ts";
import { orderViewOf } from "./orderView.ts";

/** The orders of an account, newest first; those of accounts that were merged into it are among them. */
export function listOwnOrders(deps: Deps, userId: number, language: Language): Result<OrderView[]> {
  const { store } = deps;
  const accounts = new Set([userId, ...formerAccounts(reading(deps), userId)]);
  const rows = [...accounts].flatMap((each) => store.billing.orders.ofUser(each));
  const seen = rows.filter(({ attempt, state }) => attempt > 0 || state !== "unpaid");
  return done(seen.map((each) => orderViewOf(store, each, language)));
}

/** All orders for administrators, newest first, with those words in their number, name, address or papers. */
export function listOrders({ store }: Deps, search: string, language: Language): Result<OrderView[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const all = store.billing.orders.newest().map((each) => orderViewOf(store, each, language));
  return done(all.filter((each) => words.every((word) => textOf(each).includes(word))));
}

function textOf({ cruise_id, billing_name, billing_email, state, papers, id }: OrderView): string {
  const numbers = papers.map(({ number }) => number);
  return [formatAgreementId(cruise_id), billing_name, billing_email, state, id, ...numbers].join(" ").toLowerCase();
}

const kept = z.object({ buyer: z.object({ vat_code: z.enum(VAT_CODES) }).nullable() });

/** The papers of a month by VAT code and currency; credit notes count against invoices. @param month `YYYY-MM` */
export function vatTotalsOf({ store }: Deps, month: string): Result<VatTotals> {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
  const sums = new Map<string, { vat_code: VatCode; currency: string; net: number; vat: number; total: number }>();
  for (const row of store.billing.invoices.between(`${month}-01`, `${next}-01`)) {
    const vat_code = kept.parse(JSON.parse(row.facts)).buyer?.vat_code ?? "PERSON";
    const { currency } = row;
    const key = `${vat_code} ${currency}`;
    const sum = sums.get(key) ?? { vat_code, currency, net: 0, vat: 0, total: 0 };
    const sign = row.kind === "invoice" ? 1 : -1;
    const { net, vat, total } = sum;
    sums.set(key, { ...sum, net: net + sign * row.net, vat: vat + sign * row.vat, total: total + sign * row.total });
  }
  const rows = [...sums.values()].map(({ net, vat, total, ...rest }) => {
    const units = (amount: number) => fromMinor(amount, rest.currency);
    return { ...rest, net: units(net), vat: units(vat), total: units(total) };
  });
  return done({ month: `${month}-01`, rows });
}

/** The promos, the first ones first. */
export function listPromos({ store }: Deps): Result<Promo[]> {
  return done(store.billing.promos.all());
}

/** Puts a list of promos in the place of the former one. Offers that were shown with another price are refused from now on. */
export function setPromos(deps: Deps, actor: Actor, promos: readonly Promo[]): Result<Promo[]> {
  transact(deps, (tx) => {
    tx.store.billing.promos.replace(promos);
    noteEvent(tx, { verb: "billing.set_promos", user_id: actor.user_id, details: { promos: promos.length } }, null);
  });
  return listPromos(deps);
}
