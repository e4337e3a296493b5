import type { RoleStatusView } from "shared-schema/api/agreement/parties";
import { ROLES, type Role } from "shared-schema/base/roles";
import { expect, it } from "vitest";
import type { TestClient } from "../testing/client.ts";
import { useTestServer } from "../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");
const client = server.as("client");
const passenger = server.as("passenger");

const READERS = ROLES.filter((role) => role !== "passengers");

/** The time of the last edit on each role's first card. */
async function lastEdits(reader: TestClient = broker): Promise<Record<string, string>> {
  const cards: RoleStatusView[] = (await reader.get("/cruise/1/role_status/")).body;
  return Object.fromEntries([...cards].reverse().map(({ role, last_edit_dt }) => [role, last_edit_dt]));
}

/** The roles whose last edit an action moves to its own time. */
async function movedBy(act: () => Promise<{ status: number }>): Promise<Role[]> {
  const before = await lastEdits();
  server.advance(60_000);
  expect((await act()).status).toBeLessThan(300);
  const now = server.deps.clock.now().toISOString();
  const after = await lastEdits();
  for (const role of ROLES) expect([before[role], now]).toContain(after[role]);
  return ROLES.filter((role) => after[role] === now);
}

it("moves with each edit that concerns a role, and with no other", async () => {
  expect(await movedBy(() => broker.put("/cruise/1", { name: "Renamed" }))).toEqual(ROLES);
  expect(await movedBy(() => captain.put("/yacht/1", { call_sign: "ABC123" }))).toEqual(ROLES);
  expect(await movedBy(() => broker.put("/cruise/1", { base_price_cruising: 123_456 }))).toEqual(READERS);
  // Of a profile the contract prints the address; the telephone concerns its owner's own card.
  const profile = `/user/profile/${client.profileId}`;
  expect(await movedBy(() => client.put(profile, { address: "1 quai Lunel" }))).toEqual(READERS);
  expect(await movedBy(() => client.put(profile, { main_phone: "+33612345678" }))).toEqual(["clients"]);
  expect(
    await movedBy(() => passenger.put(`/user/profile/${passenger.profileId}`, { main_phone: "+33612345679" })),
  ).toEqual(["passengers"]);
  // Not an edit: what was there already, an approval, a move.
  expect(await movedBy(() => broker.put("/cruise/1", { name: "Renamed" }))).toEqual([]);
  expect(await movedBy(() => client.post("/cruise/1/approval/"))).toEqual([]);
  expect(await movedBy(() => broker.post("/cruise/1/lock"))).toEqual([]);
  // The frozen copy counts while it is locked.
  expect(await movedBy(() => captain.put("/yacht/1", { call_sign: "DEF456" }))).toEqual([]);
  expect(await movedBy(() => client.put(profile, { address: "2 quai Lunel" }))).toEqual([]);
});

it("tells a passenger of no edit of a price", async () => {
  const before = await lastEdits(passenger);
  server.advance(60_000);
  await broker.put("/cruise/1", { base_price_cruising: 123_456 });
  expect(await lastEdits(passenger)).toEqual(before);
});
