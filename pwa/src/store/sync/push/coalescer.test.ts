import { expect, it } from "vitest";
import type { SentEdit } from "../../database/sentEdits.ts";
import { systemClock } from "../clock.ts";
import { PushCoalescer } from "./coalescer.ts";

const change = (op: string): SentEdit => ({
  collection: "yachts",
  op,
  assumed: null,
  next: { id: op, rev: 0, e: op, schema: 1, body: {}, _deleted: false },
});
const taken = (changes: SentEdit[]) =>
  changes.map(({ op }) => ({ op, outcome: "taken" as const, master: { id: op, _deleted: true as const } }));

it("sends what comes within the window as one request and hands everybody their own results", async () => {
  const requests: number[] = [];
  const coalescer = new PushCoalescer(async (assemble) => {
    const changes = assemble();
    requests.push(changes.length);
    return taken(changes).reverse();
  }, systemClock);
  const [a, b] = await Promise.all([
    coalescer.push(() => [change("one"), change("two")], 2),
    coalescer.push(() => [change("three")], 1),
  ]);
  expect(requests).toEqual([3]);
  expect(a.map(({ op }) => op)).toEqual(["one", "two"]);
  expect(b.map(({ op }) => op)).toEqual(["three"]);
});

it("fails all who were on a request that failed, and no later one", async () => {
  let fail = true;
  const coalescer = new PushCoalescer(async (assemble) => {
    if (fail) throw new Error("no network");
    return taken(assemble());
  }, systemClock);
  await expect(coalescer.push(() => [change("one")], 1)).rejects.toThrow("no network");
  fail = false;
  expect(await coalescer.push(() => [change("one")], 1)).toHaveLength(1);
});

it("puts what comes while there is no server into one request, whichever collection was there first", async () => {
  const requests: string[][] = [];
  let connect: () => void = () => undefined;
  const connected = new Promise<void>((resolve) => {
    connect = resolve;
  });
  const coalescer = new PushCoalescer(
    async (assemble) => {
      const changes = assemble();
      requests.push(changes.map(({ op }) => op));
      return taken(changes);
    },
    systemClock,
    () => connected,
  );
  const agreement = coalescer.push(() => [change("agreement")], 1);
  await systemClock.sleep(80);
  const yacht = coalescer.push(() => [change("yacht")], 1);
  await systemClock.sleep(80);
  connect();
  await Promise.all([agreement, yacht]);
  expect(requests).toEqual([["agreement", "yacht"]]);
});

it("fails all who wait when the replication is being stopped, and no later one", async () => {
  let isStopped = true;
  const ready = async () => {
    if (isStopped) throw new Error("stopped");
  };
  const coalescer = new PushCoalescer(async (assemble) => taken(assemble()), systemClock, ready);
  await expect(coalescer.push(() => [change("one")], 1)).rejects.toThrow("stopped");
  isStopped = false;
  expect(await coalescer.push(() => [change("one")], 1)).toHaveLength(1);
});
