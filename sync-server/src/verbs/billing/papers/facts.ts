import { seller } from "shared-schema/invoice/party";
import { z } from "zod";
import { buyer } from "../buyer.ts";

/** What a paper prints besides its sums, as it was when its number was drawn. */
export const paperFacts = z.object({
  seller,
  /** Null for a buyer whom the provider's facts do not tell. */
  buyer: buyer.nullable(),
  cruise_id: z.int(),
  version: z.int(),
  /** Whether it is for the difference that an addendum owes. */
  is_difference: z.boolean(),
  agreement_name: z.string(),
  /** The day of the payment. */
  paid_on: z.iso.date(),
  /** The provider's payment. */
  reference: z.string(),
});
export type PaperFacts = z.infer<typeof paperFacts>;
