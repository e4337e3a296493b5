import { newProfile } from "shared-schema/profile/schema";
import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../../../demo/login.ts";
import { changeOf, editOf, held, inboxOf, pushOne } from "../../../testing/device.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const server = useTestServer();
const carrier = server.as("carrier");
const IBAN = "DE89370400440532013000";
const NEEDED = "account.proof-needed";

const profile = () => held(carrier, "profiles", carrier.profileId ?? 0);
const prove = () => carrier.post(`/user/${carrier.userId}/proof`, { password: DEMO_PASSWORD });

describe("bank details in a session without a proof", () => {
  beforeEach(() => server.advance(10 * 60_000));

  it("wait in the inbox of who pushed them, while the rest of the edit is taken", async () => {
    const before = await profile();
    const result = await pushOne(carrier, editOf("profiles", before, { iban: IBAN, city: "Hyères" }));
    expect(result).toMatchObject({ outcome: "merged", code: NEEDED });
    const after = await profile();
    expect(after.body).toMatchObject({ iban: before.body["iban"], city: "Hyères" });
    const [row] = await inboxOf(carrier);
    expect(row).toMatchObject({ kind: "refused", code: NEEDED, path: "", document_id: String(carrier.profileId) });
    // The difference between the two sides is what is written again.
    expect(row).toMatchObject({
      base: { iban: before.body["iban"], city: "Hyères" },
      mine: { iban: IBAN, city: "Hyères" },
    });
    await prove();
    expect(await pushOne(carrier, editOf("profiles", after, { iban: IBAN }))).toMatchObject({ outcome: "taken" });
    expect((await profile()).body).toMatchObject({ iban: IBAN, city: "Hyères" });
  });

  it("are refused where nothing else was changed, once, however often the push is repeated", async () => {
    const change = editOf("profiles", await profile(), { swiftbic: "BNPAFRPP" });
    for (const _ of [1, 2]) expect(await pushOne(carrier, change)).toMatchObject({ outcome: "refused", code: NEEDED });
    expect(await inboxOf(carrier)).toHaveLength(1);
    const noted = server.deps.store.audit.all().filter(({ verb }) => verb === "edit.refuse");
    expect(noted).toHaveLength(1);
    expect(JSON.stringify(noted)).not.toContain("BNPAFRPP");
  });

  it("are left out of a new profile, which is made without them", async () => {
    const { lease } = { lease: await carrier.post("/sync/lease", { kind: "profile" }) };
    const id = String(lease.body.from);
    const made = { user_id: null, created_by: carrier.userId, created_at: "2027-01-15T09:00:00.000Z" };
    const body = newProfile({ ...made, first_name: "Ines", last_name: "Costa", iban: IBAN });
    const result = await pushOne(carrier, changeOf("profiles", null, { id, rev: 0, body }));
    expect(result).toMatchObject({ outcome: "merged", code: NEEDED });
    expect((await held(carrier, "profiles", id)).body).toMatchObject({ first_name: "Ines", iban: null });
    expect(await inboxOf(carrier)).toMatchObject([{ base: { iban: null }, mine: { iban: IBAN } }]);
  });

  it("are asked a proof for over REST, where nothing is written without it", async () => {
    const path = `/user/profile/${carrier.profileId}`;
    const refused = await carrier.put(path, { iban: IBAN, city: "Hyères" });
    expect([refused.status, refused.body.message]).toEqual([403, "Please confirm first that it is you."]);
    expect((await profile()).body["city"]).not.toBe("Hyères");
    expect((await carrier.put(path, { city: "Hyères" })).status).toBe(200);
    const create = { first_name: "Ines", last_name: "Costa", bank_name: "Bank" };
    expect((await carrier.post(`/user/${carrier.userId}/profile/`, create)).status).toBe(403);
    await prove();
    expect((await carrier.put(path, { iban: IBAN })).status).toBe(200);
  });

  it("are not taken over from another profile by a merge either", async () => {
    await prove();
    const create = { first_name: "Other", last_name: "Name", iban: IBAN };
    const { body } = await carrier.post(`/user/${carrier.userId}/profile/`, create);
    server.advance(10 * 60_000);
    const path = `/user/profile/${carrier.profileId}/merge_with/${body.id}`;
    const fields = { bank_name: "other", iban: "other" };
    const merged = await carrier.post(path, { fields });
    expect([merged.status, merged.body.message]).toEqual([403, "Please confirm first that it is you."]);
  });
});

it("a session that was just opened needs no further proof", async () => {
  expect(await pushOne(carrier, editOf("profiles", await profile(), { iban: IBAN }))).toMatchObject({
    outcome: "taken",
  });
});
