import { generateKeyBetween } from "fractional-indexing";
import { z } from "zod";
import { says } from "./validation.ts";

const LONGEST = 100;
const DIGITS = /^[0-9A-Za-z]+$/;

/** A fractional order key between two neighbours: one that another can be made before and behind. */
export const orderKey = z.string().min(1).max(LONGEST).refine(hasNeighbours, says("no-order-key"));

function hasNeighbours(key: string): boolean {
  if (!DIGITS.test(key) || key.length > LONGEST) return false;
  try {
    return generateKeyBetween(null, key) < key && key < generateKeyBetween(key, null);
  } catch {
    return false;
  }
}
