import { create } from "zustand";
import type { Runtime } from "../database/runtime.ts";
import { exportOf } from "../inbox/exportUnsent.ts";
import { clearUnsentCount, unsentCountOf, unsentOfOthers } from "../session/unsentCounts.ts";

interface Returned {
  /**
   * The returning user's own changes that had waited: their number, and all of them as JSON, taken before any of them
   * was sent.
   */
  own: { count: number; json: string } | null;
  /** The number of other users' changes that stay on this device; 0 when there is nothing to say about them. */
  others: number;
}

const NOTHING: Returned = { own: null, others: 0 };

/** The message for a user who has just logged in. */
export const useWelcomeBack = create<Returned>()(() => NOTHING);

/** Called when the data of a user is open and before anything of it is sent. */
export async function welcomeBack(runtime: Runtime): Promise<void> {
  const count = unsentCountOf(runtime.userId);
  if (count === 0) return;
  useWelcomeBack.setState({ own: { count, json: await exportOf(runtime) } });
  clearUnsentCount(runtime.userId);
}

/** Called at a log-in: tells users of a shared device that the others' data is untouched. */
export function noticeOtherAccounts(userId: number): void {
  useWelcomeBack.setState({ others: unsentOfOthers(userId) });
}

/** It has been read. */
export function dismissWelcomeBack(): void {
  useWelcomeBack.setState(NOTHING);
}
