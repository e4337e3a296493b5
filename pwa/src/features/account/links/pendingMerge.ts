import { z } from "zod";
import { PENDING_MERGE } from "../../../store/session/storageNames.ts";

const Pending = z.object({ user: z.number(), token: z.string() });

/** Keeps an invitation that an account may only follow once its address is confirmed. The mail may open in another window. */
export function keepPendingMerge(user: number, token: string): void {
  localStorage.setItem(PENDING_MERGE, JSON.stringify({ user, token }));
}

/** Takes the invitation that waits for an account. @returns its token; null where none waits */
export function takePendingMerge(user: number): string | null {
  const kept = localStorage.getItem(PENDING_MERGE);
  localStorage.removeItem(PENDING_MERGE);
  if (kept === null) return null;
  try {
    const pending = Pending.parse(JSON.parse(kept));
    return pending.user === user ? pending.token : null;
  } catch {
    // Something else wrote it.
    return null;
  }
}
