import { z } from "zod";
import { bilingual } from "../../base/outbox/letter.ts";

/** The facts that news names besides the agreement and its yacht. */
export const alertDetails = z.object({
  version: z.int().exactOptional(),
  call: z
    .object({ designation: z.string(), date_due: z.string(), balance: z.number(), currency: z.string() })
    .exactOptional(),
  payment: z
    .object({ designation: z.string(), date_paid: z.string(), amount: z.number(), currency: z.string() })
    .exactOptional(),
  /** The edit that outdated an approval. Its author is named when the news is told, and no one who is gone by then. */
  edit: z.object({ user_id: z.int().nullable(), at: z.string() }).exactOptional(),
  /** The row of the tax table that was taken back, and whether the agreement keeps it. */
  rate: z
    .object({ code: z.string(), rate: z.number(), reason: z.string(), kept: z.enum(["NO", "LOCKED", "GENERATED"]) })
    .exactOptional(),
  /** The number of signatures that a version waits for. */
  awaited: z.int().exactOptional(),
  /** The profile whose evidence expires; named when the news is told. */
  party: z.int().exactOptional(),
  /** The account that asks for an approval; named when the news is told. */
  asker: z.int().exactOptional(),
  /** The reader's next step: with its sum, without it, and the screen where it is taken. */
  next: z.object({ line: bilingual, quiet: bilingual, path: z.string() }).exactOptional(),
  /** The terms to be approved. */
  terms: z
    .object({
      total: z.number().nullable(),
      /** Whether the total holds the fuel; «apart» where it has no price, or the APA pays it. */
      fuel: z.enum(["included", "apart"]).exactOptional(),
      currency: z.string(),
      delivery_date: z.string().nullable(),
      redelivery_date: z.string().nullable(),
    })
    .exactOptional(),
});
export type AlertDetails = z.infer<typeof alertDetails>;
