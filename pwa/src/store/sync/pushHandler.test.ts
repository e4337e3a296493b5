import { expect, test } from "vitest";
import type { PlainCollections } from "../stored.ts";
import { SentNotes } from "../testing/sentNotes.ts";
import { InFlight, type SentEdit } from "./inFlight.ts";
import { pushHandler } from "./pushHandler.ts";

test("what came from the server is not sent back, even when nobody noted that it came from there", async () => {
  const sent: SentEdit[] = [];
  const handle = pushHandler({
    collection: "profiles",
    collections: {} as PlainCollections,
    userId: 1,
    device: "d",
    now: () => 0,
    inFlight: new InFlight(new SentNotes()),
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
