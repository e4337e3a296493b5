import { newAgreement } from "shared-schema/agreement/create";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { createGeo } from "shared-schema/geo/geo";
import { loadGeoDataForTests } from "shared-schema/geo/loadForTests.test-support";
import { testWaypoint } from "shared-schema/itinerary/testing.test-support";
import { beforeEach, expect, it } from "vitest";
import type { Asker } from "../pool/pool.ts";
import { createDerivations, type Derivations, NotDerived, TooMuch } from "./derivations.ts";
import { derive, type Kind, type Of } from "./derive.ts";
import { createKept } from "./kept.ts";

const data = loadGeoDataForTests(["med"]);
const empty = newAgreement({
  name: "Riviera",
  contract_type: "CRUISE",
  currency: "EUR",
  created_by: 1,
  created_at: "2026-11-20T10:00:00Z",
  bunkerId: "0190a0a0-0000-7000-8000-000000000001",
});
/** A route with a leg for each degree of longitude. */
const routed = (legs: number): AgreementBody => ({
  ...empty,
  waypoints: Object.fromEntries(
    Array.from({ length: legs + 1 }, (_, index) => [
      `w${index}`,
      testWaypoint({ pos: `a${index}`, latitude: 42, longitude: 5 + index }),
    ]),
  ),
});
const planOf = (agreement: AgreementBody): Of<"plan"> => ({ agreement, yacht: null, taxRows: [], today: "2026-11-20" });
const week = planOf(routed(3));

interface Task {
  kind: Kind;
  asker: Asker;
}

let tasks: Task[] = [];
/** The error that the next task ends with, in place of an answer. */
let failure: Error | null = null;
let derivations: Derivations;

function derivationsWith(options: { quickMs?: number; mostBytes?: number }): Derivations {
  const [here, there] = [createGeo(data), createGeo(data)];
  return createDerivations({
    geo: () => here,
    async ask({ kind, json }, asker) {
      tasks.push({ kind, asker });
      await new Promise(setImmediate);
      if (failure) throw failure;
      return { answer: derive(kind, JSON.parse(json), there), bytes: json.length };
    },
    ...options,
  });
}

beforeEach(() => {
  tasks = [];
  failure = null;
  derivations = derivationsWith({ quickMs: 0 });
});

/** Reads as a verb does: asks, has it made where it is not known, and asks again. */
async function read<K extends Kind>(kind: K, of: Of<K>, account = 1) {
  try {
    return derivations.get(kind, of);
  } catch (missing) {
    if (!(missing instanceof NotDerived)) throw missing;
    await missing.make(account);
    return derivations.get(kind, of);
  }
}

it("runs one task for a hundred readers, whether they come together or one by one", async () => {
  const together = await Promise.all(
    Array.from({ length: 50 }, (_, account) => read("plan", structuredClone(week), account)),
  );
  for (let account = 50; account < 100; account++) together.push(await read("plan", structuredClone(week), account));
  expect(tasks).toHaveLength(1);
  expect(new Set(together).size).toBe(1);
  expect(together[0]).toEqual(derive("plan", week, createGeo(data)));
});

it("derives again what was changed, and another kind of the same", async () => {
  await read("plan", week);
  await read("plan", planOf({ ...week.agreement, name: "Corsica" }));
  await read("missing", { ...week, id: 1, profiles: {}, estimates: true });
  expect(tasks.map(({ kind }) => kind)).toEqual(["plan", "plan", "missing"]);
});

it("does not try again what took too long until it changes, and names it", async () => {
  failure = new TooMuch();
  const late = { refusal: { code: "agreement.figures-late", params: { name: "Riviera" } } };
  for (const _ of [1, 2, 3]) await expect(read("plan", week)).rejects.toMatchObject(late);
  expect(tasks).toHaveLength(1);
  failure = null;
  await read("plan", planOf({ ...week.agreement, name: "Corsica" }));
  expect(tasks).toHaveLength(2);
});

it("tries again what failed for another reason", async () => {
  failure = new Error("The thread ended");
  await expect(read("plan", week)).rejects.toThrow("The thread ended");
  failure = null;
  await read("plan", week);
  expect(tasks).toHaveLength(2);
});

it("makes at once what is quick, and learns from a thread what makes the next one quick", async () => {
  derivations = derivationsWith({ quickMs: 3 });
  derivations.get("plan", planOf(empty));
  expect(tasks).toHaveLength(0);
  // Three legs of some 45 NM, whose waters are not known here.
  await read("plan", week);
  expect(tasks).toHaveLength(1);
  derivations.get("plan", planOf({ ...week.agreement, name: "Corsica" }));
  expect(tasks).toHaveLength(1);
});

it("lets what takes long be told from what does not", async () => {
  await read("plan", week, 7);
  const long = Array.from({ length: 60 }, (_, index) =>
    testWaypoint({ pos: `a${index}`, latitude: 36 + (index % 2) * 5, longitude: 12 }),
  );
  await read(
    "plan",
    planOf({ ...empty, waypoints: Object.fromEntries(long.map((waypoint, index) => [`w${index}`, waypoint])) }),
    8,
  );
  expect(tasks.map(({ asker }) => asker)).toEqual([
    { account: 7, length: "short" },
    { account: 8, length: "long" },
  ]);
});

it("keeps no more than there is room for, and forgets what was asked for longest ago", async () => {
  const room = JSON.stringify(week).length * 2 + 100;
  derivations = derivationsWith({ quickMs: 0, mostBytes: room });
  const other = (name: string) => planOf({ ...week.agreement, name });
  for (const name of ["A", "B", "A", "C", "A"]) await read("plan", other(name));
  expect(tasks).toHaveLength(3);
  await read("plan", other("B"));
  expect(tasks).toHaveLength(4);
});

it("never keeps more weight than it may, and replaces what it has", () => {
  const kept = createKept<string>(10);
  kept.set("a", "1", 4);
  kept.set("a", "2", 5);
  kept.set("b", "3", 5);
  expect([kept.get("a")?.value, kept.get("b")?.value]).toEqual(["2", "3"]);
  kept.set("c", "4", 1);
  expect([kept.get("a")?.value, kept.get("b")?.value, kept.get("c")?.value]).toEqual([undefined, "3", "4"]);
  kept.set("d", "5", 11);
  expect(kept.get("d")).toBeUndefined();
  expect(kept.get("c")?.value).toBe("4");
});
