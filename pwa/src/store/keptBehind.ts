import { parseKept } from "./readKept.ts";

const KEY = "passerelle.kept";
const NOTICE_KEY = "passerelle.notice";

/** How much of whom waits on this device for the next log-in: a number, nothing that could be read. */
interface KeptBehind {
  userId: number;
  count: number;
}

/** Remembers how many changes a user leaves on this device. */
export function rememberKept(userId: number, count: number): void {
  if (count === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify({ userId, count } satisfies KeptBehind));
}

/** How many changes wait on this device for the user who left last; 0 when none do. */
export function keptBehind(): number {
  return read()?.count ?? 0;
}

/** The user is back: what was left is on the screens again. */
export function forgetKept(userId: number): void {
  if (read()?.userId === userId) localStorage.removeItem(KEY);
}

function read(): KeptBehind | null {
  const kept = parseKept(localStorage.getItem(KEY));
  return typeof kept?.userId === "number" && typeof kept.count === "number"
    ? { userId: kept.userId, count: kept.count }
    : null;
}

/** Says something on the page that is loaded next in this tab. */
export function sayAfterReload(notice: string): void {
  sessionStorage.setItem(NOTICE_KEY, notice);
}

/** What the former page had to say; once. */
export function saidBeforeReload(): string | null {
  const notice = sessionStorage.getItem(NOTICE_KEY);
  sessionStorage.removeItem(NOTICE_KEY);
  return notice;
}
