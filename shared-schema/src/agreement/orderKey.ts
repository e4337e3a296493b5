import { generateKeyBetween } from "fractional-indexing";
import { z } from "zod";

const LONGEST = 100;
const DIGITS = /^[0-9A-Za-z]+$/;

/** A fractional order key between two neighbours: one that another can be made before and behind. */
export const orderKey = z
  .string()
  .min(1)
  .max(LONGEST)
  .refine(hasNeighbours, { error: "must be an order key of fractional-indexing" });

function hasNeighbours(key: string): boolean {
  if (!DIGITS.test(key) || key.length > LONGEST) return false;
  try {
    return generateKeyBetween(null, key) < key && key < generateKeyBetween(key, null);
  } catch {
    return false;
  }
}
