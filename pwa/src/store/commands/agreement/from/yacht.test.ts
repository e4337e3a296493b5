import "fake-indexeddb/auto";
import type { Viewer } from "shared-schema/agreement/access";
import { byPos } from "shared-schema/agreement/order";
import { partyKey } from "shared-schema/base/roles";
import { rivieraFacts } from "shared-schema/contract/testing.test-support";
import { fullName } from "shared-schema/profile/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { provideRuntime, type Runtime } from "../../../database/runtime.ts";
import { useSession } from "../../../session/session.ts";
import { startMemoryRuntime, USER } from "../../../testing/memoryRuntime.ts";
import { insertDocument } from "../../edit.ts";
import { partiesWithYacht } from "./yacht.ts";

const facts = rivieraFacts();
const YACHT = facts.agreement.yacht_id ?? 0;
const OWN = 20;
const broker: Viewer = { user_id: USER, is_admin: false, may_create_agreements: true, profile_ids: new Set([OWN]) };

let runtime: Runtime;
let close: () => Promise<void>;

/** Everybody on the agreement is on the device; none of them was made here. */
beforeAll(async () => {
  ({ runtime, close } = await startMemoryRuntime("with-yacht"));
  for (const [number, body] of Object.entries(facts.profiles)) {
    await insertDocument(runtime.collections.profiles, number, { ok: true, value: body });
  }
  provideRuntime({ ...runtime, viewer: () => broker });
  const profile = { id: OWN, full_name: "Ada Broker" };
  const names = { email: "ada@example.test", first_name: "Ada", last_name: "Broker", email_confirmed: true };
  const rights = { id: USER, is_admin: false, may_create_agreements: true };
  useSession.setState({ user: { ...rights, ...names, main_profile: profile, profiles: [profile] } });
});
afterAll(() => close());

/** Puts the viewer on an agreement with the yacht and everybody else. */
async function takePart(role: "brokers" | "clients"): Promise<void> {
  const own = { role, profile_id: OWN, pos: "Zz" };
  const parties = { ...facts.agreement.parties, [partyKey(role, OWN)]: own };
  const key = role === "clients" ? "500" : "501";
  await insertDocument(runtime.collections.agreements, key, { ok: true, value: { ...facts.agreement, parties } });
}

it("proposes the carrier and the captains of the yacht's last voyage to those who may add them, and to no one else", async () => {
  expect(await partiesWithYacht(YACHT)).toEqual([]);
  // A client reads the contract, and may put no one of it on another one.
  await takePart("clients");
  expect(await partiesWithYacht(YACHT)).toEqual([]);
  await takePart("brokers");
  const people = byPos(facts.agreement.parties).map(([, party]) => party);
  const wanted = (["carriers", "captains"] as const).flatMap((role) => people.filter((party) => party.role === role));
  expect(wanted.length).toBeGreaterThan(1);
  const named = wanted.map(({ role, profile_id }) => {
    const profile = facts.profiles[profile_id];
    return { role, profile_id, name: profile && fullName(profile) };
  });
  expect(await partiesWithYacht(YACHT)).toEqual(named);
  expect(await partiesWithYacht(YACHT + 1)).toEqual([]);
});
