import { getRxStorageMemory } from "rxdb/plugins/storage-memory";
import { expect, it } from "vitest";
import { openCollections } from "../../database/openCollections.ts";
import { systemClock } from "../clock.ts";
import { NamedFirst } from "./namedFirst.ts";

const stored = (id: string, body: object, rev = 0) => ({ id, rev, e: "", schema: 1, body: { ...body } });
const row = (id: string, body: object) => ({
  newDocumentState: { ...stored(id, body), e: "local", _deleted: false },
});

async function begin(name: string) {
  let nonces = 0;
  const { database } = await openCollections({
    name,
    storage: getRxStorageMemory(),
    multiInstance: false,
    newNonce: () => `${++nonces}`.padStart(36, "0"),
    only: ["profiles", "yachts"],
  });
  const sent: string[] = [];
  const named = new NamedFirst({ collections: database.collections, clock: systemClock, ready: async () => undefined });
  const send = (collection: string, rows: ReturnType<typeof row>[], answered = Promise.resolve()) =>
    named.inTurn(collection, rows, async () => {
      // The push handler looks at what was sent before, which may take longer for what is named.
      if (collection === "profiles" || collection === "yachts") await systemClock.sleep(100);
      await named.handOver(collection, async () => {
        sent.push(collection);
        await answered;
      });
    });
  return { database, sent, send };
}

it.each([
  ["contacts", row("1-7", { profile_id: 7 })],
  ["agreements", row("3", { parties: { a: { profile_id: 7 } }, yacht_id: null })],
  ["agreements", row("3", { parties: {}, yacht_id: 7 })],
])("sends %s after what they name", async (collection, document) => {
  const { database, sent, send } = await begin(`named-${collection}-${JSON.stringify(document).length}`);
  const kind = document.newDocumentState.body["yacht_id" as never] === 7 ? "yachts" : "profiles";
  await database.collections[kind].insert(stored("7", { first_name: "Ann" }));
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const naming = send(collection, [document]);
  await systemClock.sleep(80);
  expect(sent).toEqual([]);
  const first = send(kind, [row("7", { first_name: "Ann" })], answered);
  await naming;
  // It leaves with the same request: it does not wait for the answer.
  expect(sent).toEqual([kind, collection]);
  answer();
  await first;
  await database.close();
});

it("waits for nothing that the server has, or that is not here", async () => {
  const { database, sent, send } = await begin("named-known");
  await send("contacts", [row("1-8", { profile_id: 8 })]);
  await database.collections.profiles.storageInstance.bulkWrite(
    [
      {
        document: {
          ...stored("7", { first_name: "Ann" }, 4),
          _deleted: false,
          _attachments: {},
          _meta: { lwt: 1 },
          _rev: "1-server",
        },
      },
    ],
    "test",
  );
  await send("contacts", [row("1-7", { profile_id: 7 })]);
  expect(sent).toEqual(["contacts", "contacts"]);
  await database.close();
});
