import { expect, it } from "vitest";
import { anonymous } from "../testing/client.ts";
import { editOf, held, pushOne } from "../testing/device.ts";
import { useTestServer } from "../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
const NAME = "<b>x</b> http://evil.test";

async function guestLink(): Promise<{ guest: number; token: string }> {
  const added = { first_name: "Ada", last_name: "Okafor", email: "ada@example.org", send_invite: false };
  const guest = (await broker.post(`/user/${broker.userId}/contact/`, added)).body.id;
  await broker.post("/cruise/1/passengers/", { profile_id: guest });
  const link = await broker.post("/cruise/1/passenger_link/", { profile_id: guest, send: false });
  return { guest, token: link.body.url.split("#")[1] };
}

it("refuses names with markup, whichever way they come", async () => {
  const person = { first_name: NAME, last_name: "Duval" };
  const { token } = await guestLink();
  const answers = {
    profile: await broker.put(`/user/profile/${broker.profileId}`, { last_name: NAME }),
    newProfile: await broker.post(`/user/${broker.userId}/profile/`, person),
    contact: await broker.post(`/user/${broker.userId}/contact/`, { ...person, email: "duval@example.org" }),
    account: await anonymous(server.app).post("/user/", {
      ...{ ...person, email: "d@example.org", password: "a long one, 9" },
    }),
    guest: await anonymous(server.app).post("/passenger/answer", {
      ...{ token, rev: 1e9, wishes: { kind: "KEEP" }, particulars: { last_name: NAME } },
    }),
  };
  const said = Object.entries(answers).filter(
    ([, { status, body }]) => status !== 422 || !/<b>.*enter the name alone/i.test(JSON.stringify(body)),
  );
  expect(said.map(([way, { status, body }]) => [way, status, body])).toEqual([]);
});

it.each([
  ["date_of_birth", "2090-01-01", "document.invalid"],
  ["date_of_birth", "1850-01-01", "document.invalid"],
  ["company_vat_num", "FR99999999999", "vat.wrong-number"],
])("refuses %s %s by REST and by a push", async (field, value, code) => {
  const put = await broker.put(`/user/profile/${broker.profileId}`, { [field]: value });
  expect([put.status, Object.keys(put.body.errors?.json ?? {})]).toEqual([422, [field]]);
  const state = await held(broker, "profiles", broker.profileId);
  const { outcome, inbox } = await pushOne(broker, editOf("profiles", state, { [field]: value }));
  expect(outcome).toBe("refused");
  expect(JSON.stringify(inbox)).toContain(code);
});

it("refuses a guest's impossible date of birth, also where another one is on file and would be compared", async () => {
  const { guest, token } = await guestLink();
  const answer = (date_of_birth: string) =>
    anonymous(server.app).post("/passenger/answer", {
      ...{ token, rev: 1e9, wishes: { kind: "KEEP" }, particulars: { date_of_birth } },
    });
  expect((await answer("2090-01-01")).status).toBe(422);
  await broker.put(`/user/profile/${guest}`, { date_of_birth: "1980-02-03" });
  expect((await answer("2090-01-01")).status).toBe(422);
  expect((await answer("1980-03-02")).body).toEqual({ waiting: ["date_of_birth"] });
});

it("mails three letters an hour to an address that strangers sign up with, and answers the others alike", async () => {
  const stranger = anonymous(server.app);
  const signUp = (last_name: string) =>
    stranger.post("/user/", {
      ...{ first_name: "Ann", last_name, email: "Victim@example.org", password: "a long one, 9" },
    });
  const mailed = () => server.deps.store.mails.newest(50).filter(({ kind }) => kind === "confirmation").length;
  const answers = [];
  for (const name of ["A", "B", "C", "D"]) answers.push(await signUp(name));
  expect(mailed()).toBe(3);
  expect(new Set(answers.map(({ status, body }) => `${status} ${Object.keys(body).sort()}`)).size).toBe(1);
  server.advance(3_600_001);
  await signUp("E");
  expect(mailed()).toBe(4);
});
