import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AgreementBody, Payment, PaymentCall } from "shared-schema/agreement/schema";
import { DEFAULT_MAIL_SETTINGS, type MailSettings } from "shared-schema/api/mail/settings";
import { seedTaxRows } from "shared-schema/pricing/tax/seedRows";
import { describe, expect, it, onTestFinished } from "vitest";
import { fileSentKeys, type SentKeys } from "../../../ports/mailer/sentKeys.ts";
import { smtpMailer } from "../../../ports/mailer/smtpMailer.ts";
import { anonymous, type TestClient } from "../../../testing/client.ts";
import { commitAsServer } from "../../../testing/commitAsServer.ts";
import { openMailServer } from "../../../testing/mailServer.ts";
import { setAgreement } from "../../../testing/setAgreement.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { transact } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { commitDocument } from "../../documents/commitDocument.ts";
import { TAX_RULES } from "../../documents/reference/taxRows.ts";
import { lookForAlerts } from "../../jobs/alertLoop.ts";
import { sendDueMails } from "../mail/sendMails.ts";
import { addAlert } from "./addAlert.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const CALL = "01900000-0000-7000-8000-0000000000aa";

const server = useTestServer();
const broker = server.as("broker");
const client = server.as("client");
const central = server.as("central");
const admin = server.as("admin");
const captain = server.as("captain");

const mails = (kind?: string) =>
  server.deps.store.mails.newest(2_000).filter((mail) => kind === undefined || mail.kind === kind);
const recipients = (kind: string) =>
  mails(kind)
    .map(({ recipient }) => recipient.split("@")[0])
    .sort();
const set = (change: (body: AgreementBody) => Partial<AgreementBody>) =>
  setAgreement(server, 1, (body) => ({ ...body, ...change(body) }));
const choose = async (who: TestClient, settings: Partial<MailSettings>) =>
  (await who.put(`/user/${who.userId}/mail_settings`, { ...DEFAULT_MAIL_SETTINGS, ...settings })).status;
const approve = (who: TestClient) => who.post("/cruise/1/approval/", { user_id: who.userId });
const look = () => lookForAlerts(server.deps, 7);

/** Takes someone off the agreement in all roles. */
const leave = ({ profileId }: TestClient) =>
  set(({ parties }) => ({
    parties: Object.fromEntries(Object.entries(parties).filter(([, { profile_id }]) => profile_id !== profileId)),
  }));

/** Sends the mails that are due over a real mail server. */
async function deliver(sentKeys?: SentKeys) {
  const { url, received } = await openMailServer();
  const mailer = smtpMailer(url, "Passerelle <hello@passerelle.test>");
  await sendDueMails({ ...server.deps, mailer, ...(sentKeys && { sentKeys }) });
  return received;
}

/** Writes a call for fund on a generated agreement. */
function withCall(call: Partial<PaymentCall>): void {
  set(({ payment_calls }) => ({
    generated_versions_len: 1,
    payment_calls: {
      ...payment_calls,
      [CALL]: {
        ...{ pos: "zz", call_type: "CRUISE", designation: "Second payment", amount: 1_000, date_due: "2027-01-20" },
        ...{ due_by_execution: false, contract_code: null, locked: false, ...call },
      },
    },
  }));
}

