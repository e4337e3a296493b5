import { expect, it } from "vitest";
import { useTestServer } from "../../testing/useTestServer.ts";
import { auditHead } from "../base/audit/head.ts";
import { letterSchema } from "../base/outbox/letter.ts";
import { mailHead } from "./mailHead.ts";

const HOUR = 3_600_000;
const server = useTestServer();

const heads = () => server.deps.store.mails.newest(100).filter(({ kind }) => kind === "audit-head");

it("mails the head to each administrator once a week, however often it looks", () => {
  const hoursWithMail: number[] = [];
  for (let hour = 0; hour <= 15 * 24; hour += 6) {
    const before = heads().length;
    for (const _ of [1, 2]) mailHead(server.deps);
    if (heads().length > before) hoursWithMail.push(hour);
    server.advance(6 * HOUR);
  }
  // The demo's administrator alone: the clock stood for a moment after the first entry.
  expect(hoursWithMail).toEqual([7 * 24, 14 * 24]);
  const admins = server.deps.store.users.adminIds();
  expect(heads().map(({ user_id }) => user_id)).toEqual([...admins, ...admins]);
});

it("names an entry and its hash in both languages, as the command takes them", () => {
  server.advance(8 * 24 * HOUR);
  const { number, hash } = auditHead(server.deps);
  mailHead(server.deps);
  const letter = letterSchema.parse(JSON.parse(heads()[0]?.letter ?? "null"));
  expect(letter.subject).toEqual({
    en: `Head of the audit trail: entry ${number}`,
    fr: `Tête du journal d’audit : entrée ${number}`,
  });
  expect(letter.facts?.map(({ value }) => value)).toContain(`npm run audit -- verify --head ${number}:${hash}`);
});
