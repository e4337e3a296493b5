import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { cruiseFixture } from "shared-schema/agreement/fromFixture";
import { SAMPLE_AGREEMENT, SAMPLE_USER, sampleWeek } from "shared-schema/agreement/sample/sampleWeek";
import { castIn } from "shared-schema/profile/cast";
import { expect, it, vi } from "vitest";
import { patchAgreement } from "../../commands/agreement/agreements.ts";
import { forgetRuntime, runtime } from "../../database/runtime.ts";
import { readKeptSample } from "../../session/keptSample.ts";
import { memoryStorage } from "../../testing/memoryStorage.ts";
import { keepSample, throwSampleAway } from "./leaveSample.ts";
import { openSample } from "./openSample.ts";

vi.stubGlobal("localStorage", memoryStorage());
vi.stubGlobal("sessionStorage", memoryStorage());
vi.stubGlobal("window", { addEventListener: () => undefined });
const fetched = vi.fn();
vi.stubGlobal("fetch", fetched);

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../../shared-schema/fixtures/${name}`, import.meta.url), "utf8"));
const make = async (now: string, newId: () => string) =>
  sampleWeek({
    fixture: cruiseFixture.parse(read("sample-week.json")),
    cast: castIn(read("parties.json")),
    now,
    newId,
    language: "en",
  });

/** As a page that is loaded again finds it. */
async function reopen(): Promise<void> {
  await (await runtime()).close({ remove: false });
  forgetRuntime();
  await openSample(make);
}

async function nameNow(): Promise<string | undefined> {
  const { collections } = await runtime();
  const found = await collections.agreements.findOne(String(SAMPLE_AGREEMENT)).exec();
  return found?.toMutableJSON().body.name;
}

it("stays as it was left, is taken along as it stands, begins again when it was thrown away, and asks no one", async () => {
  await openSample(make);
  const before = await nameNow();
  expect((await runtime()).userId).toBe(SAMPLE_USER);
  expect(await patchAgreement(SAMPLE_AGREEMENT, { name: "Mine" })).toMatchObject({ ok: true });
  await reopen();
  expect(await nameNow()).toBe("Mine");
  await keepSample();
  expect(readKeptSample()).toMatchObject({ agreement: { name: "Mine" }, yacht: { name: "Tramontane" } });
  await throwSampleAway();
  forgetRuntime();
  await openSample(make);
  expect(await nameNow()).toBe(before);
  await throwSampleAway();
  expect(fetched).not.toHaveBeenCalled();
});

it("says when the browser does not take what is kept, and stays", async () => {
  await openSample(make);
  const full = vi.spyOn(sessionStorage, "setItem").mockImplementation(() => {
    throw new Error("The quota has been exceeded.");
  });
  expect(await keepSample()).toMatchObject({
    ok: false,
    reason: "The quota has been exceeded.",
  });
  full.mockRestore();
  expect(await nameNow()).toBeDefined();
  expect(await keepSample()).toMatchObject({ ok: true });
  expect(await throwSampleAway()).toMatchObject({ ok: true });
  forgetRuntime();
});

it("hands nothing on that this version does not understand", () => {
  for (const text of ["{", "{}", '{"agreement":{},"yacht":{}}']) {
    sessionStorage.setItem("passerelle.sample", text);
    expect(readKeptSample()).toBeNull();
  }
});
