import "fake-indexeddb/auto";
import { getRxStorageMemory } from "rxdb/plugins/storage-memory";
import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { type Result, refused } from "shared-schema/base/result";
import { v7 as newId } from "uuid";
import { beforeEach, expect, it, vi } from "vitest";
import { DeviceDatabase } from "../database/device.ts";
import { openCollections } from "../database/openCollections.ts";
import { BrowserDatabase } from "../session/browserDatabase.ts";

const ME = {
  id: 7,
  email: "ada@example.org",
  is_admin: false,
  may_create_agreements: false,
  email_confirmed: true,
  first_name: "Ada",
  last_name: "Own",
  profiles: [],
};
const opening = vi.hoisted(() => ({ open: (): Promise<unknown> => Promise.reject(new Error("not set")) }));

vi.mock("./database.ts", () => ({ openDatabase: () => opening.open() }));
vi.mock("../sync/tabs/tabs.ts", () => ({ replicateInOneTab: () => () => undefined }));
vi.mock("../outbox/drain.ts", () => ({ startOutbox: () => () => undefined, wakeOutbox: () => undefined }));

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
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("navigator", {});
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

/** Loads the page again, with its functions for the session. */
async function page() {
  const [{ useSession }, { login }, ending, present] = await Promise.all([
    import("../session/session.ts"),
    import("./login.ts"),
    import("./ending/logout.ts"),
    import("./presentSession.ts"),
  ]);
  return { ...present, ...ending, useSession, login };
}

let databases = 0;

