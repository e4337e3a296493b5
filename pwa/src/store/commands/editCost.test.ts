import "fake-indexeddb/auto";
import { newAgreement } from "shared-schema/agreement/create";
import { type AgreementBody, agreementBody } from "shared-schema/agreement/schema";
import { done } from "shared-schema/base/result";
import { partyKey } from "shared-schema/base/roles";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { provideRuntime, runtime } from "../database/runtime.ts";
import { startMemoryRuntime } from "../testing/memoryRuntime.ts";
import { addComment } from "./agreement/comments.ts";
import { editUndoable } from "./undo.ts";

const KEY = partyKey("brokers", 42);
const fresh = newAgreement({
  ...{ name: "Riviera", contract_type: "CRUISE", currency: "EUR", created_by: 1, created_at: "2027-01-15T09:00:00Z" },
  bunkerId: "0190a0a0-0000-7000-8000-000000000001",
});
const body = { ...fresh, parties: { [KEY]: { role: "brokers" as const, profile_id: 42, pos: "a0" } } };
let close: () => Promise<void>;

beforeAll(async () => {
  const started = await startMemoryRuntime("broker");
  close = started.close;
  const viewer = () => ({ user_id: 7, is_admin: false, profile_ids: new Set([42]) });
  provideRuntime({ ...started.runtime, viewer });
  await started.runtime.plain.agreements.insert({ id: "1", rev: 3, e: "", schema: 1, body });
});
afterAll(() => close());
afterEach(() => vi.restoreAllMocks());

it("checks and copies an agreement once for an edit", async () => {
  const { collections } = await runtime();
  const document = await collections.agreements.findOne("1").exec(true);
  const checks = vi.spyOn(agreementBody.shape.status._zod, "run");
  const clones = vi.spyOn(globalThis, "structuredClone");
  const rxClones = vi.spyOn(document, "toMutableJSON");
  const change = vi.fn((before: AgreementBody) => done({ ...before, name: "Corsica" }));
  expect(await editUndoable(1, change, { seen: "Riviera", typed: "Corsica" })).toMatchObject({ ok: true });
  const copies = clones.mock.calls.filter(([value]) => Object.hasOwn(Object(value), "waypoints"));
  expect([change.mock.calls.length, checks.mock.calls.length, copies.length]).toEqual([1, 1, 1]);
  expect(rxClones).not.toHaveBeenCalled();
});

it("decides again what another write came before", async () => {
  const names = ["Corsica", "Elba", "Sardinia"];
  const edits = names.map((text) => addComment(1, { about: null, text }));
  expect(await Promise.all(edits)).toMatchObject(names.map(() => ({ ok: true })));
  const { collections } = await runtime();
  const { comments } = (await collections.agreements.findOne("1").exec(true)).toJSON().body;
  expect(Object.values(comments).map(({ text }) => text)).toEqual(names);
});
