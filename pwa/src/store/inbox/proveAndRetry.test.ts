import "fake-indexeddb/auto";
import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { newProfile } from "shared-schema/profile/schema";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Runtime } from "../database/runtime.ts";
import { onProofAsked } from "../http/proof.ts";
import { startMemoryRuntime, USER } from "../testing/memoryRuntime.ts";
import { proveAndRetry } from "./proveAndRetry.ts";

const AT = "2027-01-15T09:00:00.000Z";
const STANDING = newProfile({
  ...{ first_name: "Ana", last_name: "Ruiz", user_id: USER, created_by: USER, created_at: AT },
  ...{ is_company: true, swiftbic: "COBADEFFXXX" },
});
let runtime: Runtime;
let close: () => Promise<void>;
let until: string | null;

beforeEach(async () => {
  ({ runtime, close } = await startMemoryRuntime(crypto.randomUUID()));
  vi.stubGlobal("fetch", async () =>
    Response.json({ until, methods: ["password"] }, { headers: { [OWN_ANSWER]: "1" } }),
  );
  await runtime.plain.profiles.insert({ id: "7", rev: 1, e: "", schema: 1, body: { ...STANDING } });
  // Stored in another order than they were made in.
  await keep("b", "2027-01-15T09:02:00.000Z", "BNPAFRPP");
  await keep("a", "2027-01-15T09:01:00.000Z", "AGRIFRPP");
});
afterEach(async () => {
  onProofAsked(async () => false);
  vi.unstubAllGlobals();
  await close();
});

/** An edit of the bank details that the server has kept back. */
async function keep(key: string, at: string, swiftbic: string): Promise<void> {
  const sides = { base: STANDING, mine: { ...STANDING, swiftbic }, theirs: STANDING };
  const of = { user_id: USER, kind: "refused", collection: "profiles", document_id: "7", title: "Ana Ruiz" };
  const body = { ...of, op: key, path: "", code: "account.proof-needed", ...sides, at, by: null };
  await runtime.plain.inbox.insert({ id: key, rev: 1, e: "", schema: 1, body });
}

const bic = async () => (await runtime.collections.profiles.findOne("7").exec())?.toJSON().body.swiftbic;
const waiting = async () => (await runtime.collections.inbox.find().exec()).length;

it("lets the last value that was entered stand, without asking again while a proof counts", async () => {
  until = "2027-01-15T09:10:00.000Z";
  const asked = vi.fn(async () => false);
  onProofAsked(asked);
  expect(await proveAndRetry(["b", "a"])).toEqual({ ok: true });
  expect([await bic(), await waiting(), asked.mock.calls.length]).toEqual(["BNPAFRPP", 0, 0]);
});

it("keeps everything where the proof is not given", async () => {
  until = null;
  expect(await proveAndRetry(["b", "a"])).toMatchObject({ ok: false, refusal: { code: "account.proof-needed" } });
  expect([await bic(), await waiting()]).toEqual(["COBADEFFXXX", 2]);
  onProofAsked(async () => true);
  expect(await proveAndRetry(["b", "a"])).toEqual({ ok: true });
  expect(await waiting()).toBe(0);
});
