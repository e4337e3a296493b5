import { setMaxListeners } from "node:events";
import { expect, it } from "vitest";
import type { Plant } from "./support/plants/plant.ts";
import { addsNothing, addsTwo, restoreAgainAndAgain, restoreBehind } from "./support/restoring.ts";

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
