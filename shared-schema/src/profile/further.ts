import { z } from "zod";
import { personAddress } from "../base/text/personal.ts";

/** An e-mail address, telephone number or postal address of a contact beside the one that the profile has. */
export const furtherValue = z.object({
  kind: z.enum(["email", "phone", "address"]),
  value: personAddress,
});
export type FurtherValue = z.infer<typeof furtherValue>;
