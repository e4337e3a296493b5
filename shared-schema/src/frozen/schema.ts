import { z } from "zod";
import { instant } from "../base/basics.ts";
import { profileBody } from "../profile/schema.ts";
import { yachtBody } from "../yacht/schema.ts";

/**
 * The frozen copy of an agreement: what its route, price, tax and contract are made of from LOCKED on. The server writes it
 * together with the status, under the agreement's own key, and no one else does.
 */
export const snapshotBody = z.object({
  /** The agreement's version that it was made for. */
  version: z.int().min(0),
  /** Its day stands for «today». */
  frozen_at: instant,
  /** Without pictures: they are no term of the agreement and stay those of the live yacht. */
  yacht: yachtBody.nullable(),
  /** The parties' profiles, by number. */
  profiles: z.record(z.string(), profileBody),
  /** The table of tax rates as it was. */
  tax_rows: z.array(z.record(z.string(), z.unknown())),
});

export type SnapshotBody = z.infer<typeof snapshotBody>;
