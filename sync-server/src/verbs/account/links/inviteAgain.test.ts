import { expect, it } from "vitest";
import { anonymous, type TestClient } from "../../../testing/client.ts";
import { mailedToken } from "../../../testing/mailedLink.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { reading } from "../../base/context.ts";
import { letterNow } from "../../notify/mail/letterNow.ts";

const MAIL = "ines@example.org";
const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");

const invited = async (send_invite = true) => {
  const contact = { first_name: "Ines", last_name: "Costa", email: MAIL, send_invite };
  return (await broker.post(`/user/${broker.userId}/contact/`, contact)).body.id as number;
};
const path = (who: TestClient, id: number) => `/user/${who.userId}/contact/${id}/invitation`;
const works = async (token: string) => (await anonymous(server.app).get(`/user/link/${token}`)).status === 200;

it("sends an invitation again, says until when it works, and ends the former link", async () => {
  const id = await invited();
  const first = mailedToken(server, MAIL);
  server.advance(3 * 24 * 3_600_000);
  await server.logInAgain();
  const before = (await broker.get(path(broker, id))).body;
  const after = (await broker.post(path(broker, id))).body;
  expect(Date.parse(after.expires_at) - Date.parse(before.expires_at)).toBe(3 * 24 * 3_600_000);
  expect((await broker.get(path(broker, id))).body).toEqual(after);
  const second = mailedToken(server, MAIL);
  expect(second).not.toBe(first);
  expect([await works(first), await works(second)]).toEqual([false, true]);
});

it("invites someone who was not invited at first", async () => {
  const id = await invited(false);
  expect((await broker.get(path(broker, id))).body).toEqual({ sent_at: null, expires_at: null });
  expect((await broker.post(path(broker, id))).status).toBe(200);
  expect(await works(mailedToken(server, MAIL))).toBe(true);
});

it("sends five invitations to an address within a day; the last link stays", async () => {
  const id = await invited();
  const statuses = [];
  for (let step = 0; step < 6; step++) statuses.push((await broker.post(path(broker, id))).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  expect(await works(mailedToken(server, MAIL))).toBe(true);
});

it("refuses whoever has no such contact, a profile that was claimed, and one without an address", async () => {
  const id = await invited();
  expect((await captain.post(path(captain, id))).status).toBe(404);
  expect((await captain.get(path(captain, id))).status).toBe(404);
  const recovery_token = mailedToken(server, MAIL);
  const claim = { recovery_token, new_password: "another boat 47" };
  expect((await anonymous(server.app).post("/user/recover", claim)).status).toBe(200);
  expect((await broker.post(path(broker, id))).status).toBe(409);
  const passenger = { first_name: "Kid", last_name: "Costa", email: "kid@passenger.invalid" };
  const kid = (await broker.post(`/user/${broker.userId}/contact/`, passenger)).body.id;
  expect(JSON.stringify((await broker.post(path(broker, kid))).body)).toContain("has no email address");
});

it("names the yacht of an agreement that both are on when it leaves", async () => {
  const id = await invited();
  const mail = () => server.deps.store.mails.newest(50).find(({ recipient }) => recipient === MAIL);
  const yachts = () => {
    const row = mail();
    const letter = row && letterNow(reading(server.deps), row);
    return letter?.facts?.filter(({ label }) => label.en === "Yacht").map(({ value }) => value);
  };
  expect(yachts()).toEqual([]);
  await broker.post("/cruise/1/clients/", { profile_id: id });
  expect(yachts()).toEqual([(await broker.get("/cruise/1")).body.yacht.name]);
});
