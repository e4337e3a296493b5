import { create } from "zustand";
import { forgetKept, keptBehind, keptOf } from "./keptBehind.ts";
import type { Runtime } from "./runtime.ts";
import { exportOf } from "./sync/inbox.ts";

interface Returned {
  /** What had waited for whoever is back: how many changes, and all of them as JSON, taken before any of it was sent. */
  own: { count: number; json: string } | null;
  /** How many changes of other users stay on this device; 0 when there is nothing to say about them. */
  others: number;
}

const NOTHING: Returned = { own: null, others: 0 };

/** What there is to say to somebody who has just come. */
export const useReturned = create<Returned>()(() => NOTHING);

/** Called when the data of a user is open and before anything of it is sent. */
export async function welcomeBack(runtime: Runtime): Promise<void> {
  const count = keptOf(runtime.userId);
  if (count === 0) return;
  useReturned.setState({ own: { count, json: await exportOf(runtime) } });
  forgetKept(runtime.userId);
}

/** Called at a log-in: whoever shares a device with others is told that theirs is untouched. */
export function tellOfOthers(userId: number): void {
  useReturned.setState({ others: keptBehind(userId) });
}

/** It has been read. */
export function dismissReturned(): void {
  useReturned.setState(NOTHING);
}
