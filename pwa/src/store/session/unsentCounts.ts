import { parseKept } from "../database/parseJson.ts";

const KEY = "passerelle.kept";
const NOTICE_KEY = "passerelle.notice";

/** Remembers how many changes a user leaves on this device: a number for each user, nothing that could be read. */
export function setUnsentCount(userId: number, count: number): void {
  const kept = read();
  if (count === 0) kept.delete(userId);
  else kept.set(userId, count);
  if (kept.size === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}

/** Returns the number of changes that a user has left here; 0 when none. */
export function unsentCountOf(userId: number): number {
  return read().get(userId) ?? 0;
}

/** Returns the number of changes on this device that belong to users other than this one. */
export function unsentOfOthers(present: number | null): number {
  return [...read()].reduce((sum, [userId, count]) => (userId === present ? sum : sum + count), 0);
}

/**
 * Counts the changes of an account that was merged into this one as this one's.
 * @param left how many of them have stayed behind
 */
export function moveUnsentCount(former: number, userId: number, left: number): void {
  const stays = Math.min(left, unsentCountOf(former));
  const moved = unsentCountOf(former) - stays;
  if (moved === 0) return;
  setUnsentCount(userId, unsentCountOf(userId) + moved);
  setUnsentCount(former, stays);
}

/** The user is back: what was left is on the screens again. */
export function clearUnsentCount(userId: number): void {
  setUnsentCount(userId, 0);
}

function read(): Map<number, number> {
  const kept = Object.entries(parseKept(localStorage.getItem(KEY)) ?? {});
  return new Map(
    kept.flatMap(([userId, count]) =>
      // An earlier version kept one user here, under names in place of numbers.
      /^\d+$/.test(userId) && typeof count === "number" && count > 0 ? [[Number(userId), count] as const] : [],
    ),
  );
}

/** Says something on the page that is loaded next in this tab. */
export function noticeAfterReload(notice: string): void {
  sessionStorage.setItem(NOTICE_KEY, notice);
}

/** Returns the former page's notice, once. */
export function takeNotice(): string | null {
  const notice = sessionStorage.getItem(NOTICE_KEY);
  sessionStorage.removeItem(NOTICE_KEY);
  return notice;
}