describe("news", () => {
  it("tells someone who is added to an agreement, once, and never the author", async () => {
    const role = { profile_id: client.profileId };
    await leave(client);
    expect(recipients("added")).toEqual([]);
    expect((await broker.post("/cruise/1/clients/", role)).status).toBe(200);
    await leave(client);
    await broker.post("/cruise/1/clients/", role);
    expect(recipients("added")).toEqual(["client"]);
    const [mail] = await deliver();
    expect(mail?.subject).toMatch(/^Added to an agreement · 00001 · .+ \/ Ajout à un contrat · 00001 · /);
    expect(mail?.text).toContain("https://passerelle.test/agreement/1");
  });

  it("is not sent to someone who has left before it could be", async () => {
    await leave(client);
    await broker.post("/cruise/1/clients/", { profile_id: client.profileId });
    await leave(client);
    expect(await deliver()).toEqual([]);
    expect(mails("added")).toMatchObject([{ state: "CANCELLED", letter: null }]);
  });

  it("asks the other approvers once for the same terms, and no one who does not approve", async () => {
    expect((await approve(client)).status).toBe(200);
    const asked = recipients("approval-asked");
    expect(asked).toContain("broker");
    expect(asked).not.toContain("client");
    expect(asked).not.toContain("passenger");
    expect(asked).not.toContain("captain");
    expect((await approve(broker)).status).toBe(200);
    expect(recipients("approval-asked")).toEqual(asked);
  });

  it("says that an approval is outdated when the edit has stood for a while, and not when it was taken back", async () => {
    await approve(client);
    const { base_price_cruising } = (await broker.get("/cruise/1")).body;
    await broker.put("/cruise/1", { base_price_cruising: base_price_cruising + 1 });
    await look();
    await broker.put("/cruise/1", { base_price_cruising });
    server.advance(3 * MINUTE_MS);
    await look();
    expect(recipients("outdated")).toEqual([]);
    await broker.put("/cruise/1", { base_price_cruising: base_price_cruising + 2 });
    server.advance(3 * MINUTE_MS);
    await look();
    await broker.put("/cruise/1", { base_price_cruising: base_price_cruising + 3 });
    server.advance(3 * MINUTE_MS);
    await look();
    expect(recipients("outdated")).toEqual(["client"]);
  });

  it("names the author of the edit that outdated an approval, in the mail of the moment and in that of the day", async () => {
    // The name that his account has is for him alone.
    await broker.put(`/user/profile/${broker.profileId}`, { first_name: "Bea", last_name: "Broker" });
    await approve(client);
    await approve(central);
    await choose(client, { language: "fr" });
    await choose(central, { language: "en", rhythm: "DAILY" });
    server.advance(MINUTE_MS);
    const at = server.deps.clock.now().toISOString().slice(11, 16);
    await broker.put("/cruise/1", { base_price_cruising: 1 });
    server.advance(3 * MINUTE_MS);
    await captain.put("/cruise/1", { name: "Renamed" });
    await look();
    server.advance(25 * HOUR_MS);
    await look();
    const sent = await deliver();
    const mail = sent.find(({ subject }) => subject?.startsWith("Approbation caduque"));
    expect(mail?.text).toContain(`La modification a été faite par Bea Broker le 15 janv. 2027 ${at} UTC.`);
    const digest = sent.find(({ subject }) => subject === "Your day in short");
    expect(digest?.text).toContain("Approval outdated (by Bea Broker): 00001");
  });

  it("names no one where the tax table outdated an approval", async () => {
    set(() => ({ entered_vat_rate: null, hirer_days_last_12_months: 0 }));
    await approve(client);
    server.advance(MINUTE_MS);
    const rows = seedTaxRows().map((row) => ({ ...row, rate: row.rate / 2 }));
    transact(server.deps, (tx) => {
      const place = { collection: "reference" as const, id: TAX_RULES };
      const before = tx.store.documents.get(place.collection, place.id) ?? null;
      commitDocument(tx, { ...place, before, body: { rows }, user_id: admin.userId, op: "test", event: null });
    });
    server.advance(3 * MINUTE_MS);
    await look();
    const mail = (await deliver()).find(({ subject }) => subject?.startsWith("Approval outdated"));
    expect(mail?.text).toContain("by someone who is not a party on ");
  });

  it("tells who pays and who collects of a call that is due, then that it is overdue, each once", async () => {
    withCall({});
    await look();
    await look();
    expect([...new Set(recipients("call-due"))].sort()).toEqual(["central", "client"]);
    server.advance(6 * 24 * HOUR_MS);
    await look();
    server.advance(24 * HOUR_MS);
    await look();
    expect(recipients("call-overdue")).toEqual(recipients("call-due"));
    const mail = (await deliver()).find(({ subject }) => subject?.startsWith("€1,000.00 overdue since "));
    expect(mail?.text).toContain("Still to be paid: €1,000");
    expect(mail?.text).toMatch(/Due: Jan \d\d, 2027/);
    expect(mail?.text).toMatch(/Reste à régler\s: 1\s000,00\s€/);
    expect(mail?.text).toMatch(/Échéance\s: \d+ janv\. 2027/);
  });

  it("tells who pays, collects and is paid of a payment on a call, once, and never who recorded it", async () => {
    withCall({});
    const paid = (recorded_by: number): Payment => ({
      ...{ call_id: CALL, call_type: "CRUISE", amount: 250, date_paid: "2027-01-14", payer_profile_id: null },
      ...{ recorded_by, recorded_at: "2027-01-14T10:00:00Z", cancelled: null, document: null },
    });
    set(() => ({ payments: { "01900000-0000-7000-8000-0000000000b1": paid(central.userId) } }));
    set(() => ({ name: "Renamed" }));
    const notified = recipients("payment");
    expect(notified).toContain("client");
    expect(notified).not.toContain("central");
    expect(notified).not.toContain("captain");
    expect(notified).not.toContain("passenger");
    expect(new Set(notified).size).toBe(notified.length);
    const mail = (await deliver()).find(({ subject }) => subject?.startsWith("Payment recorded · 00001"));
    expect(mail?.text).toContain("Call for fund: Second payment");
    expect(mail?.text).toContain("Amount: €250");
    expect(mail?.text).toContain("/agreement/1/price");
  });

  it.each<[string, Partial<PaymentCall>]>([
    ["later", { date_due: "2027-01-23" }],
    ["long overdue", { date_due: "2026-11-01" }],
    ["without an amount", { amount: null }],
    ["due on execution", { due_by_execution: true }],
  ])("says nothing of a call that is %s", async (_, call) => {
    withCall(call);
    await look();
    expect([...mails("call-due"), ...mails("call-overdue")]).toEqual([]);
  });
});

