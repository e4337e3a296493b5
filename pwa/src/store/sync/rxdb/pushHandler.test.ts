import { getRxStorageMemory } from "rxdb/plugins/storage-memory";
import { expect, test } from "vitest";
import { openCollections } from "../../database/openCollections.ts";
import type { SentEdit } from "../../database/sentEdits.ts";
import type { PlainCollections } from "../../database/stored.ts";
import { SentNotes } from "../../testing/sentNotes.ts";
import { PendingPushes } from "../push/pendingPushes.ts";
import { pushHandler } from "./pushHandler.ts";

test("a document from the server is not sent back, even when no one noted that it came from there", async () => {
  const sent: SentEdit[] = [];
  const handle = pushHandler({
    collection: "profiles",
    collections: {} as PlainCollections,
    userId: 1,
    device: "d",
    now: () => 0,
    inFlight: new PendingPushes(new SentNotes()),
    ready: async () => undefined,
    send: async (assemble) => {
      sent.push(...assemble());
      return [];
    },
  });
  const pulled = { id: "4", rev: 1, e: "", schema: 1, body: { first_name: "Ana" }, _deleted: false };
  expect(await handle([{ newDocumentState: pulled }])).toEqual([]);
  const newer = { ...pulled, rev: 2, body: { first_name: "Anna" } };
  expect(await handle([{ newDocumentState: newer, assumedMasterState: pulled }])).toEqual([]);
  expect(sent).toEqual([]);
});

test("a record that the server alone writes, or of a kind unknown here, is held and holds up no other", async () => {
  const sent: SentEdit[] = [];
  const { database } = await openCollections({
    name: "held-records",
    storage: getRxStorageMemory(),
    multiInstance: false,
    newNonce: () => "nonce",
    only: ["agreement_records", "inbox"],
  });
  const handle = pushHandler({
    collection: "agreement_records",
    collections: database.collections,
    userId: 1,
    device: "d",
    now: () => 0,
    inFlight: new PendingPushes(new SentNotes()),
    ready: async () => undefined,
    send: async (assemble) => {
      sent.push(...assemble());
      return sent.map(({ op, next }) => ({ op, outcome: "taken", master: { ...next, rev: 1, e: "" } }));
    },
  });
  const rowOf = (id: string) => ({
    newDocumentState: { id, rev: 0, e: "edit", schema: 1, body: {}, _deleted: false },
  });
  const rows = ["approvals/4", "signatures/4", "crew_lists/4"].map(rowOf);
  await database.collections.agreement_records.bulkInsert(rows.map(({ newDocumentState }) => newDocumentState));
  await handle(rows);
  expect(sent.map(({ next }) => next.id)).toEqual(["crew_lists/4"]);
  await database.close();
});
