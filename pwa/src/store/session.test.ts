import "fake-indexeddb/auto";
import { getRxStorageMemory } from "rxdb/plugins/storage-memory";
import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { v7 as newId } from "uuid";
import { beforeEach, expect, it, vi } from "vitest";
import { BrowserDatabase } from "./browserDatabase.ts";
import { DeviceDatabase } from "./device.ts";
import { openCollections } from "./openCollections.ts";

const ME = { id: 7, email: "ada@example.org", is_admin: false, first_name: "Ada", last_name: "Own", profiles: [] };
const opening = vi.hoisted(() => ({ open: (): Promise<unknown> => Promise.reject(new Error("not set")) }));

vi.mock("./database.ts", () => ({ openDatabase: () => opening.open() }));
vi.mock("./sync/tabs.ts", () => ({ replicateInOneTab: () => () => undefined }));
vi.mock("./outbox/drain.ts", () => ({ startOutbox: () => () => undefined, wakeOutbox: () => undefined }));

let sayGoodbye: (init: RequestInit) => Promise<void>;
let answerMe: Promise<ResponseInit>;
let kept: Map<string, string>;

beforeEach(async () => {
  vi.resetModules();
  await new BrowserDatabase().delete();
  kept = new Map();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("location", { assign: () => undefined, reload: () => undefined });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const headers = { [OWN_ANSWER]: "1" };
    if (url === "/api/user/login") return Response.json({ access_token: "t", user: ME }, { headers });
    if (url === "/api/user/logout") await sayGoodbye(init);
    return Response.json(ME, { headers, ...(url === "/api/user/me" && (await answerMe)) });
  });
  sayGoodbye = async () => undefined;
  answerMe = Promise.resolve({});
});

let databases = 0;

/** Logs in on data in memory; `closed` tells whether closing was to remove it. */
async function loggedIn() {
  databases += 1;
  const { database, collections } = await openCollections({
    name: `session-${databases}`,
    storage: getRxStorageMemory(),
    multiInstance: false,
    newNonce: newId,
    only: ["agreements", "yachts", "profiles", "contacts", "inbox"],
  });
  const closed: boolean[] = [];
  const close = async ({ remove }: { remove: boolean }) => void closed.push(remove);
  const device = new DeviceDatabase(100 + databases);
  const engine = { stop: async () => undefined };
  opening.open = async () => ({ plain: database.collections, collections, device, engine, close });
  const session = await import("./session.ts");
  expect((await session.login("ada@example.org", "secret")).ok).toBe(true);
  const type = async () => {
    const body = {
      user_id: 7,
      from_profile_id: 20,
      profile_id: 21,
      email: null,
      send_invite: false,
      created_at: "2027-01-15T09:00:00.000Z",
    };
    await collections.contacts.insert({ id: "20-21", rev: 0, e: "", schema: 1, body });
  };
  return { ...session, closed, type, end: () => database.close() };
}

it("removes the data of who logs out with nothing left to send, and waits for the server for a while only", async () => {
  const { logout, closed, end } = await loggedIn();
  let signal: AbortSignal | null | undefined;
  sayGoodbye = async (init) => {
    signal = init.signal;
  };
  expect(await logout()).toEqual({ done: true });
  expect(signal).toBeInstanceOf(AbortSignal);
  expect(closed).toEqual([true]);
  await end();
});

it("keeps what is typed while the server is told of the log-out", async () => {
  const { logout, closed, type, end } = await loggedIn();
  sayGoodbye = type;
  expect(await logout()).toEqual({ done: true });
  expect(closed).toEqual([false]);
  expect(kept.get("passerelle.kept")).toBe(JSON.stringify({ 7: 1 }));
  await end();
});

it("waits for an edit that is being written before it asks what is left", async () => {
  const { logout, closed, type, end } = await loggedIn();
  const { holdUpdate } = await import("./appUpdate.ts");
  const written = holdUpdate();
  setTimeout(() => void type().then(written), 100);
  expect(await logout()).toMatchObject({ done: false, unsent: [{ collection: "contacts", key: "20-21", title: "" }] });
  expect(closed).toEqual([]);
  await end();
});

