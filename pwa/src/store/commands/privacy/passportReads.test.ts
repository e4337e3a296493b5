import "fake-indexeddb/auto";
import { refused } from "shared-schema/base/result";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { provideRuntime, type Runtime } from "../../database/runtime.ts";
import { drain } from "../../outbox/drain.ts";
import { noteSettled } from "../../outbox/noteSettled.ts";
import { unsentWork } from "../../status/unsentWork.ts";
import { startMemoryRuntime, USER } from "../../testing/memoryRuntime.ts";
import { notePassportShown, notePassportsExported } from "./passportReads.ts";

let runtime: Runtime;
let close: () => Promise<void>;

beforeAll(async () => {
  vi.stubGlobal("localStorage", { length: 0, key: () => null, getItem: () => null });
  ({ runtime, close } = await startMemoryRuntime("passport-reads"));
});
afterAll(() => close());
beforeEach(() => runtime.device.outbox.clear());

const AT = "2027-01-15T09:00:00.000Z";

test("a passport that is shown is kept once a day for each person, an export each time, and no one is asked about either", async () => {
  for (const _ of [1, 2, 3]) await notePassportShown(41, 7);
  await notePassportShown(42, null);
  for (const _ of [1, 2]) await notePassportsExported([41, 42], 7);
  await notePassportsExported([], 7);
  const waiting = await runtime.device.outbox.orderBy("at").toArray();
  expect(waiting).toHaveLength(4);
  const json = waiting.map((each) => ("json" in each ? each.json : null));
  expect(json).toEqual(
    expect.arrayContaining([
      { kind: "SHOWN", profiles: [41], agreement_id: 7, at: AT },
      { kind: "SHOWN", profiles: [42], agreement_id: null, at: AT },
      { kind: "EXPORTED", profiles: [41, 42], agreement_id: 7, at: AT },
    ]),
  );
  expect((await unsentWork({ ...runtime })).unsent).toEqual([]);
});

test("it waits for the server, is sent under one key, and goes when the server refuses it", async () => {
  await notePassportsExported([41], 7);
  const keys: unknown[] = [];
  const noted: string[] = [];
  let answer: Response;
  const send = () =>
    drain(
      {
        userId: USER,
        device: runtime.device,
        token: () => "t",
        fetch: async (_url, init) => {
          keys.push(JSON.parse(String(init.body)).key);
          return answer;
        },
        now: () => Number.MAX_SAFE_INTEGER - keys.length,
        random: () => 1,
        paymentState: async () => "accepted",
        onTaken: async () => undefined,
        onSettled: (each, refusal) => noteSettled({ note: ({ kind }) => void noted.push(kind) }, each, refusal),
      },
      () => false,
    );
  answer = Response.json({}, { status: 503 });
  await send();
  expect(await runtime.device.outbox.count()).toBe(1);
  await runtime.device.outbox.toCollection().modify({ nextAt: 0 });
  answer = Response.json({ message: refused("passport-read.forbidden").refusal.code }, { status: 403 });
  await send();
  expect(new Set(keys).size).toBe(1);
  expect(await runtime.device.outbox.count()).toBe(0);
  expect(noted).toEqual([]);
});

test("the next session records a passport again: what the last one had not sent may be gone", async () => {
  await notePassportShown(51, 7);
  provideRuntime({ ...runtime });
  await notePassportShown(51, 7);
  expect(await runtime.device.outbox.count()).toBe(2);
});
