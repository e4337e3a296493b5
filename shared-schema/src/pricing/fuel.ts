import { byPos } from "../agreement/order.ts";
import type { AgreementBody, FuelBunker } from "../agreement/schema.ts";

/** Less than this is left by subtraction of binary fractions, not by a voyage. */
const LEAST_LITRES = 1e-6;

type Fuelled = Pick<AgreementBody, "contract_type" | "fuel_from_apa" | "fuel_bunkers">;
type Bunker = Pick<FuelBunker, "price_per_litre" | "quantity">;

/** Whether fuel without a price is paid from the APA. That is a choice of charters, where fuel is one of the client's expenses. */
export function isFuelFromApa({
  contract_type,
  fuel_from_apa,
}: Pick<AgreementBody, "contract_type" | "fuel_from_apa">): boolean {
  return contract_type === "CHARTER" && fuel_from_apa === true;
}

/** Whether nothing was entered in a bunker: beside others it is no term, and is printed only where it is to be filled in. */
export function isEmptyBunker({ price_per_litre, quantity }: Bunker): boolean {
  return price_per_litre === null && quantity === null;
}

/** The bunkers in their order, without the empty ones beside others. */
export function enteredBunkers({ fuel_bunkers }: Pick<AgreementBody, "fuel_bunkers">): FuelBunker[] {
  const bunkers = byPos(fuel_bunkers).map(([, bunker]) => bunker);
  const entered = bunkers.filter((bunker) => !isEmptyBunker(bunker));
  return entered.length > 0 ? entered : bunkers;
}

/**
 * The places of the bunkers that fuel is taken from without a price: it would cost nothing. None where the APA pays it. While the
 * consumption is unknown, one bunker has to have a price. A price of 0 is an answer: the fuel is included in the base price.
 * @param consumption litres; null while unknown
 */
export function unpricedFuel(agreement: Fuelled, consumption: number | null): number[] {
  if (isFuelFromApa(agreement)) return [];
  const bunkers = byPos(agreement.fuel_bunkers).map(([, bunker]) => bunker);
  const isFresh = bunkers.every(isEmptyBunker);
  let left = consumption ?? 0;
  return bunkers.flatMap(({ price_per_litre, quantity }, index) => {
    const isLast = index === bunkers.length - 1;
    const used = isLast ? left : Math.min(left, quantity ?? 0);
    left -= used;
    const isNeeded = used > LEAST_LITRES || (quantity ?? 0) > 0 || (consumption === null && isFresh && isLast);
    return price_per_litre === null && isNeeded ? [index] : [];
  });
}

/** Whether sums lack fuel, because it is taken from a bunker without a price. @param consumption litres; null while unknown */
export function lacksFuel(agreement: Fuelled, consumption: number | null): boolean {
  return unpricedFuel(agreement, consumption).length > 0;
}

/** The places of the bunkers that have a price and no quantity. */
export function unmeasuredBunkers({ fuel_bunkers }: Pick<AgreementBody, "fuel_bunkers">): number[] {
  return byPos(fuel_bunkers).flatMap(([, { price_per_litre, quantity }], index) =>
    price_per_litre !== null && quantity === null ? [index] : [],
  );
}
