import { describe, expect, it } from "vitest";
import { isExact, pageAt, sectionAt } from "./pages.ts";

describe("the place that an address opens", () => {
  it.each([
    ["/agreement/7", null, "overview"],
    ["/agreement/7/yacht", null, "yacht"],
    ["/agreement/7/crew", "crew", "yacht"],
    ["/agreement/7/kyc", "kyc", "clients"],
    ["/agreement/7/guests", "guests", "clients"],
    ["/agreement/7/history", "history", "overview"],
    ["/agreement/7/contract/3", null, "contract"],
    ["/agreement/7/toString", null, "overview"],
  ])("knows the page and the section of %s", (pathname, page, section) => {
    expect([pageAt(pathname), sectionAt(pathname)]).toEqual([page, section]);
  });

  it("marks the overview for the history, which has no link of its own, and for no other page", () => {
    const marked = ["", "/history", "/crew"].map((tail) => isExact("overview", `/agreement/7${tail}`));
    expect(marked).toEqual([true, false, true]);
  });
});
