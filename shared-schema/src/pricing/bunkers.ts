import { ofPart } from "../agreement/derivation/enteredAt.ts";
import { minorDecimals } from "../base/currency/minorUnits.ts";
import { amountOf, exact, rounded } from "../base/derivation/calculus.ts";
import { entered, enteredMeasure } from "../base/derivation/leaves.ts";
import type { Term } from "../base/derivation/term.ts";
import { compare, type Fraction, fromMeasure, roundTo } from "../base/money.ts";

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
  /** Rounded to the currency's minor unit. */
  price: number;
}

/** The litres used of a bunker and their cost, with the derivation of both. */
export interface BunkerTerms {
  litres: Term<Fraction>;
  price: Term<Fraction>;
}

/**
 * Spreads a consumption (L) over the bunkers: each is emptied in turn and the last one takes the excess. A quantity that
 * was entered as used replaces the computed one of its bunker and leaves the others alone.
 */
export function bunkerTerms(
  bunkers: readonly BunkerInput[],
  consumption: Term<Fraction>,
  currency: string,
): BunkerTerms[] {
  const decimals = minorDecimals(currency);
  let left = consumption;
  return bunkers.map(({ id, quantity, quantity_used, price_per_litre }, index) => {
    const about = `fuel_bunkers.${id}`;
    const all = enteredMeasure("bunker_quantity", ofPart("fuel_bunkers", id, "quantity"), quantity, about);
    const isLast = index === bunkers.length - 1;
    const share = isLast ? exact.same("bunker_litres", left, about) : exact.least("bunker_litres", left, all, about);
    left = exact.rest("litres_left", left, all, about);
    const litres =
      quantity_used === null
        ? share
        : enteredMeasure("bunker_litres", ofPart("fuel_bunkers", id, "quantity_used"), quantity_used, about);
    const perLitre = entered("price_per_litre", ofPart("fuel_bunkers", id, "price_per_litre"), price_per_litre, about);
    return { litres, price: rounded(exact.product("bunker_price", [perLitre, litres], about), decimals) };
  });
}

/** The bunkers with what is used of them. */
export function pricedBunkers(bunkers: readonly BunkerInput[], terms: readonly BunkerTerms[]): PricedBunker[] {
  return bunkers.flatMap((bunker, index) => {
    const term = terms[index];
    if (!term) return [];
    const { id, price_per_litre, quantity } = bunker;
    return [
      {
        id,
        price_per_litre,
        quantity,
        quantity_used: roundTo(term.litres.value, 6),
        danger: quantity !== null && compare(term.litres.value, fromMeasure(quantity)) > 0,
        price: amountOf(term.price),
      },
    ];
  });
}

/** The oil line: the sum of the bunkers' prices, each rounded on its own. */
export function oilTerm(bunkers: readonly BunkerTerms[]): Term<Fraction> {
  return exact.sum(
    "total_oil_price",
    bunkers.map(({ price }) => price),
  );
}
