import { getRxStorageMemory } from "rxdb/plugins/storage-memory";
import { v7 as newId } from "uuid";
import { expect, it } from "vitest";
import { openCollections } from "../../database/openCollections.ts";
import { storedById } from "./local.ts";
import { PullHandler } from "./pullHandler.ts";

const CHECKPOINT = { epoch: "first", seq: 7 };

it("pulls again what RxDB has left out, though nothing waits there any more, until it has arrived", async () => {
  const { database } = await openCollections({
    name: "left-out",
    storage: getRxStorageMemory(),
    multiInstance: false,
    newNonce: newId,
    only: ["profiles", "inbox"],
  });
  const { profiles } = database.collections;
  const asked: (number | undefined)[] = [];
  const pulls = new PullHandler({
    collection: "profiles",
    collections: database.collections,
    pull: async (from) => {
      asked.push(from?.seq);
      const pulled = { id: "4", rev: 17, e: "", schema: 1, body: { first_name: "Ana" }, _deleted: false };
      return { documents: [pulled], checkpoint: { ...CHECKPOINT, seq: 9 } };
    },
  });
  /** Writes a state of the server, as RxDB does. */
  const keep = async (rev: number) => {
    const previous = (await storedById(profiles, ["4"])).get("4");
    const state = { id: "4", rev, e: "", schema: 1, body: { first_name: "Ana" }, _deleted: false };
    const document = { ...state, _attachments: {}, _meta: { lwt: rev }, _rev: `${rev}-x` };
    await profiles.storageInstance.bulkWrite([previous ? { previous, document } : { document }], "test");
  };
  await keep(16);
  await pulls.handle(CHECKPOINT, 500);
  expect(await pulls.settle()).toBe(true);
  await pulls.handle({ ...CHECKPOINT, seq: 9 }, 500);
  expect(asked).toEqual([7, 7]);
  await keep(17);
  expect(await pulls.settle()).toBe(false);
  await pulls.handle({ ...CHECKPOINT, seq: 9 }, 500);
  expect(asked.at(-1)).toBe(9);
  await database.close();
});
