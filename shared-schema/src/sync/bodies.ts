import { z } from "zod";
import { agreementBody } from "../agreement/schema.ts";
import { approvalsBody } from "../approval/schema.ts";
import { payeeAccountsBody } from "../bank/schema.ts";
import { commissionBody } from "../commission/schema.ts";
import { crewListBody } from "../crew/schema.ts";
import { snapshotBody } from "../frozen/schema.ts";
import { guestPreferencesBody } from "../guest/schema.ts";
import { contactBody, profileBody } from "../profile/schema.ts";
import { yachtBody } from "../yacht/schema.ts";
import { inboxBody } from "./inbox.ts";
import type { Collection } from "./wire.ts";

/** Tax rows and other tables that the server owns and devices keep for offline use. */
export const referenceBody = z.object({ kind: z.string().max(40), rows: z.array(z.record(z.string(), z.unknown())) });
export type ReferenceBody = z.infer<typeof referenceBody>;

/** The body's schema of every collection: RxDB's schemas and the checks of a push are derived from it. */
export const BODIES = {
  agreements: agreementBody,
  yachts: yachtBody,
  profiles: profileBody,
  contacts: contactBody,
  commissions: commissionBody,
  crew_lists: crewListBody,
  inbox: inboxBody,
  reference: referenceBody,
  snapshots: snapshotBody,
  approvals: approvalsBody,
  payee_accounts: payeeAccountsBody,
  guest_preferences: guestPreferencesBody,
} as const satisfies Record<Collection, z.ZodType>;

export type BodyOf<C extends Collection> = z.infer<(typeof BODIES)[C]>;
