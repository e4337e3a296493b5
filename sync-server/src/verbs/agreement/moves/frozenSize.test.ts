import { bytesOf } from "shared-schema/base/size";
import { MOST_COPY_BYTES } from "shared-schema/frozen/freeze";
import { newProfile } from "shared-schema/profile/schema";
import { expect, it } from "vitest";
import { commitAsServer } from "../../../testing/commitAsServer.ts";
import { held } from "../../../testing/device.ts";
import { setAgreement } from "../../../testing/setAgreement.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");

const AT = "2027-01-15T09:00:00.000Z";
const FIRST = 5_000;
/** Fields of no schema, as heavy as a document may be. */
const ballast = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`x_${at}`, "a".repeat(19_900)]));
/** The longest fields of a form, filled to their limit. */
const eloquent = Object.fromEntries(
  ["address", "city", "capacity", "guarantor_name", "company_name", "bank_address", "main_phone"].map((field) => [
    field,
    "é".repeat(200),
  ]),
);

/** Puts so many new profiles onto agreement 1 as passengers. */
function crowd(count: number, fields: object): void {
  const ids = Array.from({ length: count }, (_, at) => FIRST + at);
  for (const id of ids) {
    const person = { first_name: "P", last_name: String(id), user_id: null, created_by: 1, created_at: AT };
    commitAsServer(server, { collection: "profiles", id: String(id) }, { ...newProfile(person), ...fields });
  }
  setAgreement(server, 1, (body) => ({
    ...body,
    parties: {
      ...body.parties,
      ...Object.fromEntries(
        ids.map((id) => [`passengers:${id}`, { role: "passengers" as const, profile_id: id, pos: `b${id}V` }]),
      ),
    },
  }));
}

const status = async () => (await broker.get("/cruise/1")).body.status;

it("holds no field that no schema knows", async () => {
  crowd(5, ballast);
  expect((await broker.post("/cruise/1/lock")).status).toBe(200);
  const copy = await held(broker, "snapshots", 1);
  expect(JSON.stringify(copy)).not.toContain("x_0");
  expect(bytesOf(copy.body)).toBeLessThan(100_000);
});

it.each([
  ["too heavy to be read", 60, ballast],
  ["too large to be held", 900, eloquent],
])("is refused where it is %s, and the agreement stays a draft", async (_, count, fields) => {
  crowd(count, fields);
  const before = server.deps.store.usage.of(broker.userId, AT);
  const { status: answered, body } = await broker.post("/cruise/1/lock");
  expect([answered, body.message]).toEqual([
    422,
    "The yacht and the profiles of this agreement are too large to be locked.",
  ]);
  expect(await status()).toBe("DRAFT");
  expect(server.deps.store.usage.of(broker.userId, AT)).toEqual(before);
  expect(MOST_COPY_BYTES).toBe(2 * 1024 * 1024);
});

it("counts against the quota before it is written", async () => {
  const { store, quotas } = server.deps;
  quotas.bytes = store.usage.of(broker.userId, AT).bytes + 5_000;
  expect((await broker.post("/cruise/1/lock")).status).toBe(409);
  expect(await status()).toBe("DRAFT");
});
