import { setMaxListeners } from "node:events";
import { expect, it } from "vitest";
import { TestDevice } from "./support/device.ts";
import { beginLife, endLife } from "./support/life.ts";
import { Random } from "./support/random.ts";
import { settle } from "./support/settle.ts";
import { inVirtualTime } from "./support/virtualTime.ts";

setMaxListeners(0);

/** A broker's tablet that ended after it had kept an agreement and before it had noted where it came from; then it is edited. */
async function editedAfterCrash(field: "name" | "cruise_areas") {
  const life = await beginLife(5, {});
  const { server, broker, desk, phone } = life;
  await phone.close();
  const [id = ""] = server.shown(broker, "agreements").keys();
  const kept = server.committed("agreements", id);
  if (!kept) throw new Error("There is no agreement.");
  const random = new Random(8);
  const tablet = await TestDevice.start({ name: "tablet", user: broker, server, random });
  tablet.network.goOffline();
  const { agreements } = tablet.open.database.collections;
  // As a pull writes it: under the server's state, without a nonce.
  const row = { ...kept, _deleted: false, _attachments: {}, _meta: { lwt: Date.now() }, _rev: "1-tablet" };
  await agreements.storageInstance.bulkWrite([{ document: row }], "crashed-pull");
  await (await agreements.findOne(id).exec(true)).incrementalModify((stored) => ({
    ...stored,
    body: { ...stored.body, [field]: "Written after the crash" },
  }));
  server.changeAgreement(id, (body) => ({ ...body, name: "Named meanwhile" }));
  tablet.network.goOnline();
  tablet.engine.retry();
  life.devices = [desk, life.yacht, tablet];
  await settle(life.devices);
  const inbox = (await tablet.open.database.collections.inbox.find().exec()).map((document) => document.toJSON().body);
  return { life, inbox, standing: server.committed("agreements", id)?.body };
}

it("merges an edit whose base a crash has swallowed with what others wrote", () =>
  inVirtualTime(async () => {
    const { life, inbox, standing } = await editedAfterCrash("cruise_areas");
    expect(inbox).toEqual([]);
    expect(standing).toMatchObject({ name: "Named meanwhile", cruise_areas: "Written after the crash" });
    expect(await endLife(life)).toEqual([]);
  }));

it("shows the same field as a conflict with both values", () =>
  inVirtualTime(async () => {
    const { life, inbox, standing } = await editedAfterCrash("name");
    expect(inbox).toMatchObject([
      { kind: "conflict", path: "name", base: null, mine: "Written after the crash", theirs: "Named meanwhile" },
    ]);
    expect(standing).toMatchObject({ name: "Named meanwhile" });
    expect(await endLife(life)).toEqual([]);
  }));
