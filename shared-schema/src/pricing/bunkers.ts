import {
  compare,
  type Fraction,
  fromDecimal,
  fromMeasure,
  multiply,
  roundTo,
  subtract,
  sum,
  toCents,
  ZERO,
} from "../base/money.ts";

/** A bunker as it is priced, in the order in which the bunkers are used. */
export interface BunkerInput {
  id: string | number;
  /** Per litre, in the agreement's currency. */
  price_per_litre: number | null;
  /** Litres to be taken. */
  quantity: number | null;
  /** Litres really used; replaces the computed share. */
  quantity_used: number | null;
}

export interface PricedBunker {
  id: string | number;
  price_per_litre: number | null;
  quantity: number | null;
  /** Litres. */
  quantity_used: number;
  /** More is used than is to be taken: «Will be using {n}». */
  danger: boolean;
  /** Rounded to cents. */
  price: number;
}

function shareOf(bunker: BunkerInput, left: Fraction, isLast: boolean): Fraction {
  const quantity = fromMeasure(bunker.quantity ?? 0);
  return isLast || compare(left, quantity) < 0 ? left : quantity;
}

/**
 * Spreads a consumption (L) over the bunkers: each is emptied in turn and the last one takes the excess. A quantity that
 * was entered as used replaces the computed one of its bunker and leaves the others alone.
 */
export function fillBunkers(bunkers: readonly BunkerInput[], consumption: number | null): PricedBunker[] {
  let left = fromMeasure(consumption ?? 0);
  return bunkers.map((bunker, index) => {
    const share = shareOf(bunker, left, index === bunkers.length - 1);
    left = subtract(left, share);
    const used = bunker.quantity_used === null ? share : fromMeasure(bunker.quantity_used);
    return {
      id: bunker.id,
      price_per_litre: bunker.price_per_litre,
      quantity: bunker.quantity,
      quantity_used: roundTo(used, 6),
      danger: bunker.quantity !== null && compare(used, fromMeasure(bunker.quantity)) > 0,
      price: toCents(multiply(fromDecimal(bunker.price_per_litre ?? 0), used)),
    };
  });
}

/** The oil line: the sum of the bunkers' prices, each rounded to cents on its own. */
export function oilPrice(bunkers: readonly PricedBunker[]): Fraction {
  return bunkers.length === 0 ? ZERO : sum(bunkers.map((bunker) => fromDecimal(bunker.price)));
}