describe("what an account chooses", () => {
  it("switches a kind off, for itself alone", async () => {
    await choose(client, { off: ["call-due"] });
    withCall({});
    await look();
    expect(recipients("call-due")).not.toContain("client");
    expect(recipients("call-due")).toContain("central");
    const foreign = await broker.put(`/user/${client.userId}/mail_settings`, DEFAULT_MAIL_SETTINGS);
    expect(foreign.status).toBe(403);
    expect((await client.get(`/user/${client.userId}/mail_settings`)).body.off).toEqual(["call-due"]);
  });

  it("writes in its language", async () => {
    await choose(client, { language: "fr" });
    withCall({});
    await look();
    const received = await deliver();
    const french = received.find(({ to }) => to?.[0]?.address?.startsWith("client"));
    expect(french?.subject).toMatch(/^1\s000,00\s€ dus le \d+ janvier · 00001/);
    expect(french?.text).not.toContain("A call for fund");
  });

  it.each([{ time_zone: "Not/AZone" }, { off: ["recovery"] }, { rhythm: "NEVER" }, { language: "de" }])(
    "refuses %j",
    async (settings) => {
      const url = `/user/${client.userId}/mail_settings`;
      expect((await client.put(url, { ...DEFAULT_MAIL_SETTINGS, ...settings })).status).toBe(422);
    },
  );

  it("brings one mail a day at seven in its zone, with all that happened, and none where nothing did", async () => {
    // The server's clock begins at 09:00 UTC, which is 18:00 in Tokyo.
    expect(await choose(client, { rhythm: "DAILY", time_zone: "Asia/Tokyo" })).toBe(200);
    await leave(client);
    await broker.post("/cruise/1/clients/", { profile_id: client.profileId });
    withCall({});
    await look();
    server.advance(12 * HOUR_MS);
    await look();
    expect(recipients("digest")).toEqual([]);
    server.advance(HOUR_MS);
    await look();
    await look();
    expect(recipients("digest")).toEqual(["client"]);
    const digest = (await deliver()).find(({ subject }) => subject?.startsWith("Your day in short"));
    expect(digest?.text).toMatch(/Added to an agreement: 00001[\s\S]*Call for fund due: 00001/);
    server.advance(24 * HOUR_MS);
    await look();
    expect(mails("digest")).toHaveLength(1);
  });

  it("leaves out of a daily mail what its recipient no longer reads", async () => {
    await choose(client, { rhythm: "DAILY" });
    withCall({});
    await look();
    server.advance(24 * HOUR_MS);
    await look();
    expect(mails("digest")).toMatchObject([{ state: "WAITING" }]);
    await leave(client);
    await deliver();
    expect(mails("digest")).toMatchObject([{ state: "CANCELLED" }]);
  });
});

