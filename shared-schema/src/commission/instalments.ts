import { add, fromDecimal, roundTo, subtract, ZERO } from "../base/money.ts";
import type { CommissionBody, Instalment } from "./schema.ts";

/** The instalments of a party in the order in which they are due; those without a date come last. */
export function instalmentsOf({ instalments }: CommissionBody, party: string): [string, Instalment][] {
  const dueOf = ([id, { date_due }]: [string, Instalment]) => `${date_due ?? "9999"} ${id}`;
  return Object.entries(instalments)
    .filter(([, each]) => each.party === party)
    .sort((a, b) => (dueOf(a) < dueOf(b) ? -1 : 1));
}

/** The paid part of a party's commission, and the part that no instalment asks for yet; exact, in the agreement's currency. */
interface InstalmentSums {
  paid: number;
  /** Negative where the instalments are more than the commission; null where that is not known. */
  left: number | null;
}

/** @param amount the party's commission; null without a base price */
export function instalmentSums(
  commission: CommissionBody,
  party: string,
  amount: number | null,
  decimals: number,
): InstalmentSums {
  const own = instalmentsOf(commission, party).map(([, each]) => each);
  const sumOf = (these: readonly Instalment[]) => these.map((each) => fromDecimal(each.amount ?? 0)).reduce(add, ZERO);
  const paid = roundTo(sumOf(own.filter(({ date_paid }) => date_paid !== null)), decimals);
  const left = amount === null ? null : roundTo(subtract(fromDecimal(amount), sumOf(own)), decimals);
  return { paid, left };
}
