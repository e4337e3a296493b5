import type { VatTotals } from "shared-schema/api/billing/order";
import { done, type Result } from "shared-schema/base/result";
import { fromMinor, VAT_CODES, type VatCode } from "shared-schema/billing/vat";
import { z } from "zod";
import type { Deps } from "../../base/context.ts";

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
