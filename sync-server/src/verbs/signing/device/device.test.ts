import { expect, it } from "vitest";
import { DEVICE, ORIGIN, PIN } from "../../../trust/world.test-support.ts";
import { signingServer } from "../signing.test-support.ts";

async function waiting() {
  const signing = await signingServer();
  await (await signing.as("broker")).post("/cruise/1/generate");
  await signing.upTo("client");
  const client = await signing.as("client");
  const ticket = async () => (await client.post(`/user/${client.userId}/signing_ticket`)).body;
  const open = (path: string) => signing.server.app.request(path);
  return { signing, ticket, open };
}

it("brings another device to the page that confirms, once", async () => {
  const { signing, ticket, open } = await waiting();
  const { path } = await ticket();
  const led = await open(path);
  expect(led.status).toBe(303);
  const address = led.headers.get("location") ?? "";
  expect(address.startsWith(`${DEVICE}?account_token=`)).toBe(true);
  expect((await open(path)).status).toBe(409);
  const phone = signing.browser("phone");
  const shown = await phone.go(address);
  expect(await shown.text()).toContain('name="pin"');
  await phone.send(DEVICE, { do: "sign", pin: PIN });
  await signing.look();
  expect((await (await signing.as("client")).get("/sign/1/0")).body).toMatchObject([{ status: "SIGNED" }]);
});

it("takes no ticket that is old, foreign, or of a signature that has ended, and none as a return", async () => {
  const { signing, ticket, open } = await waiting();
  const old = await ticket();
  signing.clock.advance(301_000);
  expect((await open(old.path)).status).toBe(409);
  const stale = await ticket();
  const state = stale.path.split("/").at(-1);
  expect((await signing.post("client", { code: "x", state })).status).toBe(409);
  expect((await open(`/api/sign/return?code=x&state=${state}`)).status).toBe(409);
  await (await signing.as("broker")).delete("/cruise/1/lock");
  expect((await open(stale.path)).status).toBe(409);
  const { userId } = await signing.as("client");
  const carrier = await signing.as("carrier");
  expect((await carrier.post(`/user/${userId}/signing_ticket`)).status).toBe(403);
  expect((await carrier.post(`/user/${carrier.userId}/signing_ticket`)).status).toBe(409);
});

it("leads a device that is not logged in to the account's own log-in", async () => {
  const { signing } = await waiting();
  const page = await signing.browser("stranger").go(DEVICE);
  expect(page.status).toBe(401);
  expect(await page.text()).toContain(`href="${ORIGIN}/sign"`);
});

it("notes what happens to keys, once each over a restart, and mails that one was locked", async () => {
  const { signing } = await waiting();
  const wrong = () => signing.browser("client").send(DEVICE, { do: "sign", pin: "314159" });
  for (let attempt = 0; attempt < 5; attempt++) await wrong();
  await signing.look();
  await signing.restart();
  await signing.look();
  const { store } = signing.server.deps;
  const noted = store.audit.all().filter(({ verb }) => verb.startsWith("signing_key."));
  expect(noted.map(({ verb }) => verb)).toEqual([
    "signing_key.enrolled",
    ...Array.from({ length: 5 }, () => "signing_key.wrong-pin"),
    "signing_key.locked",
  ]);
  const mails = store.mails.newest(100).filter(({ key }) => key.startsWith("signing-key/locked/"));
  expect(mails.map(({ recipient }) => recipient)).toEqual(["client@demo.passerelle.test"]);
});
