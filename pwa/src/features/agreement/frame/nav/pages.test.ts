import { describe, expect, it } from "vitest";
import { tabAt } from "./pages.ts";

describe("the tab that an address opens", () => {
  it.each([
    ["/agreement/7", "overview"],
    ["/agreement/7/yacht", "yacht"],
    ["/agreement/7/mapping", "mapping"],
    ["/agreement/7/clients", "clients"],
    ["/agreement/7/brokers", "brokers"],
    ["/agreement/7/services", "services"],
    ["/agreement/7/price", "price"],
    ["/agreement/7/documents", "documents"],
    ["/agreement/7/contract/3", "contract"],
    ["/agreement/7/contract/3/sign", "contract"],
    ["/agreement/7/crew", "crew"],
    ["/agreement/7/kyc", "kyc"],
    ["/agreement/7/guests", "guests"],
    ["/agreement/7/history", "history"],
    ["/agreement/7/toString", "overview"],
  ])("is that of %s", (pathname, tab) => {
    expect(tabAt(pathname)).toBe(tab);
  });
});
