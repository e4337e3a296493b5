import { countAwaited } from "shared-schema/signing/awaited";
import { expect, it } from "vitest";
import type { OutgoingMail } from "../../../ports/mailer/mailer.ts";
import { readMail } from "../../notify/mail/listMails.ts";
import { sendDueMails } from "../../notify/mail/sendMails.ts";
import { remindDue } from "../agree/remind.ts";
import { signingServer } from "../signing.test-support.ts";

const DAY_MS = 86_400_000;
const SIGNERS = ["carrier", "client", "broker", "stakeholder"];
const addressOf = (name: string) => `${name}@demo.passerelle.test`;

async function generated() {
  const signing = await signingServer();
  await (await signing.as("carrier")).post("/cruise/1/generate");
  const sent: OutgoingMail[] = [];
  const send = async (mail: OutgoingMail) => {
    sent.push(mail);
    return { sent: true } as const;
  };
  return {
    ...signing,
    /** Sends what is due. @returns the recipients of mails whose subject holds a text, in their order */
    async mailed(subject: string) {
      const before = sent.length;
      const mailer = { delivery: "smtp", send, read: async () => null } as const;
      await sendDueMails({ ...signing.server.deps, mailer, publicUrl: "https://example.org" });
      return sent.slice(before).filter((mail) => mail.subject.includes(subject));
    },
    /** What the devices of an account have. */
    async awaited(name: string) {
      const { userId } = await signing.as(name);
      const row = signing.server.deps.store.documents.visibleTo(userId, "awaited_signatures", "1");
      return row ? JSON.parse(String(row.body)) : null;
    },
  };
}

it("tells every reader of the contract how many signatures are awaited, and passengers nothing", async () => {
  const signing = await generated();
  expect(await signing.awaited("passenger")).toBeNull();
  for (const [index, name] of SIGNERS.entries()) {
    expect(countAwaited(await signing.awaited("captain"))).toBe(SIGNERS.length - index);
    await signing.sign(name);
  }
  expect(await signing.awaited("captain")).toEqual({ version: 0, awaited: {} });
});

it("goes on while the disk is nearly full", async () => {
  const signing = await generated();
  signing.server.deps.machine = { ...signing.server.deps.machine, freeBytes: () => 1 };
  await signing.sign("client");
  expect(countAwaited(await signing.awaited("captain"))).toBe(SIGNERS.length - 1);
});

it("awaits nothing while an addendum is drafted, and after a refusal", async () => {
  const signing = await generated();
  const broker = await signing.as("broker");
  expect((await broker.delete("/cruise/1/lock")).status).toBe(200);
  expect(countAwaited(await signing.awaited("broker"))).toBe(0);
  expect((await broker.delete("/cruise/1/1")).status).toBe(200);
  expect(countAwaited(await signing.awaited("broker"))).toBe(SIGNERS.length);
  await broker.post("/sign/1/0/decline", { reason: "No" });
  expect(await signing.awaited("client")).toEqual({ version: 0, awaited: {}, is_declined: true });
});

it("asks each signatory once after the generation, but not the one who generated", async () => {
  const signing = await generated();
  expect(await signing.mailed("Please sign")).toEqual([]);
  signing.clock.advance(60_000);
  const asked = await signing.mailed("Please sign");
  expect(asked.map(({ to }) => to).sort()).toEqual(["broker", "client", "stakeholder"].map(addressOf));
  expect(asked[0]?.text).toContain("https://example.org/agreement/1/contract/0");
  for (const { text } of asked) expect(text).toMatch(/platform certificate, not qualified|plateforme, non qualifiée/);
  for (const { text } of asked) expect(text).toMatch(/Waiting for 4 signatures|En attente de 4 signatures/);
  signing.clock.advance(3_600_000);
  expect(await signing.mailed("sign")).toEqual([]);
});

it("cancels requests that have become pointless before they leave", async () => {
  const signing = await generated();
  await signing.sign("client");
  signing.clock.advance(60_000);
  const asked = (await signing.mailed("sign")).map(({ to }) => to).sort();
  expect(asked).toEqual(["broker", "stakeholder"].map(addressOf));
});

it("asks the next person of an order when the one before has signed", async () => {
  const signing = await generated();
  const people = await Promise.all(["client", "broker", "carrier"].map(signing.as));
  const order = people.map(({ profileId }) => profileId);
  await (await signing.as("broker")).put("/sign/1/0/order", { order });
  signing.clock.advance(60_000);
  expect((await signing.mailed("sign")).map(({ to }) => to)).toEqual([addressOf("client")]);
  await signing.sign("client");
  expect((await signing.mailed("turn to sign")).map(({ to }) => to)).toEqual([addressOf("broker")]);
});

it("reminds after two, five and ten days, each once, and stops with the signature", async () => {
  const signing = await generated();
  signing.clock.advance(60_000);
  await signing.mailed("sign");
  const onDay = async (days: number) => {
    signing.clock.advance(days * DAY_MS);
    remindDue(signing.server.deps);
    remindDue(signing.server.deps);
    return (await signing.mailed("Reminder")).map(({ to }) => to).sort();
  };
  const everybody = SIGNERS.map(addressOf).sort();
  expect(await onDay(1)).toEqual([]);
  expect(await onDay(1)).toEqual(everybody);
  expect(await onDay(1)).toEqual([]);
  await signing.sign("client");
  const rest = everybody.filter((to) => to !== addressOf("client"));
  expect(await onDay(2)).toEqual(rest);
  expect(await onDay(5)).toEqual(rest);
  expect(await onDay(20)).toEqual([]);
});

it("says that a request was sent once it was, and shows it to no administrator", async () => {
  const signing = await generated();
  const { deps } = signing.server;
  const stateOf = async () => {
    const { signatories } = await signing.state("carrier");
    const { profileId } = await signing.as("client");
    const isClient = ({ parties }: { parties: { profile_id: number }[] }) =>
      parties.some(({ profile_id }) => profile_id === profileId);
    return signatories.find(isClient).asked.state;
  };
  expect(await stateOf()).toBe("queued");
  signing.clock.advance(60_000);
  const down = { delivery: "files", send: async () => ({ sent: false, code: "550", permanent: true }) } as const;
  const mailer = { ...down, read: async () => new Uint8Array([1]) };
  await sendDueMails({ ...deps, mailer, publicUrl: "https://example.org" });
  expect(await stateOf()).toBe("failed");
  const mails = deps.store.mails.newest(100);
  const asked = mails.filter(({ kind }) => kind === "signature-asked");
  expect(asked.length).toBeGreaterThan(1);
  for (const { id } of asked) expect((await readMail({ ...deps, mailer }, id)).ok).toBe(false);
  const other = mails.find(({ kind }) => kind === "generated");
  expect((await readMail({ ...deps, mailer }, other?.id ?? 0)).ok).toBe(true);
});
