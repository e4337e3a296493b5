import { z } from "zod";

/**
 * `GET` and `POST /user/{userId}/contact/{contactProfileId}/invitation`: the newest link to claim the profile that still works. Both
 * are null where there is none. Moments are UTC.
 */
export const invitationView = z.object({ sent_at: z.string().nullable(), expires_at: z.string().nullable() });
export type InvitationView = z.infer<typeof invitationView>;
