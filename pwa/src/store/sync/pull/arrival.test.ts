import { BehaviorSubject } from "rxjs";
import type { SyncedCollection } from "shared-schema/sync/wire";
import { expect, it } from "vitest";
import { Arrival } from "./arrival.ts";

const startPromise = Promise.resolve();
const pulling = (down: BehaviorSubject<boolean>, collection: SyncedCollection = "profiles") => ({
  collection,
  state: { startPromise, internalReplicationState: { firstSyncDone: { down } } },
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

it("is complete once every collection has been pulled to its end", async () => {
  const arrival = new Arrival();
  const down = new BehaviorSubject(false);
  void arrival.follow([pulling(new BehaviorSubject(true), "yachts"), pulling(down)], new AbortController().signal);
  await settled();
  expect(arrival.state.value).toMatchObject({ complete: false, pulled: ["yachts"] });
  down.next(true);
  await settled();
  expect(arrival.state.value).toMatchObject({ complete: true, pulled: ["yachts", "profiles"] });
});

it("is never complete by a replication that ends, or never began, before its first pull is over", async () => {
  const arrival = new Arrival();
  const ended = new BehaviorSubject(false);
  void arrival.follow([pulling(ended)], new AbortController().signal);
  ended.complete();
  const other = new Arrival();
  void other.follow([{ collection: "profiles", state: { startPromise } }], new AbortController().signal);
  await settled();
  expect([arrival.state.value.complete, other.state.value.complete]).toEqual([false, false]);
});
