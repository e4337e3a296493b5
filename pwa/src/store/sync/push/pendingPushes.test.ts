import { getRxStorageMemory } from "rxdb/plugins/storage-memory";
import type { WireDocument } from "shared-schema/sync/wire";
import { newYacht } from "shared-schema/yacht/schema";
import { expect, it } from "vitest";
import { chainOf, nextNonce } from "../../database/nonce.ts";
import { openCollections } from "../../database/openCollections.ts";
import type { SentEdit } from "../../database/sentEdits.ts";
import { SentNotes } from "../../testing/sentNotes.ts";
import { storedById } from "../rxdb/local.ts";
import { type PushRow, pushHandler } from "../rxdb/pushHandler.ts";
import { PendingPushes } from "./pendingPushes.ts";

/** Nonces as the app makes them: as long as a UUID, another one each time. */
let count = 0;
const fresh = () => `${++count}`.padStart(36, "0");

const yacht = (name: string, rev: number, e: string): WireDocument => ({
  id: "7",
  rev,
  e,
  schema: 1,
  body: { name },
  _deleted: false,
});

/** A device whose app starts again with each call of `run`, upon the same notes; nothing that it sends is answered. */
async function deviceOf(database: string) {
  const { database: opened, collections } = await openCollections({
    name: database,
    storage: getRxStorageMemory(),
    multiInstance: false,
    newNonce: fresh,
    only: ["yachts", "inbox"],
  });
  const notes = new SentNotes();
  return {
    collections: opened.collections,
    close: () => opened.close(),
    yachts: collections.yachts,
    async run(rows: PushRow[]): Promise<SentEdit[]> {
      const inFlight = new PendingPushes(notes);
      const sent: SentEdit[] = [];
      const send = async (assemble: () => SentEdit[]) => {
        const edits = assemble();
        sent.push(...edits);
        await inFlight.sending(edits);
        return [];
      };
      const server = { ready: async () => undefined, send };
      const options = { userId: 1, device: "d", now: () => 0, inFlight, ...server };
      await pushHandler({ ...options, collection: "yachts", collections: opened.collections })(rows);
      return sent;
    },
    async settle(): Promise<number> {
      const inFlight = new PendingPushes(notes);
      await inFlight.known();
      await inFlight.settle("yachts", opened.collections.yachts);
      return (await notes.all()).length;
    },
  };
}

it("sends what was not answered again before what was written upon it, run after run", async () => {
  const device = await deviceOf("unanswered");
  const base = yacht("Aurora", 3, "");
  const first = yacht("Boreas", 3, fresh());
  const second = yacht("Calypso", 3, nextNonce(first.e, fresh()));
  const undone = yacht("Aurora", 3, nextNonce(second.e, fresh()));
  const names = (edits: SentEdit[]) => edits.map(({ assumed, next }) => [assumed?.body["name"], next.body["name"]]);
  const [edit] = await device.run([{ assumedMasterState: base, newDocumentState: first }]);
  expect(await device.run([{ assumedMasterState: base, newDocumentState: first }])).toEqual([edit]);
  const both = await device.run([{ assumedMasterState: base, newDocumentState: second }]);
  expect(names(both)).toEqual([
    ["Aurora", "Boreas"],
    ["Boreas", "Calypso"],
  ]);
  expect(both[0]).toEqual(edit);
  expect(names(await device.run([{ assumedMasterState: base, newDocumentState: undone }])).at(-1)).toEqual([
    "Calypso",
    "Aurora",
  ]);
  await device.close();
});

it("leaves alone what has not in it what was sent: the server's state came in between", async () => {
  const device = await deviceOf("other-line");
  const base = yacht("Aurora", 3, "");
  await device.run([{ assumedMasterState: base, newDocumentState: yacht("Boreas", 3, fresh()) }]);
  const other = yacht("Calypso", 3, nextNonce(base.e, fresh()));
  const sent = await device.run([{ assumedMasterState: base, newDocumentState: other }]);
  expect(sent.map(({ assumed }) => assumed)).toEqual([base]);
  const later = yacht("Delos", 5, nextNonce(other.e, fresh()));
  const upon = await device.run([{ assumedMasterState: yacht("Eos", 5, ""), newDocumentState: later }]);
  expect(upon.map(({ assumed }) => assumed?.rev)).toEqual([5]);
  await device.close();
});

