import type { Head } from "../../store/queries/audit/chain.ts";

/** An entry of the trail as it is mailed; null for another text. Contracts print its number and hash apart. */
export function headIn(text: string): Head | null {
  const [, number, hash] = /^([1-9]\d*):([\da-f]{64})$/i.exec(text) ?? [];
  return number === undefined || hash === undefined ? null : { number: Number(number), hash: hash.toLowerCase() };
}
