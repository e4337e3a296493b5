import type { LoginAnswer } from "shared-schema/api/account";
import { done, type Result, refused } from "shared-schema/result";
import { v7 as newId } from "uuid";
import { create } from "zustand";
import { settledEdits } from "./appUpdate.ts";
import { useCurrentError } from "./currentError.ts";
import { request } from "./http.ts";
import { rememberKept, saidBeforeReload, sayAfterReload } from "./keptBehind.ts";
import { endKept, keepSession, keptSession, renewKept } from "./keptSession.ts";
import { isNothing, type Left } from "./left.ts";
import { type Me, meOf } from "./me.ts";
import { followOtherTabs } from "./otherTabs.ts";
import { enter, leave } from "./presence.ts";
import { tellOfOthers, welcomeBack } from "./returned.ts";
import { useSyncFacts } from "./sync/facts.ts";
import { adoptToken, currentToken } from "./token.ts";
import { followLeftTexts, keepUnsaved } from "./typedTexts.ts";

export interface SessionState {
  status: "empty" | "loading" | "success" | "error";
  user: Me | null;
  token: string | null;
  notice: string | null;
}

/** Whoever logs out without a connection does not wait for it: the token is gone from this device either way. */
const LONGEST_GOODBYE_MS = 3_000;
const NOT_OPENED = "This device could not open what it keeps: close other tabs of this page, then reload it.";
const EXPIRED = "Session expired. Please log in again.";

export const useSession = create<SessionState>()(() => ({ status: "empty", user: null, token: null, notice: null }));

/** Logs in, keeps the session in this browser and opens the user's database: nobody goes on before the session is kept. */
export async function login(email: string, password: string): Promise<Result<Me>> {
  useSession.setState({ status: "loading", notice: null });
  const answer = await request<LoginAnswer>("POST", "/user/login", { json: { email, password } });
  if (!answer.ok) {
    useSession.setState({ status: "error" });
    return answer;
  }
  const token = answer.value.access_token;
  adoptToken(token);
  const me = await request<Me>("GET", "/user/me");
  if (!me.ok) {
    adoptToken(null);
    useSession.setState({ status: "error" });
    return me;
  }
  useCurrentError.getState().clear();
  await keepSession({ token, me: meOf(me.value) });
  try {
    await begin(meOf(me.value));
  } catch (cause) {
    return refused("unavailable", sentenceOf(cause));
  }
  tellOfOthers(me.value.id);
  return done(me.value);
}

export interface Registration {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
}

/** Registers, then logs in. */
export async function register(input: Registration): Promise<Result<Me>> {
  useSession.setState({ status: "loading", notice: null });
  const answer = await request<Me>("POST", "/user/", { json: input });
  if (answer.ok) return login(input.email, input.password);
  useSession.setState({ status: "error" });
  return answer;
}

/**
 * Takes up the session that this browser keeps. The user of the last time is there at once, connected or not; the server is
 * asked once, and only its clear «no» ends the session.
 */
export async function restoreSession(): Promise<void> {
  const kept = await keptSession();
  if (!kept) return useSession.setState({ status: "empty", notice: saidBeforeReload() });
  adoptToken(kept.token);
  if (kept.me) await begin(kept.me);
  else useSession.setState({ status: "loading" });
  const asked = refreshMe();
  if (!kept.me) await asked;
}

/** Asks again who is logged in: profiles may have been claimed or added. */
export async function refreshMe(): Promise<void> {
  const token = currentToken();
  const answer = await request<Me>("GET", "/user/me", { quiet: true });
  // A late answer brings back nobody who has left meanwhile, and ends no session that has followed.
  if (token === null || currentToken() !== token) return;
  if (answer.ok) {
    const me = meOf(answer.value);
    if (await renewKept({ token, me })) await begin(me);
    return;
  }
  const { code } = answer.refusal;
  if (code === "unauthorised" || code === "invalid") return expire();
  if (!useSession.getState().user) useSession.setState({ status: "error", notice: answer.refusal.message });
}

