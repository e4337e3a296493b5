import type { ApprovalsBody } from "../../approval/schema.ts";
import type { PayeeAccountsBody } from "../../bank/schema.ts";
import type { CommissionBody } from "../../commission/schema.ts";
import type { CrewListBody } from "../../crew/schema.ts";
import type { SnapshotBody } from "../../frozen/schema.ts";
import type { GuestPreferencesBody } from "../../guest/schema.ts";
import type { Table } from "../table.ts";
import { profileFields } from "./profile.ts";

/** The documents beside an agreement. Most have few readers instead of hidden fields: `readers` says who they are. */

export const snapshotFields = {
  version: "readers",
  frozen_at: "readers",
  yacht: "readers",
  profiles: { each: profileFields, areProfiles: true },
  // The table of rates is every account's, in `reference`.
  tax_rows: "readers",
} as const satisfies Table<SnapshotBody>;

export const approvalFields = {
  parties: { each: { approval: "readers", seen: "readers" } },
  terms: "readers",
} as const satisfies Table<ApprovalsBody>;

/** Everybody on the agreement is told that a change is proposed; the details are for the readers of the contract. */
export const payeeAccountFields = {
  in_force: { each: { details: "contract", approved: "contract" } },
  proposals: {
    each: {
      id: "readers",
      details: "contract",
      former: "contract",
      proposed_by: "readers",
      proposed_at: "readers",
    },
  },
  payee: "contract",
} as const satisfies Table<PayeeAccountsBody>;

export const guestPreferenceFields = {
  guests: {
    each: {
      diet: "readers",
      allergies: "readers",
      cabin: "readers",
      occasion: "readers",
      other: "readers",
      medical: "readers",
      consent: "readers",
    },
  },
} as const satisfies Table<GuestPreferencesBody>;

export const commissionFields = {
  brokers: "readers",
  central_agents: "readers",
  shares: { each: { ratio: "readers" } },
  instalments: { each: { party: "readers", amount: "readers", date_due: "readers", date_paid: "readers" } },
} as const satisfies Table<CommissionBody>;

export const crewListFields = {
  members: {
    each: {
      pos: "readers",
      family_name: "readers",
      given_names: "readers",
      rank: "readers",
      nationality: "readers",
      gender: "readers",
      date_of_birth: "readers",
      place_of_birth: "readers",
      document_type: "readers",
      document_number: "readers",
      document_country: "readers",
      document_expiration: "readers",
    },
  },
} as const satisfies Table<CrewListBody>;
