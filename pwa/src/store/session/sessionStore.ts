import { isEqual } from "shared-schema/base/equal";
import { parseKept } from "../database/parseJson.ts";
import { noteStorageTrouble } from "../database/storageTrouble.ts";
import { inBrowserDatabase, type Session, type SessionRow } from "./browserDatabase.ts";
import type { Me } from "./me.ts";
import { ENDED_KEY, ME_KEY, TOKEN_KEY } from "./storageNames.ts";

const ROW = "session";

/**
 * The session that this browser keeps; null when no one is logged in. `me` is null where an earlier version kept less than it
 * takes to open the right data.
 */
export async function storedSession(): Promise<{ token: string; me: Me | null } | null> {
  const shared = localStorage.getItem(TOKEN_KEY);
  const row = await inBrowserDatabase(({ session }) => session.get(ROW)).catch(untaken);
  if (!row) return shared === null ? null : takeUp(shared);
  if (row.session && row.session.token !== localStorage.getItem(ENDED_KEY)) {
    shareSession(row.session);
    return row.session;
  }
  if (row.session) await endStoredSession(row.session.token, { notifyServer: true });
  // A kill leaves what was removed; a log-in in another tab just now has stored another token.
  if (shared !== null) withdrawSession(shared);
  return null;
}

/**
 * Keeps who has logged in. Resolves when IndexedDB has it, or has refused it: then the browser's own storage keeps it alone. A
 * session of another user that another tab still had ends with it.
 */
export async function storeSession(session: Session): Promise<void> {
  await inBrowserDatabase((database) =>
    database.transaction("rw", database.session, database.endings, database.leaving, async () => {
      const former = (await database.session.get(ROW))?.session;
      if (former && former.me.id !== session.me.id) {
        await database.endings.put({ token: former.token });
        await database.leaving.put({ userId: former.me.id });
      }
      await database.session.put({ key: ROW, session });
      // A user who logs in again keeps the data that is still on this device.
      await database.leaving.delete(session.me.id);
    }),
  ).catch(async (cause: unknown) => {
    untaken(cause);
    // An older row would contradict what the other storage says.
    await inBrowserDatabase((database) => database.session.delete(ROW)).catch(untaken);
  });
  shareSession(session);
}

/**
 * Keeps what the server says now of who is logged in.
 * @returns false when that session has ended meanwhile, here or in another tab: nothing is kept then
 */
export async function renewSession(session: Session): Promise<boolean> {
  const goesOn = await inOneStep((row) => {
    if (row && row.session?.token !== session.token) return { answer: false };
    const same = isEqual(row?.session?.me, session.me);
    return { answer: true, put: same ? undefined : { key: ROW, session } };
  }).catch((cause: unknown) => {
    untaken(cause);
    return true;
  });
  if (goesOn) shareSession(session);
  return goesOn;
}

/**
 * Ends the session of a token in this browser, for good when it resolves; another that has followed it goes on. The user's data
 * is noted as leaving until `hasLeft` says that it is gone.
 * @param options.notifyServer keeps the token, apart, until the server has been told
 */
export async function endStoredSession(token: string | null, options: { notifyServer: boolean }): Promise<void> {
  if (token === null) return;
  try {
    await inBrowserDatabase((database) =>
      database.transaction("rw", database.session, database.endings, database.leaving, async () => {
        if (options.notifyServer) await database.endings.put({ token });
        const row = await database.session.get(ROW);
        if (row && row.session?.token !== token) return;
        await database.session.put({ key: ROW, session: null });
        if (row?.session) await database.leaving.put({ userId: row.session.me.id });
      }),
    );
    localStorage.removeItem(ENDED_KEY);
  } catch (cause) {
    untaken(cause);
    localStorage.setItem(ENDED_KEY, token);
  }
  withdrawSession(token);
}

/** Users whose data was to leave this device when the app ended. */
export async function usersLeaving(): Promise<number[]> {
  const rows = await inBrowserDatabase(({ leaving }) => leaving.toArray()).catch(untaken);
  return rows?.map(({ userId }) => userId) ?? [];
}

/** Notes that a user's data has left this device, but for what the server lacks. @returns whether that could be noted */
export async function hasLeft(userId: number): Promise<boolean> {
  const noted = inBrowserDatabase(({ leaving }) => leaving.delete(userId));
  return noted.then(
    () => true,
    (cause: unknown) => untaken(cause) ?? false,
  );
}

/** The user is written before the token: tabs of another user close before they could use it. */
function shareSession({ token, me }: Session): void {
  localStorage.setItem(ME_KEY, JSON.stringify(me));
  localStorage.setItem(TOKEN_KEY, token);
}

function withdrawSession(token: string): void {
  if (localStorage.getItem(TOKEN_KEY) !== token) return;
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(ME_KEY);
}

/** Restores a session that only localStorage has: an earlier version's, or one that IndexedDB refused. */
async function takeUp(token: string): Promise<{ token: string; me: Me | null } | null> {
  const kept: unknown = parseKept(localStorage.getItem(ME_KEY));
  if (!isMe(kept)) return { token, me: null };
  return (await renewSession({ token, me: kept })) ? { token, me: kept } : null;
}

/** No more than it takes to open the right data: an earlier version may have kept less, and there may be no connection. */
function isMe(value: unknown): value is Me {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "number";
}

/** Reads the row and replaces it in one transaction. */
function inOneStep<T>(step: (row: SessionRow | undefined) => { answer: T; put?: SessionRow | undefined }) {
  return inBrowserDatabase((database) =>
    database.transaction("rw", database.session, async () => {
      const { answer, put } = step(await database.session.get(ROW));
      if (put) await database.session.put(put);
      return answer;
    }),
  );
}

/** IndexedDB did not do it: screens tell of the trouble, and the session goes on by the other storage. */
function untaken(cause: unknown): undefined {
  noteStorageTrouble(cause);
}
