import { expect, test } from "vitest";
import type { SentEdit } from "../../database/sentEdits.ts";
import type { PlainCollections } from "../../database/stored.ts";
import { SentNotes } from "../../testing/sentNotes.ts";
import { PendingPushes } from "../push/pendingPushes.ts";
import { pushHandler } from "./pushHandler.ts";

test("a document from the server is not sent back, even when nobody noted that it came from there", async () => {
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
