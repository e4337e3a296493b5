import { randomUUID } from "node:crypto";
import type { Reminder } from "shared-schema/agreement/payments/reminder";
import { REFUSAL_TYPE } from "shared-schema/api/refusalType";
import { REMINDER_UNDO_MS, REMINDER_WAIT_MS } from "shared-schema/payments/reminders/decideReminder";
import { expect, it, vi } from "vitest";
import { editOf, held, pushOne } from "../../testing/device.ts";
import { setAgreement } from "../../testing/setAgreement.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { uncut } from "../../verbs/base/uncut.ts";
import { sendDueMails } from "../../verbs/notify/mail/sendMails.ts";

const server = useTestServer();
const [broker, captain] = [server.as("broker"), server.as("captain")];
const [client, passenger] = [server.as("client"), server.as("passenger")];
const HOUR_MS = 3_600_000;

/** A call for fund that a generated version asks for. @returns its address */
async function owed(): Promise<string> {
  const { body } = await broker.post("/cruise/1/payment_call/", { call_type: "CRUISE" });
  const path = `/cruise/payment_call/${body.id}`;
  await broker.put(path, { amount: 100, due_by_execution: true });
  setAgreement(server, 1, (agreement) => ({ ...agreement, status: "CONTRACT", generated_versions_len: 1 }));
  return path;
}

const remind = (path: string, body: object = {}, who = broker, key = randomUUID()) =>
  who.call("POST", `${path}/reminder/`, body, { "idempotency-key": key, accept: REFUSAL_TYPE });

const takeBack = (path: string, who = broker) =>
  who.call("DELETE", `${path}/reminder/`, undefined, { accept: REFUSAL_TYPE });

async function letMailLeave(): Promise<void> {
  const { deps } = server;
  if (!deps.mailer) throw new Error("No mailer");
  await sendDueMails({ ...deps, mailer: deps.mailer });
}

/** The reminders in the outbox, the newest first. */
const mails = () => server.deps.store.mails.newest(50).filter(({ kind }) => kind === "call-reminder");

const idIn = (path: string) => path.split("/").at(-1) ?? "";

function knownCalls() {
  const row = server.deps.store.documents.get("agreements", "1");
  if (!row) throw new Error("There is no agreement 1.");
  return uncut("agreements", row).payment_calls;
}

const remindersOf = (path: string) => knownCalls()[idIn(path)]?.reminders ?? [];

