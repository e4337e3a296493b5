import { expect, it } from "vitest";
import { letterSchema } from "../../base/outbox/letter.ts";
import { signingServer } from "../signing.test-support.ts";

const OUTSIDER = "outsider@example.org";

/** The letters that wait for an address, with where their buttons lead. */
function waitingFor(signing: Awaited<ReturnType<typeof signingServer>>, address: string) {
  return signing.server.deps.store.mails.newest(100).flatMap(({ recipient, kind, letter }) => {
    if (recipient !== address || letter === null) return [];
    return [{ kind, path: letterSchema.parse(JSON.parse(letter)).button?.path ?? "" }];
  });
}

it("lets a delegate who is not on the agreement read and sign that version, and nothing else", async () => {
  const signing = await signingServer();
  await (await signing.as("broker")).post("/cruise/1/generate");
  const person = { first_name: "Olga", last_name: "Outside", email: OUTSIDER, password: "passerelle-demo" };
  await (await signing.as("admin")).post("/user/", person);
  const [client, outsider] = [await signing.as("client"), await signing.as(OUTSIDER)];
  const handing = { role: "clients", profile_id: client.profileId, delegate_profile_id: outsider.profileId };
  const { body } = await client.post("/cruise/1/delegation", handing);
  const delegation = `/cruise/1/delegation/${body.id}`;
  expect(waitingFor(signing, OUTSIDER)).toContainEqual({
    kind: "signing",
    path: `/sign/1/0?delegation=${body.id}`,
  });
  const offers = async () => (await outsider.get(`/user/${outsider.userId}/delegation_offer/`)).body;
  expect(await offers()).toEqual([
    {
      ...{ id: body.id, version: 0, agreement: { id: 1, name: expect.any(String) }, about: expect.any(String) },
      path: `/sign/1/0?delegation=${body.id}`,
    },
  ]);
  expect((await client.get(`/user/${client.userId}/delegation_offer/`)).body).toEqual([]);
  expect((await client.get(`/user/${outsider.userId}/delegation_offer/`)).status).toBe(403);
  const { document_id } = await signing.state("client");
  const reads = async () => {
    const pdf = await signing.pdf(OUTSIDER, document_id);
    const state = await outsider.get("/sign/1/0/state");
    return [state.status, pdf.status];
  };
  expect(await reads()).toEqual([404, 404]);
  expect((await outsider.get(delegation)).body).toMatchObject({ state: "offered", version: 0 });
  expect((await (await signing.as("carrier")).get(delegation)).status).toBe(404);
  expect((await outsider.post(`${delegation}/accept`)).status).toBe(200);
  expect(await offers()).toEqual([]);
  expect(await reads()).toEqual([200, 200]);
  const elsewhere = ["/cruise/1", "/cruise/1/0", "/cruise/1/history/", "/contract/1/0", "/sign/1/1/state"];
  for (const path of elsewhere) expect([path, (await outsider.get(path)).status]).toEqual([path, 404]);
  const signed = await signing.sign(OUTSIDER);
  expect(signed).toMatchObject({ status: "SIGNED", roles: [{ profile: { id: client.profileId } }] });
});

it("no longer offers a delegation that has ended, or a version that can no longer be signed", async () => {
  const signing = await signingServer();
  await (await signing.as("broker")).post("/cruise/1/generate");
  const [client, captain] = [await signing.as("client"), await signing.as("captain")];
  const handing = { role: "clients", profile_id: client.profileId, delegate_profile_id: captain.profileId };
  const offers = async () => (await captain.get(`/user/${captain.userId}/delegation_offer/`)).body;
  const first = await client.post("/cruise/1/delegation", handing);
  expect(await offers()).toMatchObject([{ path: `/agreement/1/contract/0?delegation=${first.body.id}` }]);
  await captain.delete(`/cruise/1/delegation/${first.body.id}`);
  expect(await offers()).toEqual([]);
  await client.post("/cruise/1/delegation", handing);
  expect(await offers()).toHaveLength(1);
  await (await signing.as("carrier")).post("/sign/1/0/decline", { reason: "No" });
  expect(await offers()).toEqual([]);
});

it("invites a signatory without an account by a link that claims the profile and leads to the contract", async () => {
  const signing = await signingServer();
  const broker = await signing.as("broker");
  const email = "new.signatory@example.org";
  const contact = { first_name: "Nadia", last_name: "Neuve", email };
  const made = await broker.post(`/user/${broker.userId}/contact/`, contact);
  const profile_id = made.body.id;
  const seat = { address: "1 Quai", city: "Nice", postcode: "06300", address_country: "FR" };
  await broker.put(`/user/profile/${profile_id}`, seat);
  expect((await broker.post("/cruise/1/stakeholders/", { profile_id })).status).toBe(200);
  expect((await broker.post("/cruise/1/generate")).status).toBe(200);
  const { signatories } = await signing.state("broker");
  expect(signatories.filter((each: { has_joined: boolean }) => !each.has_joined)).toMatchObject([
    { name: "Nadia Neuve", asked: { state: "queued" } },
  ]);
  const invited = waitingFor(signing, email).find(({ kind }) => kind === "signature-invitation");
  const [, token = "", next] = /^\/claim_account\/([\w-]+)\?nextUrl=(.*)$/.exec(invited?.path ?? "") ?? [];
  expect(decodeURIComponent(next ?? "")).toBe("/agreement/1/contract/0");
  // No one else is shown the link.
  const shown = JSON.stringify([signatories, (await (await signing.as("admin")).get("/mail/")).body]);
  expect(shown).not.toContain(token);
  const claimed = await broker.post("/user/recover", { recovery_token: token, new_password: "four red herons fly" });
  expect(claimed.status).toBe(200);
});
