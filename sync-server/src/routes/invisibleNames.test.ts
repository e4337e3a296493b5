import { expect, it } from "vitest";
import { anonymous } from "../testing/client.ts";
import { editOf, held, pushOne } from "../testing/device.ts";
import { useTestServer } from "../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");
const NAME = "Ri\u200bviera";

/** The sentence that tells where the character is. */
const TOLD = /U\+200B.*Ri▯viera/;

it("refuses a name with a character that cannot be seen, whichever way it comes", async () => {
  const yacht = (
    await captain.post(`/yacht/by_user/${captain.userId}/`, { name: "Azur", port_of_registry: "Nice", type: "SAIL" })
  ).body.id;
  const service = (await broker.post("/cruise/1/service/", {})).body.at(-1).id;
  const waypoint = (await broker.get("/cruise/1/waypoint/")).body[0].id;
  const call = (await broker.post("/cruise/1/payment_call/", { call_type: "CEA" })).body.id;
  const added = { first_name: "Ada", last_name: "Okafor", email: "ada@example.org", send_invite: false };
  const guest = (await broker.post(`/user/${broker.userId}/contact/`, added)).body.id;
  await broker.post("/cruise/1/passengers/", { profile_id: guest });
  const link = await broker.post("/cruise/1/passenger_link/", { profile_id: guest, send: false });
  const token = link.body.url.split("#")[1];
  const person = { first_name: NAME, last_name: "Duval" };
  const answers = {
    agreement: await broker.put("/cruise/1", { name: NAME }),
    service: await broker.put(`/cruise/1/service/${service}`, { name: NAME }),
    waypoint: await broker.put(`/cruise/1/waypoint/${waypoint}`, { call_location_str: NAME }),
    call: await broker.put(`/cruise/payment_call/${call}`, { designation: NAME }),
    comment: await broker.post("/cruise/1/comment/", { text: "So", about: "name", proposes: NAME }),
    yacht: await captain.put(`/yacht/${yacht}`, { name: NAME }),
    profile: await broker.put(`/user/profile/${broker.profileId}`, { city: NAME }),
    newProfile: await broker.post(`/user/${broker.userId}/profile/`, person),
    contact: await broker.post(`/user/${broker.userId}/contact/`, { ...person, email: "duval@example.org" }),
    account: await anonymous(server.app).post("/user/", {
      ...person,
      email: "d@example.org",
      password: "a long one, 9",
    }),
    guest: await anonymous(server.app).post("/passenger/answer", {
      ...{ token, rev: 1e9, wishes: { kind: "KEEP" } },
      particulars: { place_of_birth: NAME },
    }),
  };
  const said = Object.entries(answers).filter(
    ([, { status, body }]) => status !== 422 || !TOLD.test(JSON.stringify(body)),
  );
  expect(said.map(([way, { status, body }]) => [way, status, body])).toEqual([]);
});

it("refuses such a name of a push, and gives it back to its author", async () => {
  const state = await held(broker, "agreements", 1);
  const { outcome, inbox } = await pushOne(broker, editOf("agreements", state, { name: NAME }));
  expect(outcome).toBe("refused");
  expect(JSON.stringify(inbox)).toContain("document.invisible-character");
  expect((await broker.get("/cruise/1")).body.name).not.toBe(NAME);
});

it("imports a contract whose names have some, and says which it has cleaned", async () => {
  const admin = await server.login("admin");
  const data = (await admin.get("/contract/1/0/data")).body;
  data.agreement.name = NAME;
  const { status, body } = await admin.post("/contract/import", data);
  expect([status, body.left_out.filter(({ kind }: { kind: string }) => kind === "name")]).toEqual([
    ...[201, [{ kind: "name", name: "Riviera", role: null, reason: "invisible" }]],
  ]);
});
