import "fake-indexeddb/auto";
import { beforeEach, expect, it, vi } from "vitest";
import { useStorageTrouble } from "../database/storageTrouble.ts";
import { memoryStorage } from "../testing/memoryStorage.ts";
import { BrowserDatabase, inBrowserDatabase, type Session } from "./browserDatabase.ts";
import type { Me } from "./me.ts";
import { endStoredSession, renewSession, storedSession, storeSession, usersLeaving } from "./sessionStore.ts";

const ADA: Me = {
  id: 7,
  email: "ada@example.org",
  is_admin: false,
  may_create_agreements: false,
  email_confirmed: true,
  first_name: "Ada",
  last_name: "Own",
  main_profile: null,
  profiles: [{ id: 20 }],
};
const ADAS: Session = { token: "a", me: ADA };
const BENS: Session = { token: "b", me: { ...ADA, id: 8, email: "ben@example.org" } };

let storage: ReturnType<typeof memoryStorage>;

/** Simulates a kill: the browser had not yet written its own storage. */
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
  expect(await storedSession()).toBeNull();
  await storeSession(ADAS);
  loseStorage();
  expect(await storedSession()).toEqual(ADAS);
  expect(storage.getItem("passerelle.token")).toBe("a");
  expect(JSON.parse(storage.getItem("passerelle.me") ?? "")).toEqual(ADA);
});

it("takes over the session of an earlier version, which IndexedDB has from then on", async () => {
  storage.setItem("passerelle.token", "a");
  storage.setItem("passerelle.me", JSON.stringify(ADA));
  expect(await storedSession()).toEqual(ADAS);
  loseStorage();
  expect(await storedSession()).toEqual(ADAS);
});

it("knows the token alone of a session that an earlier version kept without its user", async () => {
  storage.setItem("passerelle.token", "a");
  storage.setItem("passerelle.me", "{broken");
  expect(await storedSession()).toEqual({ token: "a", me: null });
});

it("lets no one in by what the browser's own storage has left of a session that ended", async () => {
  await storeSession(ADAS);
  await endStoredSession("a", { notifyServer: false });
  expect(storage.getItem("passerelle.token")).toBeNull();
  storage.setItem("passerelle.token", "a");
  storage.setItem("passerelle.me", JSON.stringify(ADA));
  expect(await storedSession()).toBeNull();
  expect(storage.length).toBe(0);
});

it("ends no session but that of the token, so a late end leaves the next log-in alone", async () => {
  await storeSession(ADAS);
  await endStoredSession("a", { notifyServer: false });
  await storeSession(BENS);
  await endStoredSession("a", { notifyServer: false });
  await endStoredSession(null, { notifyServer: false });
  expect(await storedSession()).toEqual(BENS);
  expect(storage.getItem("passerelle.token")).toBe("b");
});

it("ends the session of another user whom a log-in replaces, at the server too, and lets the data of that user leave", async () => {
  const tokens = () => inBrowserDatabase(({ endings }) => endings.toCollection().primaryKeys());
  await storeSession(ADAS);
  await storeSession({ token: "a2", me: ADA });
  expect([await usersLeaving(), await tokens()]).toEqual([[], []]);
  await storeSession(BENS);
  expect([await usersLeaving(), await tokens()]).toEqual([[7], ["a2"]]);
  await storeSession(ADAS);
  expect([await usersLeaving(), await tokens()]).toEqual([[8], ["a2", "b"]]);
});

it("keeps what is new of the user who is logged in, and nothing of one who has left or was replaced", async () => {
  const renamed = { token: "a", me: { ...ADA, first_name: "Adele" } };
  await storeSession(ADAS);
  expect(await renewSession(renamed)).toBe(true);
  loseStorage();
  expect(await storedSession()).toEqual(renamed);
  await storeSession(BENS);
  expect(await renewSession(ADAS)).toBe(false);
  expect(await storedSession()).toEqual(BENS);
  await endStoredSession("b", { notifyServer: false });
  expect(await renewSession(BENS)).toBe(false);
  expect(await storedSession()).toBeNull();
  expect(storage.length).toBe(0);
});

it("goes on by the browser's own storage when IndexedDB does not take a log-in, and says what is wrong", async () => {
  await storeSession(ADAS);
  await endStoredSession("a", { notifyServer: false });
  refuseWrites({ stillDeletes: true });
  await storeSession(BENS);
  expect(useStorageTrouble.getState().trouble).toBe("full");
  expect(await storedSession()).toEqual(BENS);
  expect(await renewSession(BENS)).toBe(true);
  vi.restoreAllMocks();
  expect(await storedSession()).toEqual(BENS);
  loseStorage();
  expect(await storedSession()).toEqual(BENS);
});

it("goes on by the browser's own storage where IndexedDB cannot even be read", async () => {
  await storeSession(ADAS);
  vi.spyOn(IDBObjectStore.prototype, "get").mockImplementation(() => {
    throw new DOMException("lost", "InvalidStateError");
  });
  expect(await storedSession()).toEqual(ADAS);
  await endStoredSession("a", { notifyServer: false });
  expect(await storedSession()).toBeNull();
});

it("lets no one in whose end IndexedDB did not take, then or when it works again", async () => {
  await storeSession(ADAS);
  refuseWrites({ stillDeletes: false });
  await endStoredSession("a", { notifyServer: false });
  expect(await storedSession()).toBeNull();
  vi.restoreAllMocks();
  expect(await storedSession()).toBeNull();
  expect(storage.length).toBe(0);
  loseStorage();
  expect(await storedSession()).toBeNull();
});
