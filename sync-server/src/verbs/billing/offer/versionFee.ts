import { agreementBody } from "shared-schema/agreement/schema";
import { rateOn } from "shared-schema/base/currency/ecbRates";
import { type FeeBasis, feeInEuros } from "shared-schema/billing/fee";
import { givenBy, priceInput } from "shared-schema/pricing/derivation/priceInput";
import { foreignSavings, hasSavings, priceTerms } from "shared-schema/pricing/price";
import { savingsOf } from "shared-schema/pricing/savings";
import { knownTaxRows } from "shared-schema/pricing/tax/rows";
import type { ContractVersionRow } from "../../../store/queries/contractVersions.ts";
import { keptCopy } from "../../agreement/moves/frozenCopy.ts";
import type { Tx } from "../../base/context.ts";
import { DAY_MS, movedBy } from "../../base/instants.ts";
import { ratesOfMonth } from "../../documents/reference/ratesOfMonth.ts";

/** The fee of a version. */
interface VersionFee {
  /** In euros. */
  fee: number;
  /** The agreement's. */
  currency: string;
  /** Units of the currency for one euro. */
  perEuro: number;
}

/**
 * The fee of a generated version, by the figures that it was generated with. Another currency is converted at the rate of that day, so
 * that the price does not move. Null where it cannot be computed.
 */
export function versionFee(tx: Tx, row: ContractVersionRow, basis: FeeBasis): VersionFee | null {
  const read = agreementBody.safeParse(JSON.parse(row.agreement));
  const frozen = keptCopy(tx, String(row.cruise_id), row.version);
  if (!read.success || !frozen) return null;
  const agreement = read.data;
  const { currency } = agreement;
  const day = row.generated_at.slice(0, 10);
  const euro = currency === "EUR" ? { rate: 1, day } : rateFor(tx, currency, day);
  const { yacht } = frozen;
  const plan = tx.derivations.get("plan", {
    ...{ agreement, yacht },
    taxRows: knownTaxRows(frozen.tax_rows),
    today: frozen.frozen_at.slice(0, 10),
  });
  if (plan.failed !== null) return null;
  const { itinerary, tax } = plan;
  const input = priceInput({ agreement, yacht, itinerary, tax }, givenBy({ itinerary, tax }));
  // What saves nothing is free in any currency.
  if (!hasSavings(input)) return { fee: 0, currency, perEuro: euro?.rate ?? 1 };
  if (euro === null) return null;
  const terms = priceTerms(input);
  const savings = currency === "EUR" ? terms.savings : foreignSavings(terms, euro);
  const fee = savings && feeInEuros(savingsOf(savings), basis);
  return fee === null ? null : { fee, currency, perEuro: euro.rate };
}

function rateFor(tx: Tx, currency: string, day: string) {
  const months = [movedBy(`${day}T00:00:00Z`, -31 * DAY_MS).slice(0, 10), day];
  const days = months.flatMap((each) => ratesOfMonth(tx, each));
  return rateOn(days, { own: "EUR", other: currency, date: day });
}
