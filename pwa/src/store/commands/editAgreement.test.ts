import "fake-indexeddb/auto";
import { newAgreement } from "shared-schema/agreement/create";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { partyKey } from "shared-schema/base/roles";
import { cut } from "shared-schema/visibility/cut";
import { LEAST } from "shared-schema/visibility/sight";
import { afterAll, beforeAll, expect, it } from "vitest";
import { provideRuntime, runtime } from "../database/runtime.ts";
import { paymentState } from "../outbox/paymentState.ts";
import { startMemoryRuntime } from "../testing/memoryRuntime.ts";
import { patchAgreement } from "./agreement/agreements.ts";
import { addComment } from "./agreement/comments.ts";
import { removeParty } from "./agreement/parties.ts";

const OWN = 42;
const KEY = partyKey("passengers", OWN);
const whole: AgreementBody = {
  ...newAgreement({
    ...{ name: "Riviera", contract_type: "CRUISE", currency: "EUR", created_by: 1, created_at: "2027-01-15T09:00:00Z" },
    bunkerId: "0190a0a0-0000-7000-8000-000000000001",
  }),
  base_price_cruising: 120_000,
  parties: { [KEY]: { role: "passengers", profile_id: OWN, pos: "a0" } },
};
const copy = cut("agreements", whole, { sight: LEAST });
let close: () => Promise<void>;

beforeAll(async () => {
  const started = await startMemoryRuntime("passenger");
  close = started.close;
  const viewer = () => ({ user_id: 7, is_admin: false, profile_ids: new Set([OWN]) });
  provideRuntime({ ...started.runtime, viewer });
  await started.runtime.plain.agreements.insert({ id: "1", rev: 3, e: "", schema: 1, body: copy });
});
afterAll(() => close());

const stored = async () => {
  const { plain } = await runtime();
  return (await plain.agreements.findOne("1").exec(true)).toMutableJSON().body;
};

it("comments on a copy that lacks the prices, and leaves it without them", async () => {
  expect(await addComment(1, { about: null, text: "Lovely" })).toMatchObject({ ok: true });
  const { comments, ...rest } = await stored();
  const { comments: _, ...before } = copy;
  expect(rest).toEqual(before);
  expect(Object.values(Object(comments))).toMatchObject([{ text: "Lovely", author_user_id: 7 }]);
});

it("writes no price into a copy that has none", async () => {
  expect(await patchAgreement(1, { base_price_cruising: 1 })).toMatchObject({ ok: false });
  expect(await stored()).not.toHaveProperty("base_price_cruising");
});

it("looks for payments in a copy that has none", async () => {
  const { collections } = await runtime();
  expect(await paymentState(collections, { agreement: 1, id: "none" })).toBe("unsent");
});

it("leaves an agreement of which it has no price", async () => {
  expect(await removeParty(1, KEY)).toMatchObject({ ok: true });
  expect(await stored()).not.toHaveProperty("payments");
});
