import { z } from "zod";
import { ROLES } from "../agreement/roles.ts";
import { documentNumber } from "../basics.ts";
import { profileView } from "./profile.ts";

/** `POST /cruise/{id}/{role}/`. */
export const partyRequest = z.strictObject({ profile_id: documentNumber });

/** Where a passenger boards or leaves. */
export const stopView = z.object({ id: z.string(), sn: z.int(), name: z.string() });

/** A passenger's time on board. */
export const disembView = z.object({
  id: z.string(),
  emb_date: z.string().nullable(),
  disemb_date: z.string().nullable(),
  emb_waypoint: stopView.nullable(),
  disemb_waypoint: stopView.nullable(),
});
export type DisembView = z.infer<typeof disembView>;

/** A party; passengers come with their times on board. */
export const partyView = profileView.extend({ disembs: z.array(disembView).optional() });
export type PartyView = z.infer<typeof partyView>;

/** `POST /cruise/{id}/passenger/{profileId}/disembs/`. */
export const disembRequest = z.strictObject({
  emb_date: z.iso.datetime({ offset: true }).nullable().optional(),
  disemb_date: z.iso.datetime({ offset: true }).nullable().optional(),
  emb_waypoint_id: z.uuid(),
  disemb_waypoint_id: z.uuid(),
});
export type DisembRequest = z.infer<typeof disembRequest>;

/** The saved record, and what had to be corrected in it. */
export const disembAnswer = z.object({ disembs: z.array(disembView), warnings: z.array(z.string()) });

/** `GET /cruise/{id}/role_status/`. */
export const roleStatusView = z.object({
  role: z.enum(ROLES),
  profile: partyView,
  current_approval: z.null(),
  past_approval: z.null(),
  last_edit_dt: z.string(),
});
export type RoleStatusView = z.infer<typeof roleStatusView>;
