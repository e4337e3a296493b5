import { expect, it } from "vitest";
import { SIGNING_CALLS } from "./audited.test-support.ts";
import { signingServer } from "./signing.test-support.ts";

it("notes every operation that writes, without what was entered", async () => {
  const signing = await signingServer();
  await (await signing.as("broker")).post("/cruise/1/generate");
  const events = () => signing.server.deps.store.audit.all();
  let id = "";
  for (const { operation, verbs, call } of SIGNING_CALLS) {
    const before = events().length;
    const { body } = await call(signing, id);
    id = body?.id ?? id;
    const noted = events().slice(before);
    // Each client logs in first.
    const found = noted.map((event) => event.verb).filter((each) => each !== "account.login");
    expect([operation, ...found]).toEqual([operation, ...verbs]);
  }
  expect(JSON.stringify(events())).not.toMatch(/Zanzibar/);
});