it("leaves after twelve seconds, with the payment request, to the clients alone", async () => {
  const path = await owed();
  const { status, body } = await remind(path);
  expect([status, body.reminded_at]).toEqual([201, server.deps.clock.now().toISOString()]);
  server.advance(REMINDER_WAIT_MS - 1);
  await letMailLeave();
  expect(mails()).toMatchObject([{ state: "WAITING", recipient: "client@demo.passerelle.test" }]);
  server.advance(1);
  await letMailLeave();
  const [mail] = mails();
  expect(mail?.state).toBe("SENT");
  const file = Buffer.from((await server.deps.mailer?.read(mail?.id ?? 0)) ?? []).toString();
  expect(file).toMatch(/Content-Type: application\/pdf;\s+name="?payment-request-0*1-RF\d+\.pdf/);
  expect(file).toContain("Reply-To: broker@demo.passerelle.test");
});

it("is taken back until it leaves, and then no more", async () => {
  const path = await owed();
  await remind(path);
  // The screen's last moment, with time for the request to arrive.
  server.advance(REMINDER_UNDO_MS + 1_000);
  await letMailLeave();
  const { status, body } = await takeBack(path);
  expect([status, body.reminded_at]).toEqual([200, null]);
  server.advance(HOUR_MS);
  await letMailLeave();
  expect(mails()).toMatchObject([{ state: "CANCELLED", letter: null }]);
  await remind(path);
  server.advance(HOUR_MS);
  await letMailLeave();
  expect((await takeBack(path)).body.code).toBe("call-reminder.left");
  expect(remindersOf(path)).toHaveLength(1);
});

it("goes to an address ten times within a day, those that were taken back included", async () => {
  const path = await owed();
  for (let sent = 0; sent < 10; sent += 1) {
    expect((await remind(path)).status).toBe(201);
    expect((await takeBack(path)).status).toBe(200);
  }
  expect((await remind(path)).body.code).toBe("call-reminder.too-many");
});

it("is cancelled, and noted in the log, where its sender can no longer print the payment request", async () => {
  const path = await owed();
  await remind(path);
  const noted = vi.spyOn(server.deps.log, "error").mockImplementation(() => undefined);
  setAgreement(server, 1, ({ parties, ...agreement }) => ({
    ...agreement,
    parties: Object.fromEntries(Object.entries(parties).filter(([, { role }]) => role !== "brokers")),
  }));
  server.advance(HOUR_MS);
  await letMailLeave();
  const fields = noted.mock.calls.map(([each]) => each);
  noted.mockRestore();
  const [mail] = mails();
  expect(mail?.state).toBe("CANCELLED");
  expect(fields).toContainEqual({ mail: mail?.id, kind: "call-reminder", code: "call-for-fund.not-found" });
});

it("is not sent twice: not under its key, and within a day only where that is confirmed", async () => {
  const path = await owed();
  const key = randomUUID();
  await remind(path, {}, broker, key);
  expect((await remind(path, {}, broker, key)).status).toBe(201);
  expect(mails()).toHaveLength(1);
  expect((await remind(path)).body.code).toBe("call-reminder.again");
  expect((await remind(path, { again: true })).status).toBe(201);
  expect((await remind(path, { again: true })).status).toBe(201);
  expect((await remind(path, { again: true })).body.code).toBe("call-reminder.too-many");
  expect(remindersOf(path)).toHaveLength(3);
});

it("does not leave once the call was paid", async () => {
  const path = await owed();
  await remind(path);
  const form = new FormData();
  form.append("amount", "100");
  form.append("date_paid", server.deps.clock.now().toISOString().slice(0, 10));
  expect((await broker.send("POST", `${path}/payment/`, form)).status).toBe(201);
  server.advance(HOUR_MS);
  await letMailLeave();
  expect(mails()).toMatchObject([{ state: "CANCELLED" }]);
  expect((await remind(path, { again: true })).body.code).toBe("payment-request.paid");
});

it("is for those who may record payments on the call, once a version was generated", async () => {
  const path = await owed();
  for (const who of [captain, client]) {
    expect((await remind(path, {}, who)).body.code).toBe("call-reminder.forbidden");
    expect((await takeBack(path, who)).body.code).toBe("call-reminder.forbidden");
  }
  expect((await remind(path, {}, passenger)).status).toBe(404);
  setAgreement(server, 1, (agreement) => ({ ...agreement, status: "DRAFT", generated_versions_len: 0 }));
  expect((await remind(path)).body.code).toBe("call-reminder.draft");
  expect(mails()).toEqual([]);
});

it("is noted by the server alone: an edit by REST or from a device keeps what is known", async () => {
  const path = await owed();
  await remind(path);
  setAgreement(server, 1, (agreement) => ({ ...agreement, status: "DRAFT", version: 1 }));
  await broker.put(path, { designation: "First" });
  const known = remindersOf(path);
  expect(known).toHaveLength(1);
  const id = "0190a0a0-0000-7000-8000-000000000001";
  const forged: Reminder = { id, at: "2020-01-01T00:00:00.000Z", by: captain.userId, to: [] };
  const pushed: [designation: string, reminders: Reminder[] | undefined][] = [
    ["Forged", [forged]],
    ["Emptied", []],
    ["Dropped", undefined],
  ];
  for (const [designation, reminders] of pushed) {
    const { [idIn(path)]: call, ...others } = knownCalls();
    if (!call) throw new Error("There is no call.");
    const { reminders: _, ...bare } = call;
    const edited = { ...bare, designation, ...(reminders && { reminders }) };
    const payment_calls = { ...others, [idIn(path)]: edited };
    await pushOne(broker, editOf("agreements", await held(broker, "agreements", 1), { payment_calls }));
    expect(knownCalls()[idIn(path)]).toMatchObject({ designation, reminders: known });
  }
});
