import { create } from "zustand";

/** A reminder leaves so long after it was asked for. */
const WAIT_MS = 10_000;

/** The reminders that were sent from here and can still be taken back, by their call, and the moment until which they can. */
export const useLeaving = create<{ until: ReadonlyMap<string, number> }>()(() => ({ until: new Map() }));

/** Notes that a reminder was sent. @param now in ms */
export function noteLeaving(callId: string, now: number): void {
  useLeaving.setState(({ until }) => ({ until: new Map([...until, [callId, now + WAIT_MS]]) }));
}

/** Forgets reminders that have left, or were taken back. */
export function forgetLeaving(callIds: readonly string[]): void {
  useLeaving.setState(({ until }) => ({ until: new Map([...until].filter(([id]) => !callIds.includes(id))) }));
}