/** Logs in on data in memory; `closed` tells whether closing was to remove it. */
async function loggedIn() {
  databases += 1;
  const { database, collections } = await openCollections({
    name: `session-${databases}`,
    storage: getRxStorageMemory(),
    multiInstance: false,
    newNonce: newId,
    only: ["agreements", "yachts", "profiles", "contacts", "agreement_records", "inbox"],
  });
  const closed: boolean[] = [];
  const close = async ({ remove }: { remove: boolean }) => void closed.push(remove);
  const device = new DeviceDatabase(100 + databases);
  const engine = { stop: async () => undefined };
  opening.open = async () => ({ plain: database.collections, collections, device, engine, now: () => 0, close });
  const session = await page();
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

it("keeps what is typed while the server learns of the log-out", async () => {
  const { logout, closed, type, end } = await loggedIn();
  sayGoodbye = type;
  expect(await logout()).toEqual({ done: true });
  expect(closed).toEqual([true]);
  expect(kept.get("passerelle.kept")).toBe(JSON.stringify({ 7: 1 }));
  await end();
});

it("waits for an edit that is being written before it asks what is left", async () => {
  const { logout, closed, type, end } = await loggedIn();
  const { holdUpdate } = await import("../drafts/pendingSaves.ts");
  const written = holdUpdate();
  setTimeout(() => void type().then(written), 100);
  expect(await logout()).toMatchObject({ done: false, unsent: [{ collection: "contacts", key: "20-21", title: "" }] });
  expect(closed).toEqual([]);
  await end();
});

it("says that the data could not be opened, and opens it at the next attempt", async () => {
  opening.open = () => Promise.reject(new Error("The disk is locked."));
  const { restoreSession, useSession } = await page();
  kept.set("passerelle.token", "t");
  await expect(restoreSession()).rejects.toThrow("device.not-opened");
  expect(useSession.getState().user).toBeNull();
  const { end } = await loggedIn();
  expect(useSession.getState().user?.id).toBe(7);
  await end();
});

it("opens the data at the next log-in when what waited could not be read", async () => {
  const closed: boolean[] = [];
  const close = async ({ remove }: { remove: boolean }) => void closed.push(remove);
  opening.open = async () => ({ userId: 7, plain: {}, device: new DeviceDatabase(7), now: () => 0, close });
  kept.set("passerelle.kept", JSON.stringify({ 7: 1 }));
  const { login, useSession } = await page();
  expect(await login("ada@example.org", "secret")).toMatchObject({ ok: false, refusal: { code: "device.not-opened" } });
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
  const { restoreSession, useSession } = await page();
  await restoreSession();
  expect(useSession.getState().user?.id).toBe(7);
  await end();
});

it("goes on after a kill that took the browser's own storage with it, connected or not", async () => {
  const { end } = await loggedIn();
  vi.resetModules();
  kept.clear();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const { restoreSession, useSession } = await page();
  await restoreSession();
  expect(useSession.getState()).toMatchObject({ user: { id: 7 }, token: "t" });
  expect(kept.get("passerelle.token")).toBe("t");
  await end();
});

it("lets no one go on before IndexedDB has who has logged in", async () => {
  let written = false;
  vi.doMock("../session/sessionStore.ts", async (original) => {
    const real = await original<typeof import("../session/sessionStore.ts")>();
    const storeSession: typeof real.storeSession = async (session) => {
      await real.storeSession(session);
      await new Promise((resolve) => setTimeout(resolve, 20));
      written = true;
    };
    return { ...real, storeSession };
  });
  const { useSession } = await import("../session/session.ts");
  const seen: boolean[] = [];
  useSession.subscribe(({ user }) => user && seen.push(written));
  const { end } = await loggedIn();
  expect(seen).toEqual([true]);
  vi.doUnmock("../session/sessionStore.ts");
  await end();
});

it("lets no one in after a log-out that was cut off, and lets a late answer of the server change nothing", async () => {
  const { logout, refreshMe, useSession, end } = await loggedIn();
  const stale = new Map(kept);
  const { storedSession } = await import("../session/sessionStore.ts");
  let answer: (late: ResponseInit) => void = () => {};
  answerMe = new Promise((resolve) => {
    answer = resolve;
  });
  const late = refreshMe();
  const whileTelling: unknown[] = [];
  sayGoodbye = async () => void whileTelling.push(await storedSession(), useSession.getState().user?.id);
  await logout();
  expect(whileTelling).toEqual([null, 7]);
  answer({ status: 401 });
  await late;
  expect(useSession.getState()).toMatchObject({ user: null, notice: null });
  // A kill leaves values whose removal had not reached the disk.
  for (const [key, text] of stale) kept.set(key, text);
  vi.resetModules();
  const next = await page();
  await next.restoreSession();
  expect(next.useSession.getState()).toMatchObject({ status: "empty", user: null });
  expect(kept.has("passerelle.token")).toBe(false);
  await end();
});

it.each([401, 422])(
  "ends a session for good when the server answers %i, and removes what the server has",
  async (status) => {
    const { refreshMe, closed, end } = await loggedIn();
    vi.stubGlobal("fetch", async () => Response.json({ message: "no" }, { status, headers: { [OWN_ANSWER]: "1" } }));
    await refreshMe();
    expect(closed).toEqual([true]);
    const { storedSession } = await import("../session/sessionStore.ts");
    expect(await storedSession()).toBeNull();
    await end();
  },
);

it("leads where the log-out leads, also when an exchange learns meanwhile that the session has ended", async () => {
  const { logout, refreshMe, useSession, end } = await loggedIn();
  const loaded: string[] = [];
  vi.stubGlobal("location", { assign: (to: string) => loaded.push(to), reload: () => loaded.push("reload") });
  answerMe = Promise.resolve({ status: 401 });
  let late: Promise<void> | undefined;
  sayGoodbye = async () => {
    late = refreshMe();
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await logout();
  await late;
  expect(loaded).toEqual(["/"]);
  expect(useSession.getState().notice).toBeNull();
  await end();
});

it("leaves the session as it was when a request that was to end it is refused", async () => {
  const { logoutAfter, refreshMe, closed, useSession, end } = await loggedIn();
  const no: Result<object> = refused("account.wrong-password");
  expect(await logoutAfter(async () => no)).toEqual(no);
  expect(useSession.getState().user?.id).toBe(ME.id);
  answerMe = Promise.resolve({ status: 401 });
  await refreshMe();
  expect(closed).toEqual([true]);
  await end();
});

it("ends the session after a refused request where the server has said meanwhile that it has expired", async () => {
  const { logoutAfter, refreshMe, closed, end } = await loggedIn();
  const no: Result<object> = refused("account.wrong-password");
  answerMe = Promise.resolve({ status: 401 });
  const refusing = logoutAfter(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return no;
  });
  await refreshMe();
  expect(await refusing).toEqual(no);
  expect(closed).toEqual([true]);
  await end();
});

it("tells the server later of a log-out that was made without a connection, also when no one is logged in", async () => {
  const { logout, end } = await loggedIn();
  const connected = globalThis.fetch;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await logout()).toEqual({ done: true });
  vi.resetModules();
  const ended: unknown[] = [];
  sayGoodbye = async ({ headers }) => void ended.push(new Headers(headers).get("authorization"));
  vi.stubGlobal("fetch", connected);
  const { sendPendingLogouts } = await import("../session/pendingLogouts.ts");
  await sendPendingLogouts();
  expect(ended).toEqual(["Bearer t"]);
  await sendPendingLogouts();
  expect(ended).toHaveLength(1);
  await end();
});

it("tells the server that a session has ended which a log-in of another user has replaced", async () => {
  const { storeSession } = await import("../session/sessionStore.ts");
  await storeSession({ token: "other", me: { ...ME, id: 9, main_profile: null } });
  const ended: unknown[] = [];
  sayGoodbye = async ({ headers }) => void ended.push(new Headers(headers).get("authorization"));
  const { end } = await loggedIn();
  await vi.waitFor(() => expect(ended).toEqual(["Bearer other"]));
  await end();
});

it("goes on with a log-out that was cut off before the data had left, whoever comes next", async () => {
  const { logout, end } = await loggedIn();
  const { leave } = await import("./userSession.ts");
  vi.spyOn(leave, "close").mockRejectedValue(new Error("killed"));
  const assign = vi.spyOn(globalThis.location, "assign");
  await expect(logout()).rejects.toThrow("killed");
  expect(assign).toHaveBeenCalledWith("/");
  vi.resetModules();
  const again = await page();
  const emptied: unknown[] = [];
  const opened = await opening.open();
  const close = async (options: unknown) => void emptied.push(options);
  opening.open = async () => ({ ...Object(opened), close });
  await again.restoreSession();
  expect(emptied).toEqual([{ remove: true }]);
  vi.resetModules();
  await (await page()).restoreSession();
  expect(emptied).toHaveLength(1);
  await end();
});
