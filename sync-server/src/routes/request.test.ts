import type { RequestView } from "shared-schema/api/request";
import { expect, it } from "vitest";
import { useTestServer } from "../testing/useTestServer.ts";

const server = useTestServer();
const admin = server.as("admin");
const broker = server.as("broker");
const client = server.as("client");

const ASKED = {
  ...{ key: "0190a0a0-0000-4000-8000-000000000001", from: "2027-07-03", to: "2027-07-10", yacht_id: null },
  ...{ yacht: "A 40 m motor yacht", guests: 8, areas: "Corsica", message: "With a <chef>", language: "fr" },
};
const ask = (who: typeof broker, more: object = {}) =>
  who.post(`/request/by_user/${who.userId}/`, { ...ASKED, ...more });
const mails = () =>
  server.deps.store.mails
    .newest(50)
    .map(({ kind, recipient, language }) => ({ kind, recipient, language }))
    .reverse();

it("takes a request once, however often it is sent, and tells every administrator", async () => {
  const first = await ask(client);
  expect(first.status).toBe(201);
  const again = await ask(client);
  expect(again.body).toEqual(first.body);
  expect(first.body).toMatchObject({ state: "OPEN", requester: { full_name: expect.any(String) }, areas: "Corsica" });
  expect(mails()).toEqual([{ kind: "request-made", recipient: "admin@demo.passerelle.test", language: null }]);
  expect((await client.get(`/request/by_user/${client.userId}/`)).body).toHaveLength(1);
  // Another account's key is another request.
  expect((await ask(broker)).body.id).not.toBe(first.body.id);
  expect((await admin.get("/request/open")).body).toEqual({ open: 2 });
});

it("becomes a draft in one tap, with dates, areas and the requester on it; a second tap makes no second one", async () => {
  const { id } = (await ask(client)).body;
  const drafted: RequestView = (await admin.post(`/request/${id}/draft`)).body;
  expect(drafted.state).toBe("DRAFTED");
  expect((await admin.post(`/request/${id}/draft`)).body.agreement_id).toBe(drafted.agreement_id);
  const { body } = await client.get(`/cruise/${drafted.agreement_id}`);
  expect(body).toMatchObject({
    status: "DRAFT",
    delivery_date: "2027-07-03T12:00:00Z",
    redelivery_date: "2027-07-10T12:00:00Z",
    cruise_areas: "Corsica",
    write_access: false,
    clients: [{ id: client.profileId }],
  });
  expect(mails()).toContainEqual({
    kind: "request-drafted",
    recipient: "client@demo.passerelle.test",
    language: "fr",
  });
  expect((await admin.post(`/request/${id}/declined`, { reason: "Full" })).status).toBe(409);
});

it("puts the yacht on the draft that the requester chose, and takes none that he does not see", async () => {
  const yachts = (await client.get(`/yacht/by_user/${client.userId}/`)).body;
  const yacht_id = yachts[0].id;
  const asked = (await ask(client, { yacht_id })).body;
  expect(asked.yacht_name).toBe(yachts[0].name);
  const { agreement_id } = (await admin.post(`/request/${asked.id}/draft`)).body;
  expect((await client.get(`/cruise/${agreement_id}`)).body.yacht.id).toBe(yacht_id);
  const hidden = await broker.post(`/yacht/by_user/${broker.userId}/`, {
    ...{ name: "Secret", port_of_registry: "Nice", type: "SAIL" },
  });
  const refused = await ask(client, { key: "0190a0a0-0000-4000-8000-000000000002", yacht_id: hidden.body.id });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).not.toContain("Secret");
});

it("names the yacht to those alone who may see her: not to a requester who has lost sight of her", async () => {
  const { yacht } = (await client.get("/cruise/1")).body;
  await ask(client, { yacht_id: yacht.id });
  expect((await admin.delete(`/cruise/1/clients/by_profile/${client.profileId}`)).status).toBe(200);
  expect((await client.get(`/yacht/${yacht.id}`)).status).toBe(404);
  const [own] = (await client.get(`/request/by_user/${client.userId}/`)).body;
  expect(own).toMatchObject({ yacht_id: yacht.id, yacht_name: null });
  const again = await ask(client, { yacht_id: yacht.id });
  expect(again.body.yacht_name).toBeNull();
  const listed = (await admin.get("/request/")).body.requests;
  expect(listed).toMatchObject([{ yacht_name: yacht.name }]);
  const declined = await admin.post(`/request/${own.id}/declined`, { reason: "Full" });
  expect(declined.body.yacht_name).toBe(yacht.name);
  const letters = server.deps.store.mails.newest(50).filter(({ kind }) => kind === "request-declined");
  expect(letters.map(({ letter }) => letter?.includes(yacht.name))).toEqual([false]);
});

