import { compareNames } from "#ui/table/names.ts";

/** The number of things that wait for someone. */
export interface Waits {
  /** Fields that the guest has sent and that a professional has to look at. */
  sent: number;
  /** Details that the contract lacks, no stay on board, an entry that was refused, a passport that ends too early. */
  lacks: number;
}

/** Passengers as they are read: those with values to look at, then those who lack something, then the others; each group by name. */
export function guestOrder<G extends { name: string; waits: Waits }>(guests: readonly G[]): G[] {
  const rank = ({ waits: { sent, lacks } }: G) => (sent > 0 ? 0 : lacks > 0 ? 1 : 2);
  return guests.toSorted((a, b) => rank(a) - rank(b) || compareNames(a.name, b.name));
}