describe("the link to unsubscribe", () => {
  it("needs no log-in, is in the header that mail programs read, and switches off its kind alone", async () => {
    withCall({});
    await look();
    const mail = (await deliver()).find(({ to }) => to?.[0]?.address?.startsWith("client"));
    const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value ?? "";
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const address = /^<(https:\/\/passerelle\.test(\/unsubscribe\/[\w-]+))>$/.exec(header("list-unsubscribe"));
    const path = address?.[2] ?? "";
    expect(mail?.text).toContain(address?.[1]);
    const stranger = anonymous(server.app);
    expect((await stranger.get(path)).body).toEqual({ kind: "call-due", is_off: false });
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const clicked = () =>
      server.app.request(path, { method: "POST", body: "List-Unsubscribe=One-Click", headers: form });
    expect((await clicked()).status).toBe(200);
    expect((await clicked()).status).toBe(200);
    expect((await stranger.get(path)).body).toEqual({ kind: "call-due", is_off: true });
    expect((await client.get(`/user/${client.userId}/mail_settings`)).body).toMatchObject({ off: ["call-due"] });
    expect((await central.get(`/user/${central.userId}/mail_settings`)).body).toMatchObject({ off: [] });
    // Another account's number with the same signature is no one's link.
    const bytes = Buffer.from(path.split("/").at(-1) ?? "", "base64url");
    const forged = Buffer.concat([bytes.subarray(0, 16), Buffer.from(`${central.userId}/call-due`)]);
    expect((await stranger.post(`/unsubscribe/${forged.toString("base64url")}`)).status).toBe(404);
    expect((await stranger.post("/unsubscribe/AAAA")).status).toBe(404);
  });

  it("is not in mails that no one may switch off", async () => {
    const { email, first_name } = (await client.get("/user/me")).body;
    await admin.post("/user/reset_password", { email, first_name });
    const received = await deliver();
    expect(received).toHaveLength(1);
    for (const mail of received) expect(mail.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
  });
});

describe("bad input", () => {
  it("keeps names with line breaks out of the headers", async () => {
    set(() => ({ name: "Azur\r\nBcc: all@example.org\r\n\r\nbody" }));
    const yacht = (await admin.get("/cruise/1")).body.yacht.id;
    await admin.put(`/yacht/${yacht}`, { name: "Maria\r\nBcc: all@example.org" });
    withCall({});
    await look();
    const received = await deliver();
    expect(received.length).toBeGreaterThan(1);
    for (const mail of received) {
      expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
      expect(mail.to).toHaveLength(1);
    }
  });

  it("mails an account at once no more than twenty times a day of one agreement, and once a day of the rest, losing none", async () => {
    // A liar changes the price and approves it, again and again: each of 500 terms asks the client for his approval. Those up to the limit go the whole way.
    const { base_price_cruising } = (await broker.get("/cruise/1")).body;
    for (let step = 1; step <= 21; step++) {
      set(() => ({ base_price_cruising: base_price_cruising + step }));
      expect((await approve(broker)).status).toBe(200);
    }
    transact(server.deps, (tx) => {
      const asked = { kind: "approval-asked", user_id: client.userId, agreement_id: 1 } as const;
      for (let step = 22; step <= 500; step++) addAlert(tx, { ...asked, cause: `terms ${step}` });
    });
    const toClient = (kind: string) => recipients(kind).filter((name) => name === "client").length;
    expect(toClient("approval-asked")).toBe(20);
    server.advance(24 * HOUR_MS);
    await look();
    await look();
    expect(toClient("digest")).toBe(1);
    const digest = (await deliver()).find(
      ({ subject, to }) => subject?.startsWith("Your day in short") && to?.[0]?.address?.startsWith("client"),
    );
    expect(digest?.text?.match(/^Approval asked: /gm)).toHaveLength(20);
    expect(digest?.text).toContain("And more: 460");
  });

  it("keeps a thousand pieces of news for a daily mail, and says that there are more", async () => {
    transact(server.deps, (tx) => {
      const asked = { kind: "approval-asked", user_id: client.userId, agreement_id: 1 } as const;
      for (let step = 0; step < 1_200; step++) addAlert(tx, { ...asked, cause: `terms ${step}` });
    });
    expect(server.deps.store.alerts.countWaiting(client.userId)).toBe(1_000);
    server.advance(24 * HOUR_MS);
    await look();
    const digest = (await deliver()).find(({ subject }) => subject?.startsWith("Your day in short"));
    expect(digest?.text).toContain("And more: 980+");
    expect(server.deps.store.alerts.countWaiting(client.userId)).toBe(0);
  });

  it("mails an account at once no more than sixty times a day of all agreements", () => {
    const { store } = server.deps;
    const row = store.documents.get("agreements", "1");
    if (!row) throw new Error("There is no agreement 1.");
    const user_id = client.userId;
    for (const agreement_id of [901, 902, 903, 904, 905]) {
      // Its client is told that it was added: one piece of news.
      commitAsServer(server, { collection: "agreements", id: String(agreement_id) }, uncut("agreements", row));
      transact(server.deps, (tx) => {
        for (let cause = 1; cause < 16; cause++)
          addAlert(tx, { cause: `${cause}`, kind: "added", user_id, agreement_id });
      });
    }
    expect(recipients("added").filter((name) => name === "client")).toHaveLength(60);
    expect(store.alerts.countWaiting(user_id)).toBe(5 * 16 - 60);
  });

  it("takes sixty changes of an account's mail an hour, and notes no more", async () => {
    for (let step = 0; step < 30; step++) {
      expect(await choose(client, { rhythm: "DAILY" })).toBe(200);
      expect(await choose(client, { rhythm: "AT_ONCE" })).toBe(200);
    }
    expect(await choose(client, { rhythm: "DAILY" })).toBe(429);
    expect(await choose(broker, { rhythm: "DAILY" })).toBe(200);
  });

  it("tells passengers nothing of the contract", async () => {
    withCall({});
    await approve(client);
    await look();
    expect(recipients("approval-asked").length).toBeGreaterThan(0);
    expect(mails().filter(({ recipient }) => recipient.startsWith("passenger"))).toEqual([]);
  });
});

it("sends no mail again that left before a backup was restored", async () => {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-sent-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "mails-sent.log");
  withCall({});
  await look();
  const count = mails("call-due").length;
  expect(await deliver(fileSentKeys(file))).toHaveLength(count);
  expect(existsSync(file) && readFileSync(file, "utf8")).not.toContain("@");
  // The backup knows neither the mails nor the news.
  server.deps.store.mails.forget("2100-01-01");
  server.deps.store.alerts.forget("2100-01-01");
  server.deps.store.meta.setCallsLookedAt("");
  await look();
  expect(mails("call-due")).toHaveLength(count);
  expect(await deliver(fileSentKeys(file))).toEqual([]);
  expect(mails("call-due").every(({ state }) => state === "SENT")).toBe(true);
});
