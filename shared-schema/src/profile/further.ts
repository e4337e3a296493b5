import { z } from "zod";
import { personAddress } from "../base/text/personal.ts";

export const FURTHER_KINDS = ["email", "phone", "address"] as const;
/** The most that a contact keeps. */
export const MOST_FURTHER = 30;

/** An e-mail address, telephone number or postal address of a contact beside the one that the profile has. */
export const furtherValue = z.object({
  kind: z.enum(FURTHER_KINDS),
  value: personAddress,
});
export type FurtherValue = z.infer<typeof furtherValue>;
