import { beforeEach, describe, expect, it } from "vitest";
import { useTestServer } from "../testing/useTestServer.ts";
import type { Store } from "./store.ts";
import { storedBody } from "./storedBody.ts";

const server = useTestServer();
let store: Store;

beforeEach(async () => {
  ({ store } = server.deps);
});

const ADMIN = {
  email: "second@example.test",
  password_hash: "-",
  first_name: "Second",
  last_name: "Admin",
  is_admin: 1,
};
const AT = "2027-01-15T09:00:00.000Z";

/** Does it in a transaction, or in a savepoint of the one that is open, and takes it back. */
function takeBack(work: () => void): void {
  const taken = () =>
    store.transaction(() => {
      work();
      throw new Error("taken back");
    });
  expect(taken).toThrow("taken back");
}

describe("a transaction's memory of its reads", () => {
  it("knows an administrator from when he is there, and not when he was taken back", () => {
    const before = store.users.adminIds();
    takeBack(() => {
      expect(store.users.adminIds()).toEqual(before);
      const id = store.users.insert({ ...ADMIN, created_at: AT, confirmed_at: AT });
      expect(store.users.adminIds()).toEqual([...before, id]);
    });
    expect(store.users.adminIds()).toEqual(before);
  });

  it("forgets with a savepoint that is taken back", () => {
    const before = store.users.adminIds();
    store.transaction(() => {
      takeBack(() => {
        store.users.insert({ ...ADMIN, created_at: AT, confirmed_at: AT });
        expect(store.users.adminIds()).toHaveLength(before.length + 1);
      });
      expect(store.users.adminIds()).toEqual(before);
    });
  });

  it("finds the holder of each number, and no one's in a block that was taken back", () => {
    const block = { kind: "yacht" as const, device: null, at: AT };
    store.transaction(() => {
      store.leases.add({ ...block, first_id: 9_001, last_id: 9_050, user_id: 1 });
      store.leases.add({ ...block, first_id: 9_051, last_id: 9_100, user_id: 2 });
      store.leases.add({ ...block, kind: "profile", first_id: 9_001, last_id: 9_100, user_id: 3 });
      expect([9_001, 9_050, 9_051, 9_100, 9_050].map((id) => store.leases.holderOf("yacht", id))).toEqual([
        1, 1, 2, 2, 1,
      ]);
      expect(store.leases.holderOf("profile", 9_050)).toBe(3);
      expect(store.leases.holderOf("yacht", 9_101)).toBeUndefined();
    });
    takeBack(() => {
      store.leases.add({ ...block, first_id: 9_101, last_id: 9_150, user_id: 1 });
      expect(store.leases.holderOf("yacht", 9_120)).toBe(1);
    });
    expect(store.leases.holderOf("yacht", 9_120)).toBeUndefined();
  });
});

it("writes no revision over one that was not read", () => {
  const current = store.documents.get("agreements", "1");
  if (!current) throw new Error("The demo has an agreement.");
  const write = { ...current, rev: current.rev + 1, body: storedBody("{}"), owner_id: null, op: "stale" };
  for (const upon of [0, current.rev - 1, current.rev + 1]) {
    expect(() => store.transaction(() => store.documents.put({ ...write, upon }))).toThrow(
      "does not stand at revision",
    );
  }
  expect(store.documents.get("agreements", "1")).toEqual(current);
  expect(store.history.revisionsOf("agreements", "1").some(({ op }) => op === "stale")).toBe(false);
});
