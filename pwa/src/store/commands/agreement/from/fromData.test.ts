import "fake-indexeddb/auto";
import type { Viewer } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { partyKey } from "shared-schema/base/roles";
import type { ContractData } from "shared-schema/contract/data/format";
import { writeDraftData } from "shared-schema/contract/data/write";
import { rivieraFacts } from "shared-schema/contract/testing.test-support";
import { afterAll, beforeAll, expect, it } from "vitest";
import { provideRuntime, type Runtime } from "../../../database/runtime.ts";
import { startMemoryRuntime, USER } from "../../../testing/memoryRuntime.ts";
import { insertDocument } from "../../edit.ts";
import { createFromData, draftOf } from "./fromData.ts";

const facts = rivieraFacts();
const OWN = 20;
const broker: Viewer = { user_id: USER, is_admin: false, may_create_agreements: true, profile_ids: new Set([OWN]) };

let runtime: Runtime;
let close: () => Promise<void>;

/** The yacht and everybody on the agreement are on the device; none of them was made here. */
beforeAll(async () => {
  ({ runtime, close } = await startMemoryRuntime("from-data"));
  const { collections } = runtime;
  if (!facts.yacht) throw new Error("The agreement has a yacht.");
  await insertDocument(collections.yachts, "1", { ok: true, value: facts.yacht });
  for (const [number, body] of Object.entries(facts.profiles)) {
    await insertDocument(collections.profiles, number, { ok: true, value: body });
  }
});
afterAll(() => close());

function data(): ContractData {
  const written = writeDraftData(facts);
  if (!written.ok) throw new Error(written.refusal.code);
  return written.value;
}

const asViewer = (viewer: Viewer) => provideRuntime({ ...runtime, viewer: () => viewer });

/** Puts the viewer on an agreement with the yacht and everybody else. */
async function takePart(role: "brokers" | "clients"): Promise<void> {
  const own = { role, profile_id: OWN, pos: "Zz" };
  const body: AgreementBody = {
    ...facts.agreement,
    parties: { ...facts.agreement.parties, [partyKey(role, OWN)]: own },
  };
  await insertDocument(runtime.collections.agreements, role === "clients" ? "500" : "501", { ok: true, value: body });
}

it("takes no one who is seen and may not be added, whichever the role", async () => {
  asViewer(broker);
  await takePart("clients");
  const { body, left_out } = await draftOf(data(), () => true);
  expect([body.yacht_id, body.parties]).toEqual([null, {}]);
  expect(new Set(left_out.map(({ reason }) => reason))).toEqual(new Set(["not-yours", "passenger-left-out"]));
});

it("takes the yacht with whom the viewer works, and asks for the roles as the server does", async () => {
  asViewer(broker);
  await takePart("brokers");
  const { body, left_out } = await draftOf(data(), () => true);
  expect(body.yacht_id).toBe(1);
  expect(left_out.some(({ reason }) => reason === "not-yours")).toBe(false);
});

it("is a draft on this device for someone who may create one", async () => {
  const admin = { ...broker, is_admin: true };
  asViewer(admin);
  const made = await createFromData(data(), () => true);
  if (!made.ok) throw new Error(made.refusal.code);
  const row = await runtime.collections.agreements.findOne(String(made.value)).exec(true);
  expect(row.toMutableJSON().body).toMatchObject({
    name: facts.agreement.name,
    status: "DRAFT",
    created_by: USER,
    delivery_date: facts.agreement.delivery_date,
  });
  asViewer({ ...broker, may_create_agreements: false });
  expect(await createFromData(data(), () => true)).toMatchObject({
    ok: false,
    refusal: { code: "agreement.creators-only" },
  });
});
