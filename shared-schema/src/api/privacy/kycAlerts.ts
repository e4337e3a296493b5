import { z } from "zod";

/** `GET /user/{userId}/kyc_alert/`: parties whose evidence expires, for those who check them. It says neither which evidence nor when. */
export const kycAlertsView = z.array(
  z.object({
    /** The same for as long as the cause is the same. */
    key: z.string(),
    kind: z.enum(["kyc-expiring", "kyc-expired"]),
    agreement: z.object({ id: z.int(), name: z.string() }),
    /** The name of the party. */
    about: z.string(),
  }),
);
export type KycAlertsView = z.infer<typeof kycAlertsView>;
