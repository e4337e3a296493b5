import { z } from "zod";
import { ROLES } from "../../base/roles.ts";
import { LEFT_OUT_KINDS, LEFT_OUT_REASONS } from "../../contract/data/draft.ts";
import { cruiseView } from "./cruise.ts";

/** `POST /contract/import`: the draft, and what of the data it does not hold. */
export const importAnswer = z.object({
  agreement: cruiseView,
  left_out: z.array(
    z.object({
      kind: z.enum(LEFT_OUT_KINDS),
      name: z.string(),
      role: z.enum(ROLES).nullable(),
      reason: z.enum(LEFT_OUT_REASONS),
    }),
  ),
});
export type ImportAnswer = z.infer<typeof importAnswer>;
