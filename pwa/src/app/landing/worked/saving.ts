import { cruiseFixture } from "shared-schema/agreement/fromFixture";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { add, fromDecimal, subtract, sum, toCents } from "shared-schema/base/money";
import { COMPARED_VAT_RATE, FEE_RATIO } from "shared-schema/pricing/savings";
import type { Earth } from "./earth.ts";
import { planOf } from "./voyage.ts";

/** One cruise under two agreements, in its currency. */
export interface SavingSum {
  /** Cruise, positioning, fuel and services, without taxes. */
  net: number;
  litres: number;
  /** Duty on the fuel, which a hire bears. */
  duty: number;
  hire: { rate: number; vat: number; total: number };
  cruise: { rate: number; vat: number; total: number };
  saved: number;
  feeRatio: number;
  fee: number;
  /** The client's share of the saving. */
  kept: number;
}

/**
 * The saving on a worked cruise, as the product calculates it.
 * @param drawn draws its legs as the demo has them: the pictures beside the sum show the same cruise
 * @throws where the cruise has no total or nothing is saved on it
 */
export function sumSaving(fixture: unknown, earth: Earth, drawn: (cruise: AgreementBody) => AgreementBody): SavingSum {
  const { price, tax } = planOf(cruiseFixture.parse(fixture), earth, drawn);
  const net = known(price.net_total);
  const duty = known(price.saving_one);
  const hireVat = known(price.saving_two);
  const vat = known(price.vat_amount);
  const saved = known(price.savings_net_of_vat);
  const fee = known(price.fee_net_basis);
  const exact = (...amounts: number[]) => toCents(sum(amounts.map(fromDecimal)));
  return {
    net,
    litres: known(price.total_fuel_consumption),
    duty,
    hire: { rate: COMPARED_VAT_RATE, vat: hireVat, total: exact(net, duty, hireVat) },
    cruise: { rate: known(tax.effective_vat_rate), vat, total: toCents(add(fromDecimal(net), fromDecimal(vat))) },
    saved,
    feeRatio: FEE_RATIO,
    fee,
    kept: toCents(subtract(fromDecimal(saved), fromDecimal(fee))),
  };
}

function known(value: number | null): number {
  if (value === null) throw new Error("The worked cruise has no saving.");
  return value;
}