/**
 * The server has ended the session: nobody reads on, edits that it does not have stay on this device for the next log-in of the
 * same user.
 */
export function expire(): Promise<void> {
  // Several exchanges are told at once; the page is loaded again when the first has counted what stays.
  expiring ??= leaveExpired();
  return expiring;
}

let expiring: Promise<void> | null = null;

async function leaveExpired(): Promise<void> {
  sayAfterReload(EXPIRED);
  await endKept(currentToken());
  await leaveData(EXPIRED, { remove: false });
  globalThis.location.reload();
}

export type LogoutAnswer = { done: true } | ({ done: false } & Left);

/**
 * Logs out and removes the user's data from this device, unless the server lacks some of it or the inbox waits for decisions:
 * then it answers which, and `force` signs out but leaves the data for this user's next log-in. What is typed while the server
 * is told stays as well.
 * @param options.next the page that is loaded then, the landing page unless told otherwise
 */
export async function logout(options: { force?: boolean; next?: string } = {}): Promise<LogoutAnswer> {
  const { user } = useSession.getState();
  if (!user) return { done: true };
  await settledEdits();
  const left = await leave.left();
  if (!isNothing(left) && !options.force) return { done: false, ...left };
  // First of all: whatever cuts the rest off, nobody is let in here any more.
  await endKept(currentToken());
  await request("POST", "/user/logout", { quiet: true, signal: AbortSignal.timeout(LONGEST_GOODBYE_MS) });
  await leaveData(null, { remove: true });
  // RxDB counts collections in this page for good: the next user starts with a fresh one.
  globalThis.location.assign(options.next ?? "/");
  return { done: true };
}

/** Closes the screens, waits for what they still had to write, and closes the databases. */
async function leaveData(notice: string | null, options: { remove: boolean }): Promise<void> {
  const user = closeScreens(notice);
  await settledEdits();
  const left = await end(options);
  const removed = options.remove && isNothing(left);
  if (user && !removed) rememberKept(user.id, left.unsent.length + left.refused.length);
}

/** Nobody is on screen from here on. @returns who was, and whose texts that no field can go on holding are kept */
function closeScreens(notice: string | null): Me | null {
  const { user } = useSession.getState();
  if (user) keepUnsaved(user.id, localStorage, newId);
  useSession.setState({ status: "empty", user: null, token: null, notice });
  return user;
}

async function begin(me: Me): Promise<void> {
  const { user } = useSession.getState();
  useSession.setState({ status: "success", user: me, token: currentToken(), notice: null });
  if (user?.id === me.id) return;
  if (user) return globalThis.location.reload();
  followLeftTexts(me.id, localStorage);
  try {
    await enter(me.id, () => useSession.getState().user, welcomeBack);
  } catch (cause) {
    useSession.setState({ status: "error", user: null });
    throw new Error(sentenceOf(cause), { cause });
  }
  watchSession();
}

function sentenceOf(cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return reason.startsWith(NOT_OPENED) ? reason : `${NOT_OPENED} ${reason}`;
}

async function end(options: { remove: boolean }): Promise<Left> {
  adoptToken(null);
  const left = await leave.close(options);
  useSession.setState({ status: "empty", user: null, token: null });
  return left;
}

/** A session can end while screens are open: by the server's word, or in another tab. */
function watchSession(): void {
  useSyncFacts.subscribe(({ halted }, before) => {
    if (halted === "signed-out" && before.halted !== "signed-out") void refreshMe();
  });
  const leaveTab = async () => {
    closeScreens(null);
    await leave.close({ remove: false });
  };
  const follow = async () => {
    await leaveTab();
    // A tab of an earlier version has ended it in the browser's own storage alone.
    await endKept(currentToken());
    globalThis.location.assign("/");
  };
  followOtherTabs({
    userId: () => useSession.getState().user?.id,
    left: () => void follow(),
    replaced: () => void leaveTab().then(() => globalThis.location.reload()),
  });
}
