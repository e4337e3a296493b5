import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import PostalMime from "postal-mime";
import { expect, it, onTestFinished, vi } from "vitest";
import { folderMailer } from "../../../ports/mailer/folderMailer.ts";
import type { Delivery, Mailer, OutgoingMail } from "../../../ports/mailer/mailer.ts";
import type { TestServer } from "../../../testing/server.ts";
import { openTestServer } from "../../../testing/useTestServer.ts";
import { transact } from "../../base/context.ts";
import type { Letter } from "../../base/outbox/letter.ts";
import { type QueuedMail, queueMail } from "../../base/outbox/queueMail.ts";
import { pruneMails } from "../../jobs/prune.ts";
import { resendMail } from "./listMails.ts";
import { GIVEN_UP_MS, pauseAfter, sendDueMails } from "./sendMails.ts";

const DAY_MS = 86_400_000;
const LETTER: Letter = {
  subject: { en: "Hello", fr: "Bonjour" },
  paragraphs: [{ en: "A request has arrived.", fr: "Une demande est arrivée." }],
  facts: [{ label: { en: "Yacht", fr: "Yacht" }, value: "Ma\u00f0ri <b>&" }],
  button: { label: { en: "Open it", fr: "L’ouvrir" }, path: "/admin/requests" },
};
const MAIL: QueuedMail = { key: "k1", kind: "contact", to: "ann@example.org", language: null, letter: LETTER };

/** A mailer that notes what it is given, and answers as it is told. */
function notingMailer(answer: () => Promise<Delivery> = async () => ({ sent: true })) {
  const given: OutgoingMail[] = [];
  const mailer: Mailer = {
    delivery: "smtp",
    send: (mail) => {
      given.push(mail);
      return answer();
    },
    read: async () => null,
  };
  return { mailer, given };
}

function queue({ deps }: TestServer, ...mails: QueuedMail[]): void {
  transact(deps, (tx) => {
    for (const mail of mails) queueMail(tx, mail);
  });
}

const listed = ({ deps }: TestServer) => deps.store.mails.newest(10);
const sending = (server: TestServer, mailer: Mailer) =>
  sendDueMails({ ...server.deps, mailer, publicUrl: "https://example.org" });

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-mail-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it("sends each cause once, and erases the letter when it has left", async () => {
  const server = await openTestServer({ demo: false });
  const { mailer, given } = notingMailer();
  queue(server, MAIL, { ...MAIL, to: "else@example.org" });
  expect(await sending(server, mailer)).toBe(1);
  expect(await sending(server, mailer)).toBe(0);
  expect(given).toMatchObject([{ to: "ann@example.org", subject: "Hello / Bonjour" }]);
  expect(listed(server)).toMatchObject([{ state: "SENT", attempts: 1, letter: null }]);
});

it("writes nothing when the verb that causes it is taken back", async () => {
  const server = await openTestServer({ demo: false });
  expect(() =>
    transact(server.deps, (tx) => {
      queueMail(tx, MAIL);
      throw new Error("taken back");
    }),
  ).toThrow("taken back");
  expect(listed(server)).toEqual([]);
});

it("tries again after longer and longer pauses, and gives up after three days", async () => {
  const server = await openTestServer({ demo: false });
  const { mailer, given } = notingMailer(async () => ({ sent: false, code: "ECONNREFUSED", permanent: false }));
  queue(server, MAIL);
  let waited = 0;
  while (waited < GIVEN_UP_MS) {
    const before = given.length;
    await sending(server, mailer);
    expect(given.length).toBe(before + 1);
    const pause = pauseAfter(given.length);
    server.advance(pause - 1);
    expect(await sending(server, mailer)).toBe(0);
    server.advance(1);
    waited += pause;
  }
  await sending(server, mailer);
  expect(listed(server)).toMatchObject([{ state: "FAILED", attempts: given.length, failure: "ECONNREFUSED" }]);
  server.advance(DAY_MS);
  expect(await sending(server, mailer)).toBe(0);
});

it("gives a mail up at once that the mail server refuses for good", async () => {
  const server = await openTestServer({ demo: false });
  queue(server, MAIL);
  await sending(server, notingMailer(async () => ({ sent: false, code: "550", permanent: true })).mailer);
  expect(listed(server)).toMatchObject([{ state: "FAILED", attempts: 1, failure: "550" }]);
});

it("sends a mail at most once more, and loses none, when the server dies between sending and noting it", async () => {
  const dataDir = temporaryFolder();
  const clock = { time: Date.parse("2027-01-15T09:00:00Z"), now: () => new Date(clock.time) };
  const first = await openTestServer({ demo: false, dataDir, clock });
  queue(first, MAIL, { ...MAIL, key: "k2" });
  const dying = notingMailer(() => new Promise(() => undefined));
  // It never comes back: the process is gone.
  void sending(first, dying.mailer);
  await vi.waitFor(() => expect(dying.given).toHaveLength(1));
  const second = await openTestServer({ demo: false, dataDir, clock });
  const { mailer, given } = notingMailer();
  await sending(second, mailer);
  expect(given).toHaveLength(1);
  clock.time += DAY_MS;
  await sending(second, mailer);
  clock.time += DAY_MS;
  await sending(second, mailer);
  expect(given).toHaveLength(2);
  expect(given.map(({ messageId }) => messageId)).toContain(dying.given[0]?.messageId);
  expect(listed(second).map(({ state }) => state)).toEqual(["SENT", "SENT"]);
});

