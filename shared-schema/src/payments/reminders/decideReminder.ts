import { accessTo, type Viewer } from "../../agreement/access.ts";
import { lastReminder } from "../../agreement/payments/reminder.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { done, type Result, refused } from "../../base/result.ts";
import { type CallOfAgreement, callsOf } from "../callsOf.ts";
import { decidePaymentRequest } from "../paymentRequest/mayRequest.ts";

const DAY_MS = 86_400_000;
/** A reminder waits this long before it leaves: until then it can be taken back. */
export const REMINDER_WAIT_MS = 12_000;
/** How long the screen offers to take it back: less, so that the answer arrives in time. */
export const REMINDER_UNDO_MS = 10_000;
/** Reminders of one call within a day, those that are confirmed included. */
const MOST_REMINDERS_A_DAY = 3;

interface Asked {
  callId: string;
  /** UTC. */
  now: string;
  /** The sender knows of the last reminder and sends another one. */
  again: boolean;
}

/**
 * May the viewer remind the clients of a call for fund now? Those who may record payments on it may, once a version was generated and
 * while something is left to pay. A second reminder within a day has to be confirmed.
 * @returns the call
 */
export function decideReminder(
  agreement: AgreementBody,
  viewer: Viewer,
  { callId, now, again }: Asked,
): Result<CallOfAgreement> {
  const access = accessTo(agreement, viewer);
  const call = access.contract ? callsOf(agreement, access).find(({ id }) => id === callId) : undefined;
  if (!call) return refused("call-for-fund.not-found");
  if (!call.can_post_payments) return refused("call-reminder.forbidden");
  if (agreement.generated_versions_len === 0) return refused("call-reminder.draft");
  const owed = decidePaymentRequest(agreement, call);
  if (!owed.ok) return owed;
  const recent = (call.call.reminders ?? []).filter(({ at }) => Date.parse(now) - Date.parse(at) < DAY_MS);
  if (recent.length >= MOST_REMINDERS_A_DAY) return refused("call-reminder.too-many", { most: MOST_REMINDERS_A_DAY });
  return recent.length > 0 && !again ? refused("call-reminder.again") : done(call);
}

/** Was a call reminded of within the last day? @param now UTC */
export function isReminded(call: Parameters<typeof lastReminder>[0], now: string): boolean {
  const last = lastReminder(call);
  return last !== null && Date.parse(now) - Date.parse(last.at) < DAY_MS;
}