it("names no base that is older than the state that was edited: the server knows that one", async () => {
  const device = await deviceOf("between");
  const edited = yacht("Boreas", 5, fresh());
  const sent = await device.run([{ assumedMasterState: yacht("Aurora", 3, ""), newDocumentState: edited }]);
  expect(sent).toMatchObject([{ assumed: null, next: { rev: 5 } }]);
  await device.close();
});

it("knows again what it sent upon a state that it had not noted yet, and the other way round", async () => {
  const [noted, older] = [yacht("Aurora", 5, ""), yacht("Zephyr", 3, "")];
  for (const [sentUpon, editedUpon] of [
    [older, noted],
    [noted, older],
  ] as const) {
    const device = await deviceOf(`number-alone-${fresh()}`);
    const first = yacht("Boreas", 5, fresh());
    const [edit] = await device.run([{ assumedMasterState: sentUpon, newDocumentState: first }]);
    const second = yacht("Calypso", 5, nextNonce(first.e, fresh()));
    const both = await device.run([{ assumedMasterState: editedUpon, newDocumentState: second }]);
    expect(both).toMatchObject([edit, { assumed: first, next: second }]);
    const elsewhere = yacht("Delos", 6, nextNonce(first.e, fresh()));
    expect(await device.run([{ assumedMasterState: yacht("Eos", 6, ""), newDocumentState: elsewhere }])).toHaveLength(
      1,
    );
    await device.close();
  }
});

it("keeps what was taken of a line, and sends it with the next edit where the server may have lost it", async () => {
  const notes = new SentNotes();
  const inFlight = new PendingPushes(notes);
  const base = yacht("Aurora", 3, "");
  const states = [yacht("Boreas", 3, fresh())];
  for (let count = 2; count <= 13; count += 1) {
    states.push(yacht(`Boreas ${count}`, 3, nextNonce(states.at(-1)?.e ?? "", fresh())));
  }
  const edits = states.map((next, index): SentEdit => {
    return { collection: "yachts", op: `op-${index + 1}`, assumed: states[index - 1] ?? base, next };
  });
  const [taken, last] = [edits.slice(0, -1), edits.at(-1)];
  if (!last) throw new Error("There are some.");
  for (const edit of taken) {
    expect(inFlight.before("yachts", edit.assumed, edit.next)).toEqual([]);
    await inFlight.sending([edit]);
    inFlight.answered([edit], inFlight.doubts);
  }
  // The oldest are one edit by now.
  const kept = [{ ...edits[7], assumed: base }, ...edits.slice(8, 12)];
  expect((await notes.all())[0]?.edits).toEqual(kept);
  expect(inFlight.before("yachts", last.assumed, last.next)).toEqual([]);

  const before = inFlight.doubts;
  inFlight.invalidateAll();
  inFlight.answered([last], before);
  expect(inFlight.before("yachts", last.assumed, last.next)).toEqual(kept);
  inFlight.answered([last], inFlight.doubts);
  expect(inFlight.before("yachts", last.assumed, last.next)).toEqual([]);
  // The next start of the app does not know whether the server is still the same.
  const later = new PendingPushes(notes);
  await later.known();
  expect(later.before("yachts", last.assumed, last.next)).toEqual(kept);
});

it("forgets what was sent once the server's state is here, and not before", async () => {
  const device = await deviceOf("settled");
  const creation = { created_by: 1, created_at: "2027-01-15T09:00:00.000Z" };
  const body = newYacht({ name: "Aurora", port_of_registry: "Nice", type: "MOTOR", ...creation });
  await device.yachts.insert({ id: "7", rev: 0, e: "", schema: 1, body });
  const written = (await storedById(device.collections.yachts, ["7"])).get("7");
  if (!written) throw new Error("The yacht is not there.");
  await device.run([{ newDocumentState: written }]);
  expect(await device.settle()).toBe(1);
  const document = { ...written, e: "", rev: 1, _rev: "2-x" };
  await device.collections.yachts.storageInstance.bulkWrite([{ previous: written, document }], "answered");
  expect(await device.settle()).toBe(0);
  await device.close();
});

it("names the writes upon one state of the server as one line, each of them another one", () => {
  const first = nextNonce("", fresh());
  const second = nextNonce(first, fresh());
  const third = nextNonce(second, fresh());
  expect(new Set([first, second, third]).size).toBe(3);
  expect(chainOf(third)).toBe(chainOf(first));
  expect(third.length).toBeLessThanOrEqual(60);
  expect(chainOf(nextNonce("", fresh()))).not.toBe(chainOf(first));
});
