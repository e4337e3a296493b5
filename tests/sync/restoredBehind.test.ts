import { setMaxListeners } from "node:events";
import { expect, it } from "vitest";
import type { Life } from "./support/life.ts";
import type { Plant } from "./support/plants/plant.ts";
import { addsNothing, addsTwo, restoreAgainAndAgain, restoreBehind, restoreHeldByAll } from "./support/restoring.ts";

setMaxListeners(0);

it.each([0, 1, 2, 3, 8])(
  "loses nothing that one device alone has seen, when another went on with %i edits",
  async (others) => {
    expect(await restoreBehind(others, addsNothing)).toEqual([]);
  },
);

it.each([0, 1, 2, 3, 8])("loses neither that nor what was written upon it meanwhile (%i edits)", async (others) => {
  expect(await restoreBehind(others, addsTwo)).toEqual([]);
});

it.each(Array.from({ length: 30 }, (_, index) => 501 + index))(
  "loses nothing, however often the backup comes back (%i)",
  async (seed) => {
    expect(await restoreAgainAndAgain(seed)).toEqual([]);
  },
);

it("notices when a restored server gives the numbers of revisions again", async () => {
  const givesAgain: Plant = {
    store: (store) => ({ ...store, meta: { ...store.meta, numberRevisionsAfter: () => undefined } }),
  };
  expect(await restoreBehind(3, addsNothing, givesAgain)).not.toEqual([]);
});

it("lets stand what was made of a lost revision since one device has brought it back", async () => {
  const removes = ({ editor, desk }: Life) => editor.removeService(desk);
  expect(await restoreHeldByAll(addsTwo, removes)).toEqual([]);
  const rewrites = async ({ editor, desk }: Life) => {
    for (let count = 0; count < 5; count += 1) await editor.editField(desk);
  };
  const writes = async ({ editor, phone }: Life) => {
    for (let count = 0; count < 5; count += 1) await editor.editField(phone);
  };
  expect(await restoreHeldByAll(writes, rewrites)).toEqual([]);
});

it("asks nobody to decide about a document that the backup lacked altogether", async () => {
  const creates = ({ editor, desk }: Life) => editor.createAgreement(desk);
  const addsToAll = async ({ editor, desk, server, admin }: Life) => {
    for (const id of server.shown(admin, "agreements").keys()) await editor.addService(desk, id);
  };
  expect(await restoreHeldByAll(creates, addsToAll)).toEqual([]);
});
