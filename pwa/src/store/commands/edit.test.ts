import { getRxStorageMemory } from "rxdb/plugins/storage-memory";
import { done, type Result } from "shared-schema/base/result";
import type { ContactBody } from "shared-schema/profile/schema";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chainOf } from "../database/nonce.ts";
import { openCollections } from "../database/openCollections.ts";
import type { Collections } from "../database/stored.ts";
import { midEdit } from "../drafts/pendingSaves.ts";
import { editDocument, insertDocument, removeDocument } from "./edit.ts";

let contacts: Collections["contacts"];
let close: () => Promise<void>;

beforeAll(async () => {
  const open = await openCollections({
    name: "edit",
    storage: getRxStorageMemory(),
    multiInstance: false,
    newNonce: newId,
    only: ["contacts"],
  });
  contacts = open.collections.contacts;
  close = async () => void (await open.database.close());
});
afterAll(() => close());

async function heldThroughout(write: Promise<Result<void>>): Promise<boolean> {
  const held = midEdit();
  await write;
  return held && !midEdit();
}

const contact: ContactBody = {
  user_id: 7,
  from_profile_id: 20,
  profile_id: 21,
  email: null,
  send_invite: false,
  created_at: "2027-01-15T09:00:00.000Z",
};

it("holds the page from the first moment of a write to the last", async () => {
  const address = (before: ContactBody) => done({ ...before, email: "cleo@example.org" });
  const allowed = (_: ContactBody, after: ContactBody) => done(after);
  expect(await heldThroughout(insertDocument(contacts, "20-21", done(contact)))).toBe(true);
  expect(await heldThroughout(editDocument(contacts, "20-21", address, allowed))).toBe(true);
  expect((await contacts.findOne("20-21").exec())?.toJSON().body.email).toBe("cleo@example.org");
  expect(await heldThroughout(removeDocument(contacts, "20-21", () => done(null)))).toBe(true);
  expect(await contacts.findOne("20-21").exec()).toBeNull();
});

it("lets what is made again stand upon the deletion that still waits", async () => {
  await insertDocument(contacts, "20-22", done(contact));
  const line = chainOf((await contacts.findOne("20-22").exec(true)).e);
  await removeDocument(contacts, "20-22", () => done(null));
  await insertDocument(contacts, "20-22", done(contact));
  expect(chainOf((await contacts.findOne("20-22").exec(true)).e)).toBe(line);
});
