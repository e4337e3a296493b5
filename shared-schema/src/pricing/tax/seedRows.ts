import { z } from "zod";
import { type TaxRow, taxRow } from "./rows.ts";
import seed from "./rules.seed.json" with { type: "json" };

/** The table as it is delivered, before an admin edits it. */
export function seedTaxRows(): TaxRow[] {
  return z.array(taxRow).parse(seed);
}
