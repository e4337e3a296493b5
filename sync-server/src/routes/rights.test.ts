import { creatorParties, newAgreement } from "shared-schema/agreement/create";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { expect, it } from "vitest";
import { changeOf, pushOne } from "../testing/device.ts";
import { useTestServer } from "../testing/useTestServer.ts";

const server = useTestServer();
const admin = server.as("admin");
const broker = server.as("broker");

const allow = (may_create_agreements: boolean) => admin.put(`/user/${broker.userId}/rights`, { may_create_agreements });
const create = () => broker.post(`/cruise/by_user/${broker.userId}/`, { name: "Own" });

it("lets no one but administrators create agreements, and whom one of them ticks, at once and until it is taken back", async () => {
  expect((await create()).status).toBe(403);
  expect((await broker.call("POST", "/sync/lease", { kind: "agreement" })).status).toBe(403);
  expect((await allow(true)).body.may_create_agreements).toBe(true);
  expect((await broker.get("/user/me")).body.may_create_agreements).toBe(true);
  const created = await create();
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({ write_access: true, brokers: [{ id: broker.profileId }] });
  await allow(false);
  expect((await create()).status).toBe(403);
  // An agreement stays its creator's own.
  expect((await broker.get(`/cruise/${created.body.id}`)).body.write_access).toBe(true);
});

it("asks the same of a push: the creator is on his agreement", async () => {
  await allow(true);
  const { from } = await broker.lease("agreement");
  const fresh = newAgreement({
    ...{ name: "Pushed", contract_type: "CRUISE", currency: "EUR" },
    ...{ created_by: broker.userId, created_at: "2027-01-15T09:00:00Z" },
    bunkerId: "0190a0a0-0000-7000-8000-000000000001",
  });
  const push = (body: AgreementBody) => pushOne(broker, changeOf("agreements", null, { id: String(from), body }));
  expect(await push(fresh)).toMatchObject({ outcome: "refused" });
  expect(await push({ ...fresh, parties: creatorParties(broker.profileId) })).toMatchObject({ outcome: "taken" });
});

it("lets no one tick himself", async () => {
  const self = await broker.put(`/user/${broker.userId}/rights`, { may_create_agreements: true });
  expect(self.status).toBe(403);
  expect((await admin.put("/user/999999/rights", { may_create_agreements: true })).status).toBe(404);
});
