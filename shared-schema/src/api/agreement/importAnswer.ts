import { z } from "zod";
import { LEFT_OUT_KINDS, LEFT_OUT_REASONS } from "../../agreement/mutations/leftOut.ts";
import { ROLES } from "../../base/roles.ts";
import { cruiseView } from "./cruise.ts";

/** The parts of its source that a new draft does not hold. */
const left_out = z.array(
  z.object({
    kind: z.enum(LEFT_OUT_KINDS),
    name: z.string(),
    role: z.enum(ROLES).nullable(),
    reason: z.enum(LEFT_OUT_REASONS),
  }),
);

/** `POST /contract/import`: the draft, and what of the data it does not hold. */
export const importAnswer = z.object({ agreement: cruiseView, left_out });
export type ImportAnswer = z.infer<typeof importAnswer>;

/** `POST /cruise/{id}/template`: the draft, with what of the agreement it does not hold. */
export const likeAnswer = cruiseView.extend({ left_out });
export type LikeAnswer = z.infer<typeof likeAnswer>;
