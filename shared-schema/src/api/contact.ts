import { z } from "zod";
import { documentNumber } from "../base/basics.ts";
import { personName } from "../base/text/personal.ts";
import { profileView } from "./profile.ts";

/** `POST /user/{userId}/contact/`. Without a profile it hangs on the caller's main one. */
export const contactCreate = z.strictObject({
  first_name: personName,
  last_name: personName,
  /** Of a passenger without one: any address below `.invalid`, which is never written to. */
  email: z.email().max(254),
  send_invite: z.boolean().optional(),
  claim_account_url: z.string().max(500).optional(),
  from_profile_id: documentNumber.optional(),
});
export type ContactCreate = z.infer<typeof contactCreate>;

/**
 * A profile among the user's contacts. `is_new`: no one has claimed the profile yet. `claim_account_url`: the page that an invitation
 * leads to, without its token.
 */
export const contactView = profileView.extend({
  is_new: z.boolean(),
  send_invite: z.boolean(),
  claim_account_url: z.string(),
});
export type ContactView = z.infer<typeof contactView>;

export const contactGroup = z.object({ from_profile_id: z.int(), contacts: z.array(contactView) });
export type ContactGroup = z.infer<typeof contactGroup>;
