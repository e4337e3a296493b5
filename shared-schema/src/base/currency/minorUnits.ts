/** Currencies of ISO 4217 whose minor unit is no hundredth, by the number of decimals. All others have two. */
const DECIMALS: Readonly<Record<number, string>> = {
  0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
  3: "BHD IQD JOD KWD LYD OMR TND",
};

export const MOST_MINOR_DECIMALS = 3;

/**
 * The number of decimals of a sum that a card is charged: two at most, since invoices name no finer amounts (EN 16931) and providers charge
 * dinars in steps of ten of their minor unit.
 */
export function chargedDecimals(currency: string): number {
  return Math.min(2, minorDecimals(currency));
}

/** The number of decimals of a currency's minor unit (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD. */
export function minorDecimals(currency: string): number {
  const found = Object.entries(DECIMALS).find(([, codes]) => codes.split(" ").includes(currency));
  return found ? Number(found[0]) : 2;
}
