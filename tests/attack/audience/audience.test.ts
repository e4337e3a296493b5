import fc from "fast-check";
import { COLLECTIONS } from "shared-schema/sync/wire";
import { openTestServer } from "sync-server/testing/useTestServer";
import { expect, it } from "vitest";
import { Random } from "../../sync/support/random.ts";
import { findLeaks } from "./leaks.ts";
import { NOT_WALKED } from "./ways/rest/exceptions.ts";
import { describedPaths } from "./ways/rest/rest.ts";

/** `SEED=17 RUNS=50 npm run unit -- tests/attack/audience` plays other worlds than the one of every day. */
const seed = Number(process.env["SEED"] ?? 1);
const numRuns = Number(process.env["RUNS"] ?? 1);

/** What has to come out of some ways. Nothing is planted in reference tables; a message in the inbox comes of a push. */
const TAKEN = [
  ...COLLECTIONS.filter((name) => name !== "reference" && name !== "inbox").map((name) => `pull of ${name}`),
  ...["mail", "web push"].flatMap((way) => [`${way} to passenger`, `${way} to client`, `${way} to broker`]),
  "mail to guest",
];

it("hands nothing to anybody outside its audience, by any way out", {
  timeout: 120_000 + numRuns * 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (world) => {
      const random = new Random(world);
      const { leaks, seen, withheld, unanswered } = await findLeaks((count) => random.below(count));
      expect(leaks).toEqual([]);
      expect(withheld).toEqual([]);
      // A way by which nothing comes out cannot fail.
      expect([...seen].filter(([, count]) => count === 0)).toEqual([]);
      expect(TAKEN.filter((key) => !seen.has(key))).toEqual([]);
      expect(unanswered).toEqual([]);
    }),
    { seed, numRuns, endOnFailure: true },
  );
});

it("leaves out no operation but those that are there and have a reason", async () => {
  const described = await describedPaths({ server: await openTestServer() });
  expect(Object.keys(NOT_WALKED).filter((path) => !described.includes(path))).toEqual([]);
});