it("gives up what has waited for three days, where no mail can leave too", async () => {
  const server = await openTestServer({ demo: false });
  queue(server, MAIL);
  server.advance(GIVEN_UP_MS - 1);
  pruneMails(server.deps);
  expect(listed(server)).toMatchObject([{ state: "WAITING" }]);
  server.advance(1);
  pruneMails(server.deps);
  expect(listed(server)).toMatchObject([{ state: "FAILED", failure: "too-old" }]);
});

it("erases the letter two weeks after a mail was written in vain, and forgets the mail after three months", async () => {
  const server = await openTestServer({ demo: false });
  queue(server, MAIL);
  await sending(server, notingMailer(async () => ({ sent: false, code: "550", permanent: true })).mailer);
  server.advance(14 * DAY_MS);
  pruneMails(server.deps);
  expect(listed(server)[0]?.letter).not.toBeNull();
  server.advance(DAY_MS);
  queue(server, { ...MAIL, key: "k2" });
  await sending(server, notingMailer().mailer);
  pruneMails(server.deps);
  expect(listed(server)[1]).toMatchObject({ state: "FAILED", letter: null });
  server.advance(76 * DAY_MS);
  expect(pruneMails(server.deps)).toBe(1);
  expect(listed(server)).toMatchObject([{ key: "k2" }]);
});

it("sends a mail again that was given up, for as long as a new one, under its Message-ID", async () => {
  const server = await openTestServer({ demo: false });
  const down = notingMailer(async () => ({ sent: false, code: "ECONNREFUSED", permanent: false }));
  const admin = { user_id: 1, is_admin: true };
  const [again, up] = [() => resendMail(server.deps, admin, 1), notingMailer()];
  expect(again()).toMatchObject({ refusal: { code: "mail.not-resendable" } });
  queue(server, MAIL);
  expect(again()).toMatchObject({ refusal: { code: "mail.not-resendable" } });
  await sending(server, down.mailer);
  server.advance(GIVEN_UP_MS);
  await sending(server, down.mailer);
  expect(listed(server)).toMatchObject([{ state: "FAILED" }]);
  expect(again()).toMatchObject({ value: { state: "WAITING", attempts: 0, failure: null, can_resend: false } });
  server.advance(GIVEN_UP_MS - 1);
  expect(await sending(server, up.mailer)).toBe(1);
  expect(up.given[0]?.messageId).toBe(down.given[0]?.messageId);
  expect(listed(server)).toMatchObject([{ state: "SENT" }]);
  expect(again()).toMatchObject({ refusal: { code: "mail.not-resendable" } });
});

it("writes mail that any reader understands, whatever the texts hold", async () => {
  const folder = temporaryFolder();
  const mailer = folderMailer(folder, "Passerelle <hello@example.org>");
  const server = await openTestServer({ demo: false });
  let number = 0;
  const text = fc.string({ unit: "grapheme", maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(text, text, text, async (subject, paragraph, value) => {
      number += 1;
      const letter: Letter = {
        subject: { en: `S ${subject}\r\nBcc: all@example.org\r\n\r\nbody`, fr: "" },
        paragraphs: [{ en: paragraph, fr: "" }],
        facts: [{ label: { en: "Name", fr: "" }, value }],
      };
      queue(server, {
        ...MAIL,
        key: `key ${number}`,
        language: "en",
        letter,
        to: "ann@example.org\r\nBcc: b@example.org",
      });
      await sending(server, mailer);
      const bytes = await readFile(join(folder, `${number}.eml`));
      const read = await PostalMime.parse(bytes);
      const names = read.headers.map(({ key }) => key);
      expect(names).not.toContain("bcc");
      expect(new Set(names).size).toBe(names.length);
      expect(read.from).toMatchObject({ name: "Passerelle", address: "hello@example.org" });
      expect(read.text?.replaceAll("\r\n", "\n")).toContain(`Name: ${value}`.replace(/\r\n?/g, "\n"));
      expect(read.html).not.toContain("<script");
      // No line passes the 998 octets of RFC 5322, and none ends otherwise than by CRLF.
      for (const line of bytes.toString("latin1").split("\r\n")) {
        expect(line.length).toBeLessThanOrEqual(998);
        expect(line).not.toMatch(/[\r\n]/);
      }
    }),
    { numRuns: 60 },
  );
});

it("says everything in both languages where the recipient's is not known, and escapes what was typed", async () => {
  const server = await openTestServer({ demo: false });
  const { mailer, given } = notingMailer();
  queue(server, MAIL, { ...MAIL, key: "k2", language: "fr" });
  await sending(server, mailer);
  const [both, french] = given;
  expect(both?.text).toMatch(
    /A request has arrived\.[\s\S]*https:\/\/example\.org\/admin\/requests[\s\S]*Une demande est arrivée\./,
  );
  expect(both?.html).toContain("Ma\u00f0ri &lt;b&gt;&amp;");
  expect(french).toMatchObject({ subject: "Bonjour" });
  expect(french?.text).not.toContain("A request");
});
