import type { AgreementBody } from "shared-schema/agreement/schema";
import { ROLES } from "shared-schema/base/roles";
import { describe, expect, it } from "vitest";
import { viewerOf } from "#store/session/viewer.ts";
import { groupOf, groupsFor, tabAddress } from "./groups.ts";
import { tabAt } from "./pages.ts";

const PROFILE = 4;
const EVERY = { contract: true, write: true };

/** An agreement on which the viewer has one role. */
function agreementOf(role: (typeof ROLES)[number]): Pick<AgreementBody, "parties"> {
  return { parties: { "0123456789abcdef": { role, profile_id: PROFILE, pos: "a" } } };
}
const viewer = viewerOf(null, [PROFILE]);

describe("the parts of an agreement", () => {
  it("hold each tab once, at an address that opens it", () => {
    for (const role of ROLES) {
      const groups = groupsFor(agreementOf(role), viewer, EVERY);
      const tabs = groups.flatMap((group) => group.tabs);
      expect(new Set(tabs).size).toBe(tabs.length);
      for (const tab of tabs) {
        expect(tabAt(tabAddress(7, tab))).toBe(tab);
        expect(groupOf(groups, tab)?.tabs).toContain(tab);
      }
    }
  });

  it("are six for those who write", () => {
    const keys = groupsFor(agreementOf("brokers"), viewer, EVERY).map(({ key }) => key);
    expect(keys).toEqual(["overview", "route", "people", "yacht", "money", "contract"]);
  });

  it("are left out where their reader is offered no tab", () => {
    const reader = groupsFor(agreementOf("clients"), viewer, { contract: true, write: false });
    expect(reader.find(({ key }) => key === "yacht")).toBeUndefined();
    expect(reader.find(({ key }) => key === "money")?.tabs).toEqual(["price", "apa"]);
    const guest = groupsFor(agreementOf("passengers"), viewer, { contract: false, write: false });
    expect(guest.map(({ key }) => key)).toEqual(["overview", "route"]);
  });
});
