import { REMINDER_UNDO_MS } from "shared-schema/payments/reminders/decideReminder";
import { create } from "zustand";

/** The reminders that were sent from here and can still be taken back, by their call, and the moment until which they can. */
export const useLeaving = create<{ until: ReadonlyMap<string, number> }>()(() => ({ until: new Map() }));

/** Notes that a reminder was sent. @param now in ms */
export function noteLeaving(callId: string, now: number): void {
  useLeaving.setState(({ until }) => ({ until: new Map([...until, [callId, now + REMINDER_UNDO_MS]]) }));
}

/** Forgets reminders that have left, or were taken back. */
export function forgetLeaving(callIds: readonly string[]): void {
  useLeaving.setState(({ until }) => ({ until: new Map([...until].filter(([id]) => !callIds.includes(id))) }));
}
