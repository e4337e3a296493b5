import { withoutLeft } from "../approval/marks.ts";
import { type ApprovalsBody, approvalsBody, NO_APPROVALS } from "../approval/schema.ts";
import type { RecordRules } from "./recordRules.ts";

/** What the parties have approved and seen. */
export const approvals = {
  schema: approvalsBody,
  first: NO_APPROVALS,
  pushable: false,
  decide: null,
  audience: {
    readers: "contract",
    fields: {
      parties: { each: { approval: "readers", seen: "readers", asked: "readers", former: "readers" } },
      terms: "readers",
    },
  },
  endsWithAgreement: true,
  // No one who comes later reads what a party had approved that has left.
  withoutLeft,
  erase: { person: (body, { terms }) => ({ ...body, terms: terms(body["terms"]) }), travel: null },
  label: { en: "Approvals", fr: "Approbations" },
  noun: "approvals",
} as const satisfies RecordRules<ApprovalsBody>;
