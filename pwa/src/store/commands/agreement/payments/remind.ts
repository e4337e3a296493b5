import type { CallView } from "shared-schema/api/agreement/payments";
import type { Result } from "shared-schema/base/result";
import { request } from "../../../http/http.ts";

/**
 * Has the clients of a call for fund reminded by mail, which leaves some seconds later. Only the server can: without a connection it is
 * refused.
 * @param key the same for each attempt to send this one reminder · @param again another one within a day
 */
export function sendReminder(
  callId: string,
  { key, again }: { key: string; again: boolean },
): Promise<Result<CallView>> {
  const headers = { "idempotency-key": key };
  return request<CallView>("POST", `/cruise/payment_call/${callId}/reminder/`, {
    quiet: true,
    headers,
    json: { again },
  });
}

/** Takes the last reminder of a call for fund back, before it leaves. */
export function takeReminderBack(callId: string): Promise<Result<CallView>> {
  return request<CallView>("DELETE", `/cruise/payment_call/${callId}/reminder/`, { quiet: true });
}
