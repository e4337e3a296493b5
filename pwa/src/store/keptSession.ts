import { isEqual } from "shared-schema/sync/equal";
import { BrowserDatabase, type Session, type SessionRow } from "./browserDatabase.ts";
import type { Me } from "./me.ts";
import { parseKept } from "./readKept.ts";
import { noteStorageTrouble } from "./storageTrouble.ts";

/** The browser's own storage tells other tabs of the session, and keeps it where IndexedDB does not work. */
export const TOKEN_KEY = "passerelle.token";
/** Who is logged in, as the server described them last. */
export const ME_KEY = "passerelle.me";
/** The token of a session whose end IndexedDB did not take. */
const ENDED_KEY = "passerelle.ended";
const ROW = "session";

/**
 * The session that this browser keeps; null when nobody is logged in. `me` is null where an earlier version kept less than it
 * takes to open the right data.
 */
export async function keptSession(): Promise<{ token: string; me: Me | null } | null> {
  const told = localStorage.getItem(TOKEN_KEY);
  const row = await inDatabase(({ session }) => session.get(ROW)).catch(untaken);
  if (!row) return told === null ? null : takeUp(told);
  if (row.session && row.session.token !== localStorage.getItem(ENDED_KEY)) {
    tellTabs(row.session);
    return row.session;
  }
  if (row.session) await endKept(row.session.token);
  // A kill leaves what was removed; a log-in in another tab just now has told another token.
  if (told !== null) untellTabs(told);
  return null;
}

/** Keeps who has logged in. Resolves when IndexedDB has it, or has refused it: then the browser's own storage keeps it alone. */
export async function keepSession(session: Session): Promise<void> {
  await inDatabase((database) => database.session.put({ key: ROW, session })).catch(async (cause: unknown) => {
    untaken(cause);
    // An older row would contradict what the other storage says.
    await inDatabase((database) => database.session.delete(ROW)).catch(untaken);
  });
  tellTabs(session);
}

/**
 * Keeps what the server says now of who is logged in.
 * @returns false when that session has ended meanwhile, here or in another tab: nothing is kept then
 */
export async function renewKept(session: Session): Promise<boolean> {
  const goesOn = await inOneStep((row) => {
    if (row && row.session?.token !== session.token) return { answer: false };
    const same = isEqual(row?.session?.me, session.me);
    return { answer: true, put: same ? undefined : { key: ROW, session } };
  }).catch((cause: unknown) => {
    untaken(cause);
    return true;
  });
  if (goesOn) tellTabs(session);
  return goesOn;
}

/** Ends the session of a token in this browser, for good when it resolves; another that has followed it goes on. */
export async function endKept(token: string | null): Promise<void> {
  if (token === null) return;
  try {
    await inOneStep((row) => {
      const other = row && row.session?.token !== token;
      return { answer: undefined, put: other ? undefined : { key: ROW, session: null } };
    });
    localStorage.removeItem(ENDED_KEY);
  } catch (cause) {
    untaken(cause);
    localStorage.setItem(ENDED_KEY, token);
  }
  untellTabs(token);
}

/** Who is logged in comes before the token: tabs of somebody else leave before they could use it. */
function tellTabs({ token, me }: Session): void {
  localStorage.setItem(ME_KEY, JSON.stringify(me));
  localStorage.setItem(TOKEN_KEY, token);
}

function untellTabs(token: string): void {
  if (localStorage.getItem(TOKEN_KEY) !== token) return;
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(ME_KEY);
}

/** What only the browser's own storage has: an earlier version's session, or one that IndexedDB did not take. */
async function takeUp(token: string): Promise<{ token: string; me: Me | null } | null> {
  const kept: unknown = parseKept(localStorage.getItem(ME_KEY));
  if (!isMe(kept)) return { token, me: null };
  return (await renewKept({ token, me: kept })) ? { token, me: kept } : null;
}

/** No more than it takes to open the right data: an earlier version may have kept less, and there may be no connection. */
function isMe(value: unknown): value is Me {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "number";
}

/** Looks at the row and replaces it before anybody else can. */
function inOneStep<T>(step: (row: SessionRow | undefined) => { answer: T; put?: SessionRow | undefined }) {
  return inDatabase((database) =>
    database.transaction("rw", database.session, async () => {
      const { answer, put } = step(await database.session.get(ROW));
      if (put) await database.session.put(put);
      return answer;
    }),
  );
}

/** A connection of its own each time: one that the browser has severed must not hold up a log-out. */
async function inDatabase<T>(work: (database: BrowserDatabase) => PromiseLike<T>): Promise<T> {
  const database = new BrowserDatabase();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** IndexedDB did not do it: screens tell of the trouble, and the session goes on by the other storage. */
function untaken(cause: unknown): undefined {
  noteStorageTrouble(cause);
}