it("is declined with a reason that the requester reads", async () => {
  const { id } = (await ask(client)).body;
  expect((await admin.post(`/request/${id}/declined`, { reason: " " })).status).toBe(422);
  expect((await admin.post(`/request/${id}/declined`, { reason: "No yacht is free." })).status).toBe(200);
  const [own] = (await client.get(`/request/by_user/${client.userId}/`)).body;
  expect(own).toMatchObject({ state: "DECLINED", reason: "No yacht is free.", agreement_id: null });
  expect(mails().map(({ kind }) => kind)).toEqual(["request-made", "request-declined"]);
  expect((await admin.post(`/request/${id}/draft`)).status).toBe(409);
  expect((await admin.get("/request/")).body).toMatchObject({ open: 0, requests: [{ id }] });
});

it("lists the open ones first and then the newest, and goes on after any of them", async () => {
  const key = (n: number) => ({ key: `0190a0a0-0000-4000-8000-00000000001${n}` });
  const ids: number[] = [];
  for (const n of [1, 2, 3, 4]) ids.push((await ask(client, key(n))).body.id);
  const [first, second, third, fourth] = ids;
  for (const id of [second, fourth]) await admin.post(`/request/${id}/declined`, { reason: "Full" });
  const listed = async (query: string) => {
    const { requests } = (await admin.get(`/request/${query}`)).body;
    return requests.map(({ id }: { id: number }) => id);
  };
  expect(await listed("")).toEqual([third, first, fourth, second]);
  expect(await listed(`?before=${third}&open=true`)).toEqual([first, fourth, second]);
  expect(await listed(`?before=${first}&open=true`)).toEqual([fourth, second]);
  expect(await listed(`?before=${fourth}&open=false`)).toEqual([second]);
  expect((await admin.get("/request/?before=0")).status).toBe(422);
});

it("puts yacht and areas on one line, and keeps the lines of the message", async () => {
  const { body } = await ask(client, { yacht: "Motor\r\nyacht", areas: "Corsica\n\nSardinia", message: "a\nb" });
  expect(body).toMatchObject({ yacht: "Motor yacht", areas: "Corsica Sardinia", message: "a\nb" });
});

it("refuses days in the wrong order, too many guests and long texts, each at its field", async () => {
  const fields = async (more: object) => Object.keys((await ask(client, more)).body.errors?.json ?? {});
  expect(await fields({ to: "2027-07-02" })).toEqual(["to"]);
  expect(await fields({ guests: 13 })).toEqual(["guests"]);
  expect(await fields({ message: "x".repeat(2_001) })).toEqual(["message"]);
  expect(await fields({ from: "1999-01-01" })).toContain("from");
});

it("takes twenty requests a day from one account", async () => {
  const keyed = (number: number) => ({ key: `0190a0a0-0000-4000-8000-0000000001${String(number).padStart(2, "0")}` });
  for (let number = 0; number < 20; number += 1) expect((await ask(client, keyed(number))).status).toBe(201);
  expect((await ask(client, keyed(20))).status).toBe(429);
  // A request already taken still gets its answer: the device only wants to hear it.
  expect((await ask(client, keyed(3))).status).toBe(201);
  server.advance(86_400_001);
  await server.logInAgain();
  expect((await ask(client, keyed(20))).status).toBe(201);
});

it("shows no one else's requests, and lets no one but administrators decide", async () => {
  const { id } = (await ask(client)).body;
  expect((await broker.get(`/request/by_user/${client.userId}/`)).status).toBe(403);
  expect((await admin.post(`/request/by_user/${client.userId}/`, ASKED)).status).toBe(403);
  for (const path of ["draft", "declined"]) {
    expect((await broker.post(`/request/${id}/${path}`, { reason: "No" })).status).toBe(403);
  }
});
