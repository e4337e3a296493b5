import { slashed } from "../../base/slashed.ts";

/** An instant as these lists show it, in UTC like everything else. */
export function when(instant: string): string {
  return `${slashed(instant)} ${instant.slice(11, 16)} UTC`;
}
