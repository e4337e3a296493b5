import { z } from "zod";
import { fingerprintText } from "../../approval/schema.ts";
import { documentNumber } from "../../base/basics.ts";
import { ROLES, type Role } from "../../base/roles.ts";
import type { ProfileBody } from "../../profile/schema.ts";
import type { AgreementCopy } from "../../visibility/filled.ts";
import type { YachtBody } from "../../yacht/schema.ts";
import { profileView } from "../profile.ts";

/** `POST /cruise/{id}/{role}/`. */
export const partyRequest = z.strictObject({ profile_id: documentNumber });

/** The call where a passenger boards or leaves. */
const stopView = z.object({ id: z.string(), sn: z.int(), name: z.string() });

/** A passenger's time on board. */
const disembView = z.object({
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

/** `POST /cruise/{id}/approval/`: the account that approves, and the fingerprint of the terms that it has in front of it. */
export const approvalRequest = z.strictObject({
  user_id: z.int().optional(),
  fingerprint: fingerprintText
    .optional()
    .describe(
      "Of the terms that were shown; others are refused. Send it always: without it, the terms of this moment are approved.",
    ),
});

/** `POST /cruise/{id}/seen/`. */
export const seenRequest = z.strictObject({ fingerprint: fingerprintText });

/** `POST /cruise/{id}/approval_request/`: the people who are asked, and the fingerprint of the terms that the asker has in front of them. */
export const approvalAskRequest = z.strictObject({
  profile_ids: z.array(documentNumber).min(1).max(50),
  fingerprint: fingerprintText.describe("Of the terms that were shown; others are refused."),
});

/** An approval: of which terms, when (UTC) and by which account. */
const approvalView = z.object({ fingerprint: z.string(), at: z.string(), user_id: z.int() });

/**
 * The user whose edit outdated an approval, and the time (UTC). The profile is null for someone who is not a party, the
 * name for an account that is no longer there.
 */
const outdatedView = z.object({ profile_id: z.int().nullable(), name: z.string().nullable(), at: z.string() });

/** `GET /cruise/{id}/role_status/`, which alone finds the edits that outdated approvals, and the answer to changes of approvals. Approvals are told to those who read the contract. */
export const roleStatusView = z.object({
  role: z.enum(ROLES),
  profile: partyView,
  current_approval: approvalView.nullable(),
  past_approval: approvalView.extend({ outdated_by: outdatedView.nullable() }).nullable(),
  /** The last request for the party’s approval; null where there is none, and once it has approved. */
  asked: approvalView.extend({ opened_at: z.string().nullable() }).nullable(),
  /** The last edit that concerns the party, UTC. */
  last_edit_dt: z.string(),
});
export type RoleStatusView = z.infer<typeof roleStatusView>;

const copy = z.record(z.string(), z.unknown());

/** `GET /cruise/{id}/seen_as/{profileId}`: what reaches a party of an agreement, as far as it reaches the asker too. */
export const seenAsView = z.object({
  roles: z.array(z.enum(ROLES)),
  agreement: copy.describe("As the party's device receives it. What the party may not see is absent."),
  yacht: copy.nullable(),
  profiles: z.record(z.string(), copy).describe("Of the parties, by number, without passports."),
});

/** The same as its reader takes it: a copy is a body that lacks what the party may not see. */
export interface SeenAs {
  roles: Role[];
  agreement: AgreementCopy;
  yacht: YachtBody | null;
  profiles: Record<number, ProfileBody>;
}
