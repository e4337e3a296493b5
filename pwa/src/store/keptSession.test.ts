import "fake-indexeddb/auto";
import { beforeEach, expect, it, vi } from "vitest";
import { BrowserDatabase, type Session } from "./browserDatabase.ts";
import { endKept, keepSession, keptSession, renewKept } from "./keptSession.ts";
import type { Me } from "./me.ts";
import { useStorageTrouble } from "./storageTrouble.ts";
import { memoryStorage } from "./testing/memoryStorage.ts";

const ADA: Me = {
  id: 7,
  email: "ada@example.org",
  is_admin: false,
  first_name: "Ada",
  last_name: "Own",
  main_profile: null,
  profiles: [{ id: 20 }],
};
const ADAS: Session = { token: "a", me: ADA };
const BENS: Session = { token: "b", me: { ...ADA, id: 8, email: "ben@example.org" } };

let storage: ReturnType<typeof memoryStorage>;

/** What a kill leaves: the browser had not yet written its own storage. */
function loseStorage(): void {
  storage = memoryStorage();
  vi.stubGlobal("localStorage", storage);
}

/** IndexedDB refuses to write; `stillDeletes` as a full disk does. */
function refuseWrites({ stillDeletes }: { stillDeletes: boolean }): void {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(refuse);
  if (!stillDeletes) vi.spyOn(IDBObjectStore.prototype, "delete").mockImplementation(refuse);
}

beforeEach(async () => {
  vi.restoreAllMocks();
  useStorageTrouble.setState({ trouble: null });
  await new BrowserDatabase().delete();
  loseStorage();
});

it("takes up who has logged in, also when the browser's own storage has lost it, and tells the tabs again", async () => {
  expect(await keptSession()).toBeNull();
  await keepSession(ADAS);
  loseStorage();
  expect(await keptSession()).toEqual(ADAS);
  expect(storage.getItem("passerelle.token")).toBe("a");
  expect(JSON.parse(storage.getItem("passerelle.me") ?? "")).toEqual(ADA);
});

it("takes over the session of an earlier version, which IndexedDB has from then on", async () => {
  storage.setItem("passerelle.token", "a");
  storage.setItem("passerelle.me", JSON.stringify(ADA));
  expect(await keptSession()).toEqual(ADAS);
  loseStorage();
  expect(await keptSession()).toEqual(ADAS);
});

it("knows the token alone of a session that an earlier version kept without its user", async () => {
  storage.setItem("passerelle.token", "a");
  storage.setItem("passerelle.me", "{broken");
  expect(await keptSession()).toEqual({ token: "a", me: null });
});

it("lets nobody in by what the browser's own storage has left of a session that ended", async () => {
  await keepSession(ADAS);
  await endKept("a");
  expect(storage.getItem("passerelle.token")).toBeNull();
  storage.setItem("passerelle.token", "a");
  storage.setItem("passerelle.me", JSON.stringify(ADA));
  expect(await keptSession()).toBeNull();
  expect(storage.length).toBe(0);
});

it("ends no session but that of the token, so a late end leaves the next log-in alone", async () => {
  await keepSession(ADAS);
  await endKept("a");
  await keepSession(BENS);
  await endKept("a");
  await endKept(null);
  expect(await keptSession()).toEqual(BENS);
  expect(storage.getItem("passerelle.token")).toBe("b");
});

it("keeps what is new of the user who is logged in, and nothing of one who has left or was replaced", async () => {
  const renamed = { token: "a", me: { ...ADA, first_name: "Adele" } };
  await keepSession(ADAS);
  expect(await renewKept(renamed)).toBe(true);
  loseStorage();
  expect(await keptSession()).toEqual(renamed);
  await keepSession(BENS);
  expect(await renewKept(ADAS)).toBe(false);
  expect(await keptSession()).toEqual(BENS);
  await endKept("b");
  expect(await renewKept(BENS)).toBe(false);
  expect(await keptSession()).toBeNull();
  expect(storage.length).toBe(0);
});

it("goes on by the browser's own storage when IndexedDB does not take a log-in, and says what is wrong", async () => {
  await keepSession(ADAS);
  await endKept("a");
  refuseWrites({ stillDeletes: true });
  await keepSession(BENS);
  expect(useStorageTrouble.getState().trouble).toBe("full");
  expect(await keptSession()).toEqual(BENS);
  expect(await renewKept(BENS)).toBe(true);
  vi.restoreAllMocks();
  expect(await keptSession()).toEqual(BENS);
  loseStorage();
  expect(await keptSession()).toEqual(BENS);
});

it("goes on by the browser's own storage where IndexedDB cannot even be read", async () => {
  await keepSession(ADAS);
  vi.spyOn(IDBObjectStore.prototype, "get").mockImplementation(() => {
    throw new DOMException("lost", "InvalidStateError");
  });
  expect(await keptSession()).toEqual(ADAS);
  await endKept("a");
  expect(await keptSession()).toBeNull();
});

it("lets nobody in whose end IndexedDB did not take, then or when it works again", async () => {
  await keepSession(ADAS);
  refuseWrites({ stillDeletes: false });
  await endKept("a");
  expect(await keptSession()).toBeNull();
  vi.restoreAllMocks();
  expect(await keptSession()).toBeNull();
  expect(storage.length).toBe(0);
  loseStorage();
  expect(await keptSession()).toBeNull();
});
