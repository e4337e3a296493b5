import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { cruiseFixture } from "shared-schema/agreement/fromFixture";
import { sampleWeek } from "shared-schema/agreement/sample/sampleWeek";
import { castIn } from "shared-schema/profile/cast";
import { afterAll, beforeAll, expect, it } from "vitest";
import { provideRuntime, runtime } from "../database/runtime.ts";
import { startMemoryRuntime } from "../testing/memoryRuntime.ts";
import { draftFromSample } from "./sampleDraft.ts";

let close: () => Promise<void>;
beforeAll(async () => {
  const started = await startMemoryRuntime("sample-draft");
  close = started.close;
  provideRuntime(started.runtime);
});
afterAll(() => close());

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../shared-schema/fixtures/${name}`, import.meta.url), "utf8"));

function sample() {
  let count = 0;
  const newId = () => `01900000-0000-7000-8000-${String(++count).padStart(12, "0")}`;
  return sampleWeek({
    fixture: cruiseFixture.parse(read("sample-week.json")),
    cast: castIn(read("parties.json")),
    now: "2027-01-15T09:00:00Z",
    newId,
    language: "en",
  });
}

async function names() {
  const { collections } = await runtime();
  const [yachts, agreements] = await Promise.all([
    collections.yachts.find().exec(),
    collections.agreements.find().exec(),
  ]);
  return [...yachts, ...agreements].map((document) => document.toMutableJSON().body.name);
}

it("becomes a draft with its yacht, or neither", async () => {
  const { agreement, yacht } = sample();
  expect(await draftFromSample({ agreement: { ...agreement, currency: "none" }, yacht })).toMatchObject({ ok: false });
  expect(await names()).toEqual([]);
  expect(await draftFromSample({ agreement, yacht })).toMatchObject({ ok: true });
  expect(await names()).toEqual([yacht.name, agreement.name]);
});
