import type { BodyOf } from "../sync/bodies.ts";
import type { Collection } from "../sync/wire.ts";
import type { Table } from "./table.ts";
import { contactFields, inboxFields, referenceFields } from "./tables/account.ts";
import { agreementFields } from "./tables/agreement.ts";
import {
  approvalFields,
  commissionFields,
  crewListFields,
  guestPreferenceFields,
  payeeAccountFields,
  snapshotFields,
} from "./tables/beside.ts";
import { profileFields } from "./tables/profile.ts";
import { yachtFields } from "./tables/yacht.ts";

/** The audience of every field of every document: what is not in here is shown to nobody whose copy is cut. */
export const FIELDS = {
  agreements: agreementFields,
  snapshots: snapshotFields,
  approvals: approvalFields,
  payee_accounts: payeeAccountFields,
  guest_preferences: guestPreferenceFields,
  commissions: commissionFields,
  crew_lists: crewListFields,
  yachts: yachtFields,
  profiles: profileFields,
  contacts: contactFields,
  inbox: inboxFields,
  reference: referenceFields,
} as const satisfies { [C in Collection]: Table<BodyOf<C>> };
