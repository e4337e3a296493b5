import { SCHEMA_VERSION } from "shared-schema/sync/wire";
import { expect, it } from "vitest";
import { changeOf, editOf, held, inboxOf, pushOne } from "../../../testing/device.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const server = useTestServer();

it("a guess at a hidden field is answered alike whether it is right or wrong", async () => {
  const passenger = await server.login("passenger");
  await passenger.put(`/user/profile/${passenger.profileId}`, { passport_num: "X123" });
  const whole = (await held(passenger, "profiles", passenger.profileId)).body;
  const client = await server.login("client");
  const seen = await held(client, "profiles", passenger.profileId);
  expect(seen.body).not.toHaveProperty("passport_num");
  for (const passport_num of ["X123", "wrong"]) {
    const result = await pushOne(client, editOf("profiles", seen, { ...whole, passport_num }));
    expect(result).toMatchObject({ outcome: "refused", code: "profile.read-only" });
  }
  const stale = { ...seen, body: { ...seen.body, first_name: "Other" } };
  expect(await pushOne(client, changeOf("profiles", stale, { body: seen.body }))).toMatchObject({ outcome: "taken" });
});

it("no document is handed on under a version that the server does not know", async () => {
  const broker = await server.login("broker");
  const base = await held(broker, "agreements", 1);
  const body = { ...base.body, name: "Azure" };
  const result = await pushOne(broker, changeOf("agreements", base, { body, schema: 999 }));
  expect(result).toMatchObject({ outcome: "taken", master: { schema: SCHEMA_VERSION, body: { name: "Azure" } } });
  expect((await held(await server.login("captain"), "agreements", 1)).schema).toBe(SCHEMA_VERSION);
});

it("a conflict bears the code under which the device keeps it", async () => {
  const broker = await server.login("broker");
  const captain = await server.login("captain");
  const base = await held(broker, "agreements", 1);
  await pushOne(broker, editOf("agreements", base, { name: "Azure" }));
  const result = await pushOne(captain, editOf("agreements", base, { name: "Blue" }, "d2"));
  const [row] = await inboxOf(captain);
  expect(row?.["code"]).toBe(result.code);
});
