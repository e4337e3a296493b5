import { z } from "zod";
import { voyageInstant } from "../../base/basics.ts";

/** The receipts that a payment or an expense may carry. */
export const RECEIPT_KINDS = ["application/pdf", "image/jpeg", "image/png", "image/webp"] as const;

/** The hexadecimal SHA-256 of a file. */
export const contentHash = z.string().regex(/^[0-9a-f]{64}$/);

/** What is noted of a payment or an expense as it is recorded, cancelled, and given its receipt. */
export const recordFields = {
  recorded_by: z.int(),
  /** UTC; set by the server when it arrives. */
  recorded_at: voyageInstant,
  /** The user who cancelled it, and the time (UTC, set by the server). */
  cancelled: z.object({ by: z.int(), at: voyageInstant }).nullable(),
  /** The receipt as it is kept, set by the server alone. */
  document: z.object({ kind: z.enum(RECEIPT_KINDS), sha256: contentHash, bytes: z.int().min(1) }).nullable(),
};

export type Recorded = z.infer<z.ZodObject<typeof recordFields>>;
