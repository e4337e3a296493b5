import { expect, it } from "vitest";
import { BILLING_CALLS } from "./audited.test-support.ts";
import { billingServer } from "./billing.test-support.ts";

it("notes every operation that writes, without what was entered", async () => {
  const world = await billingServer();
  const events = () => world.store.audit.all();
  for (const { operation, verbs, call } of BILLING_CALLS) {
    const before = events().length;
    expect((await call(world)).status, operation).toBe(200);
    const noted = events().slice(before);
    // Each client logs in first.
    const found = noted.map((event) => event.verb).filter((each) => each !== "account.login");
    expect([operation, ...found]).toEqual([operation, ...verbs]);
  }
  expect(JSON.stringify(events())).not.toMatch(/Zanzibar/i);
});
