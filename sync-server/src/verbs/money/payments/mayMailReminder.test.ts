import { done, refused } from "shared-schema/base/result";
import { expect, it } from "vitest";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { transact } from "../../base/context.ts";
import { DAY_MS } from "../../base/instants.ts";
import { queueMail } from "../../base/outbox/queueMail.ts";
import { mayMailReminder } from "./reminders/mayMailReminder.ts";

const server = useTestServer({ demo: false });
const CLIENT = "client@example.org";
const LETTER = { subject: { en: "-", fr: "-" }, paragraphs: [] };

/** An account, with or without a confirmed address. @returns its number */
function account(name: string, isConfirmed = true): number {
  const now = server.deps.clock.now().toISOString();
  const names = { first_name: name, last_name: "Test", email: `${name}@example.org`, password_hash: "x", is_admin: 0 };
  return server.deps.store.users.insert({ ...names, created_at: now, confirmed_at: isConfirmed ? now : null });
}

/** Puts reminders of an account into the outbox, to an address or each to another one. */
function write(sender: number, count: number, to?: string): void {
  transact(server.deps, (tx) => {
    for (let index = 0; index < count; index += 1) {
      const mail = {
        key: `${sender}/${to}/${index}`,
        to: to ?? `${index}@example.org`,
        language: null,
        letter: LETTER,
      };
      queueMail(tx, { ...mail, kind: "call-reminder", aboutId: sender });
    }
  });
}

/** Whether an account may remind clients at these addresses. */
function may(user_id: number, ...emails: string[]) {
  const to = emails.map((email, index) => ({ profile_id: index, email, user_id: null }));
  return transact(server.deps, (tx) => mayMailReminder(tx, { user_id, is_admin: false }, to));
}

it("is refused to an account that has not confirmed its address", () => {
  expect(may(account("open", false), CLIENT)).toEqual(refused("account.unconfirmed"));
  expect(may(account("confirmed"), CLIENT)).toEqual(done(null));
});

it("lets an account mail 100 reminders within a day, those of others not counted", () => {
  const [ann, ben] = [account("ann"), account("ben")];
  write(ann, 99);
  expect(may(ann, CLIENT)).toEqual(done(null));
  expect(may(ann, CLIENT, "other@example.org")).toEqual(refused("call-reminder.too-many", { most: 100 }));
  write(ann, 1, "last@example.org");
  expect(may(ann, CLIENT)).toEqual(refused("call-reminder.too-many", { most: 100 }));
  expect(may(ben, CLIENT)).toEqual(done(null));
  server.advance(DAY_MS);
  expect(may(ann, CLIENT)).toEqual(done(null));
});

it("lets an address get ten within a day, whoever sends them", () => {
  const [ann, ben] = [account("ann"), account("ben")];
  write(ann, 9, CLIENT);
  expect(may(ann, CLIENT)).toEqual(done(null));
  write(ben, 1, CLIENT);
  expect(may(ann, "other@example.org", CLIENT)).toEqual(refused("call-reminder.too-many", { most: 10 }));
  expect(may(ann, "other@example.org")).toEqual(done(null));
  server.advance(DAY_MS);
  expect(may(ann, CLIENT)).toEqual(done(null));
});
