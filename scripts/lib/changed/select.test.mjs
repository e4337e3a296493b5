import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../run.mjs";
import { reach } from "./graph.mjs";
import { addressesOf, featuresIn } from "./journeys.mjs";
import { CORE, CRAWL, select } from "./select.mjs";

const PRICE = "pwa/src/features/agreement/price/PriceSection.tsx";
const GRAPH = new Map([
  ["shared-schema/src/pricing/vat.ts", ["shared-schema/src/pricing/vat.test.ts", PRICE]],
  ["sync-server/src/verbs/crew/list.ts", ["sync-server/src/app.ts"]],
  ["sync-server/src/app.ts", ["sync-server/src/testing/server.ts"]],
  ["sync-server/src/testing/server.ts", ["sync-server/src/verbs/kyc/kyc.test.ts"]],
  ["pwa/src/ui/Button.tsx", ["a", "b", "c", "d"].map((name) => `pwa/src/features/${name}/Screen.tsx`)],
]);
const TESTS = [
  "shared-schema/src/pricing/vat.test.ts",
  "sync-server/src/verbs/crew/list.test.ts",
  "sync-server/src/routes/crew/crew.test.ts",
  "sync-server/src/verbs/kyc/kyc.test.ts",
  "pwa/src/features/agreement/price/Price.screen.test.tsx",
  "tests/e2e/receipts.test.ts",
  "tests/e2e/priced.test.ts",
  "tests/e2e/yacht.test.ts",
  CRAWL,
];
const SCREENS = new Map([
  ["tests/e2e/priced.test.ts", ["agreement/price"]],
  ["tests/e2e/yacht.test.ts", ["yachts"]],
  [CRAWL, ["agreement/price"]],
]);

const chosen = (...changed) => select({ changed, reached: reach(GRAPH, changed), tests: TESTS, screensOf: SCREENS });

it("chooses the tests that imports lead to, and the journeys of the features among them", () => {
  expect(chosen("shared-schema/src/pricing/vat.ts")).toMatchObject({
    unit: expect.arrayContaining(["shared-schema/src/pricing/vat.test.ts"]),
    journeys: ["tests/e2e/priced.test.ts"],
  });
});

it("chooses the screen tests in the folder of a screen that has changed", () => {
  expect(chosen(PRICE)).toMatchObject({ screens: ["pwa/src/features/agreement/price/Price.screen.test.tsx"] });
});

it("chooses of the server what is about the same noun, and not all that runs a whole server", () => {
  const { unit, journeys } = chosen("sync-server/src/verbs/crew/list.ts");
  expect(unit).toEqual(
    expect.arrayContaining(["sync-server/src/verbs/crew/list.test.ts", "sync-server/src/routes/crew/crew.test.ts"]),
  );
  expect(unit).not.toContain("sync-server/src/verbs/kyc/kyc.test.ts");
  expect(journeys).toEqual(["tests/e2e/receipts.test.ts"]);
});

it("has the crawl open the pages of the changed features alone, and all of them when the crawl has changed", () => {
  expect(chosen(PRICE)).toMatchObject({ journeys: ["tests/e2e/priced.test.ts"], crawled: ["agreement/price"] });
  expect(chosen(CRAWL)).toMatchObject({ journeys: [CRAWL], crawled: [] });
});

it.each([
  [["guide"], ["/guide", "/guide/price"], ["/", "/help", "/guides"]],
  [["agreement/contract"], ["/agreement/1/contract", "/agreement/1/documents"], ["/agreement/1", "/agreement/1/price"]],
  [
    ["agreements", "agreement/overview"],
    ["/agreement", "/agreement/99", "/agreement/1/history"],
    ["/agreement/1/price"],
  ],
])("knows the addresses of %j", (features, shown, others) => {
  const addresses = new RegExp(addressesOf(features));
  expect([...shown, ...others].filter((path) => addresses.test(path))).toEqual(shown);
});

it("knows no address of what shows no page", () => {
  expect(addressesOf(["sync"])).toBe("");
});

it("says what it leaves out where a change reaches many features", () => {
  const { journeys, notes } = chosen("pwa/src/ui/Button.tsx");
  expect(journeys).toEqual(["tests/e2e/receipts.test.ts"]);
  expect(notes).toHaveLength(1);
});

it("takes the journeys about few features first, and says how many it leaves out", () => {
  const many = Array.from({ length: 14 }, (_, index) => [`tests/e2e/${index}.test.ts`, ["agreement/price", "yachts"]]);
  const screensOf = new Map([...many, ["tests/e2e/priced.test.ts", ["agreement/price"]]]);
  const { journeys, notes } = select({
    ...{ changed: [PRICE], reached: new Set([PRICE]) },
    ...{ tests: [...screensOf.keys()], screensOf },
  });
  expect(journeys).toHaveLength(12);
  expect(journeys[0]).toBe("tests/e2e/priced.test.ts");
  expect(notes).toEqual(["3 of 15 files of journeys that it concerns"]);
});

it("chooses everything where what all tests run with has changed", () => {
  expect(chosen("vitest.config.ts")).toBe("everything");
  expect(chosen("package-lock.json")).toBe("everything");
});

it("reads the features that a journey opens from its text", () => {
  const text = `
    await page.goto("/yachts/create");
    await page.goto(\`/agreement/\${id}/contract\`);
    await openSection(page, "Route");
    await openSection(other, "APA account");
    await page.goto("/agreement");
  `;
  expect(featuresIn(text).sort()).toEqual(
    ["yachts", "agreement/contract", "agreement/mapping", "agreement/apa", "agreements", "agreement/overview"].sort(),
  );
});

it("has journeys for changes that reach all screens, each of them there", () => {
  expect(CORE.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