it("says that the data could not be opened, and opens it at the next attempt", async () => {
  opening.open = () => Promise.reject(new Error("The disk is locked."));
  const { restoreSession, useSession } = await import("./session.ts");
  kept.set("passerelle.token", "t");
  await expect(restoreSession()).rejects.toThrow("could not open what it keeps");
  expect(useSession.getState().user).toBeNull();
  const { end } = await loggedIn();
  expect(useSession.getState().user?.id).toBe(7);
  await end();
});

it("opens the data at the next log-in when what waited could not be read", async () => {
  const closed: boolean[] = [];
  const close = async ({ remove }: { remove: boolean }) => void closed.push(remove);
  opening.open = async () => ({ userId: 7, plain: {}, now: () => 0, close });
  kept.set("passerelle.kept", JSON.stringify({ 7: 1 }));
  const { login, useSession } = await import("./session.ts");
  expect(await login("ada@example.org", "secret")).toMatchObject({ ok: false, refusal: { code: "unavailable" } });
  expect(useSession.getState().user).toBeNull();
  expect(closed).toEqual([false]);
  kept.delete("passerelle.kept");
  const again = await loggedIn();
  expect(await again.logout()).toEqual({ done: true });
  expect(again.closed).toEqual([true]);
  await again.end();
});

it("asks the server who is logged in when what is kept cannot be read", async () => {
  const { end } = await loggedIn();
  vi.resetModules();
  await new BrowserDatabase().delete();
  kept.set("passerelle.me", "{broken");
  kept.set("passerelle.kept", "{broken");
  const { restoreSession, useSession } = await import("./session.ts");
  await restoreSession();
  expect(useSession.getState().user?.id).toBe(7);
  await end();
});

it("goes on after a kill that took the browser's own storage with it, connected or not", async () => {
  const { end } = await loggedIn();
  vi.resetModules();
  kept.clear();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const { restoreSession, useSession } = await import("./session.ts");
  await restoreSession();
  expect(useSession.getState()).toMatchObject({ user: { id: 7 }, token: "t" });
  expect(kept.get("passerelle.token")).toBe("t");
  await end();
});

it("lets nobody go on before IndexedDB has who has logged in", async () => {
  let written = false;
  vi.doMock("./keptSession.ts", async (original) => {
    const real = await original<typeof import("./keptSession.ts")>();
    const keepSession: typeof real.keepSession = async (session) => {
      await real.keepSession(session);
      await new Promise((resolve) => setTimeout(resolve, 20));
      written = true;
    };
    return { ...real, keepSession };
  });
  const { useSession } = await import("./session.ts");
  const seen: boolean[] = [];
  useSession.subscribe(({ user }) => user && seen.push(written));
  const { end } = await loggedIn();
  expect(seen).toEqual([true]);
  vi.doUnmock("./keptSession.ts");
  await end();
});

it("lets nobody in after a log-out that was cut off, and lets a late answer of the server change nothing", async () => {
  const { logout, refreshMe, useSession, end } = await loggedIn();
  const stale = new Map(kept);
  const { keptSession } = await import("./keptSession.ts");
  let answer: (late: ResponseInit) => void = () => {};
  answerMe = new Promise((resolve) => {
    answer = resolve;
  });
  const late = refreshMe();
  const whileTelling: unknown[] = [];
  sayGoodbye = async () => void whileTelling.push(await keptSession(), useSession.getState().user?.id);
  await logout();
  expect(whileTelling).toEqual([null, 7]);
  answer({ status: 401 });
  await late;
  expect(useSession.getState()).toMatchObject({ user: null, notice: null });
  // What a kill leaves where a removal had not reached the disk.
  for (const [key, text] of stale) kept.set(key, text);
  vi.resetModules();
  const next = await import("./session.ts");
  await next.restoreSession();
  expect(next.useSession.getState()).toMatchObject({ status: "empty", user: null });
  expect(kept.has("passerelle.token")).toBe(false);
  await end();
});

it("ends a session for good when the server says that it has expired, and keeps the data", async () => {
  const { refreshMe, closed, end } = await loggedIn();
  vi.stubGlobal("fetch", async () => Response.json({ message: "no" }, { status: 401, headers: { [OWN_ANSWER]: "1" } }));
  await refreshMe();
  expect(closed).toEqual([false]);
  const { keptSession } = await import("./keptSession.ts");
  expect(await keptSession()).toBeNull();
  await end();
});
