import { expect, it } from "vitest";
import { editOf, held, pushOne } from "../../../testing/device.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");
const client = server.as("client");

const yachtVersion = async () => (await held(captain, "yachts", 1)).body["version"];
const profileVersion = async () => (await held(client, "profiles", client.profileId)).body["version"];
const moveTo = (city: string) => client.put(`/user/profile/${client.profileId}`, { city });

it("raises the version of a yacht with the first edit after a generated contract has frozen it, by push and by REST", async () => {
  await captain.put("/yacht/1", { call_sign: "FABC" });
  await broker.post("/cruise/1/lock");
  await captain.put("/yacht/1", { call_sign: "FDEF" });
  expect(await yachtVersion()).toBe(0);
  expect((await broker.post("/cruise/1/generate")).status).toBe(200);
  expect(await yachtVersion()).toBe(0);
  const pushed = await pushOne(captain, editOf("yachts", await held(captain, "yachts", 1), { call_sign: "FGHI" }));
  expect(pushed).toMatchObject({ outcome: "taken", master: { body: { call_sign: "FGHI", version: 1 } } });
  await captain.put("/yacht/1/1", { call_sign: "FJKL" });
  expect(await yachtVersion()).toBe(1);
  expect(await captain.put("/yacht/1/0", { call_sign: "FMNO" })).toMatchObject({ status: 409 });
});

it("raises that of a profile once for each contract that froze the former, and leaves the contract's copy alone", async () => {
  await broker.post("/cruise/1/generate");
  await moveTo("Gdynia");
  await moveTo("Sopot");
  expect(await profileVersion()).toBe(1);
  const { body } = await held(broker, "snapshots", 1);
  expect(body).toMatchObject({ profiles: { [client.profileId]: { version: 0 } } });
  await broker.delete("/cruise/1/lock");
  await broker.put("/cruise/1", { name: "A week longer" });
  expect((await broker.post("/cruise/1/generate")).status).toBe(200);
  await moveTo("Hel");
  expect(await profileVersion()).toBe(2);
  expect((await client.get(`/user/profile/${client.profileId}/1`)).status).toBe(404);
});
