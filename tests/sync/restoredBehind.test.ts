import { setMaxListeners } from "node:events";
import { describe, expect, it } from "vitest";
import type { Life } from "./support/life.ts";
import type { Plant } from "./support/plants/plant.ts";
import {
  addsNothing,
  addsTwo,
  restoreAgainAndAgain,
  restoreBehind,
  restoreHeldByAll,
  restoreHeldInPart,
} from "./support/restoring.ts";

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

it("loses nothing, however often the backup comes back", async () => {
  expect(await restoreAgainAndAgain(501)).toEqual([]);
});

it("notices when a restored server gives the numbers of revisions again", async () => {
  const givesAgain: Plant = {
    store: (store) => ({ ...store, meta: { ...store.meta, numberRevisionsAfter: () => undefined } }),
  };
  expect(await restoreBehind(3, addsNothing, givesAgain)).not.toEqual([]);
});

it("keeps what was made of a lost revision since one device has brought it back", async () => {
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

it("asks no one to decide about a document that the backup lacked altogether", async () => {
  const creates = ({ editor, desk }: Life) => editor.createAgreement(desk);
  const addsToAll = async ({ editor, desk, server, admin }: Life) => {
    for (const id of server.shown(admin, "agreements").keys()) await editor.addService(desk, id);
  };
  expect(await restoreHeldByAll(creates, addsToAll)).toEqual([]);
});

describe("when a device that holds the older of two lost revisions comes first", () => {
  const addsAndWrites = async ({ editor, phone }: Life) => {
    for (const id of ["1", "2"]) await editor.addService(phone, id);
    for (let count = 0; count < 6; count += 1) await editor.editField(phone);
  };
  const removesAndWrites = async ({ editor, phone }: Life) => {
    for (let count = 0; count < 4; count += 1) await editor.removeService(phone);
    for (let count = 0; count < 6; count += 1) await editor.editField(phone);
  };

  it("keeps the newer one, and asks no one", async () => {
    expect(await restoreHeldInPart(addsAndWrites, removesAndWrites)).toEqual([]);
  });

  it("does so with a document that the backup lacked altogether", async () => {
    const creates = async (life: Life) => {
      await life.editor.createAgreement(life.desk);
      await addsAndWrites(life);
    };
    const addsToAll = async ({ editor, phone, server, broker }: Life) => {
      for (const id of server.shown(broker, "agreements").keys()) await editor.addService(phone, id);
    };
    expect(await restoreHeldInPart(creates, addsToAll)).toEqual([]);
  });
});
