import { STATUSES } from "shared-schema/agreement/schema";
import { describe, expect, it } from "vitest";
import type { NavigationGroup } from "./groups.ts";
import { lackingIn, lackingInGroup } from "./lacking.ts";

const YACHT = ["cruise.yacht.loa", "cruise.yacht.flag"];
const CALLS = ["cruise.contract_payment_calls.0.date_due"];
const missing = { paths: [...YACHT, ...CALLS], forTotal: [] };

const GROUPS: Readonly<Record<string, NavigationGroup>> = {
  overview: { key: "overview", tabs: ["overview"] },
  yacht: { key: "yacht", tabs: ["yacht"] },
  people: { key: "people", tabs: ["clients", "brokers", "crew"] },
  money: { key: "money", tabs: ["price", "services", "apa"] },
  contract: { key: "contract", tabs: ["contract", "documents", "history"] },
};

describe("what is missing", () => {
  it.each(STATUSES)("is counted at the tabs and their parts while %s may still be filled in", (status) => {
    const isOpen = status === "DRAFT" || status === "LOCKED";
    const ofTab = (tab: Parameters<typeof lackingIn>[0]) => lackingIn(tab, missing, { status });
    expect(ofTab("yacht")).toEqual(isOpen ? YACHT : null);
    expect(ofTab("contract")).toEqual(isOpen ? missing.paths : null);
    expect(ofTab("clients")).toEqual([]);
    expect(ofTab("services")).toEqual([]);
    expect([ofTab("overview"), ofTab("apa"), ofTab("crew")]).toEqual([null, null, null]);
    const ofGroups = Object.entries(GROUPS).map(([key, group]) => [key, lackingInGroup(group, missing, { status })]);
    expect(Object.fromEntries(ofGroups)).toEqual({
      overview: [],
      yacht: isOpen ? YACHT : [],
      people: [],
      money: isOpen ? CALLS : [],
      contract: [],
    });
  });
});
