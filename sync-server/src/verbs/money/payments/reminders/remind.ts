import { accessTo } from "shared-schema/agreement/access";
import { withPart } from "shared-schema/agreement/mutations/parts";
import { mayPost } from "shared-schema/agreement/payments/change";
import { lastReminder, MOST_REMINDERS, type Reminder } from "shared-schema/agreement/payments/reminder";
import type { CallView } from "shared-schema/api/agreement/payments";
import { done, type Result, refused } from "shared-schema/base/result";
import type { PaymentRequest } from "shared-schema/export/paymentRequest/request";
import { decideReminder, REMINDER_WAIT_MS } from "shared-schema/payments/reminders/decideReminder";
import { nameOf } from "../../../base/account/nameOf.ts";
import type { DocumentEvent } from "../../../base/audit/events.ts";
import { type Actor, attempt, type Deps, reading, type Tx } from "../../../base/context.ts";
import { queueMail } from "../../../base/outbox/queueMail.ts";
import { overQuota } from "../../../base/quota.ts";
import { uncut } from "../../../base/uncut.ts";
import { viewerOf } from "../../../base/viewer.ts";
import { commitDocument } from "../../../documents/commitDocument.ts";
import { findDocument } from "../../../documents/editDocument.ts";
import type { ReadableRow } from "../../../documents/readable.ts";
import { agreementHolding } from "../agreementHolding.ts";
import { listCalls, oneCall } from "../calls.ts";
import { keyedRequest } from "../keyedRequest.ts";
import { requestOf } from "../paymentRequest.ts";
import { debtorsToWrite, type WrittenDebtor } from "./debtorsToWrite.ts";
import { mayMailReminder } from "./mayMailReminder.ts";
import { reminderKey } from "./reminderKey.ts";
import { reminderLetter } from "./reminderLetter.ts";

interface Asked {
  /** The key under which it was sent. */
  key: string | null;
  /** Another one within a day. */
  again: boolean;
}

/** Reminds the clients of a call for fund by mail. One that was sent under its key before is not sent twice. */
export async function remindOfCall(
  deps: Deps,
  actor: Actor,
  callId: string,
  { key, again }: Asked,
): Promise<Result<CallView>> {
  const id = agreementHolding(deps, actor, "payment_calls", callId);
  if (id === null) return refused("call-for-fund.not-found");
  const keyed = keyedRequest(reading(deps), actor, { key, agreement: id, asked: ["reminder", callId, again] });
  if (!keyed.ok) return keyed;
  const { part: reminder, isRepeated, keep } = keyed.value;
  if (!isRepeated) {
    const sent = attempt(deps, (tx) => {
      const written = remind(deps, tx, actor, { id, callId, reminder, again });
      if (written.ok) keep(tx);
      return written;
    });
    if (!sent.ok) return sent;
  }
  return oneCall(await listCalls(deps, actor, id), callId);
}

/** Takes the last reminder of a call back, as long as no mail of it has left. */
export async function takeReminderBack(deps: Deps, actor: Actor, callId: string): Promise<Result<CallView>> {
  const id = agreementHolding(deps, actor, "payment_calls", callId);
  if (id === null) return refused("call-for-fund.not-found");
  const taken = attempt(deps, (tx) => takeBack(tx, actor, id, callId));
  return taken.ok ? oneCall(await listCalls(deps, actor, id), callId) : taken;
}

interface Wanted extends Pick<Asked, "again"> {
  id: number;
  callId: string;
  /** The id of the reminder. */
  reminder: string;
}

/** Writes the mails of a reminder, and notes it on the call. */
function remind(deps: Deps, tx: Tx, actor: Actor, { id, callId, reminder, again }: Wanted): Result<null> {
  const found = findDocument(tx, actor, "agreements", String(id));
  if (!found.ok) return found;
  const agreement = uncut("agreements", found.value);
  const decided = decideReminder(agreement, viewerOf(tx, actor), { callId, now: tx.now, again });
  if (!decided.ok) return decided;
  const full = overQuota(tx, actor, { grows: true });
  if (full) return full;
  const to = debtorsToWrite(tx, agreement);
  if (to.length === 0) return refused("call-reminder.no-address");
  const may = mayMailReminder(tx, actor, to);
  if (!may.ok) return may;
  const request = requestOf(deps, actor, callId);
  if (!request.ok) return request;
  for (const debtor of to) write(tx, actor, { request: request.value, callId, reminder, debtor });
  const profiles = to.map(({ profile_id }) => profile_id);
  const event = { verb: "call_for_fund.remind", details: { part: callId, reminder, profiles } } as const;
  const sent: Reminder = { id: reminder, at: tx.now, by: actor.user_id, to: profiles };
  const { reminders = [] } = decided.value.call;
  commitReminders(tx, actor, found.value, { callId, reminders: [...reminders, sent].slice(-MOST_REMINDERS), event });
  return done(null);
}

interface Written {
  request: PaymentRequest;
  callId: string;
  reminder: string;
  debtor: WrittenDebtor;
}

/** Puts the mail of a reminder to one client into the outbox. */
function write(tx: Tx, actor: Actor, { request, callId, reminder, debtor }: Written): void {
  const { profile_id, email, user_id } = debtor;
  const sender = tx.store.users.byId(actor.user_id);
  queueMail(tx, {
    key: reminderKey({ agreement: request.agreement, callId, reminder, profile_id }),
    kind: "call-reminder",
    ...(user_id !== null && { userId: user_id }),
    aboutId: actor.user_id,
    to: email,
    ...(sender && { replyTo: sender.email }),
    language: null,
    letter: reminderLetter({
      ...{ request, callId, today: tx.now.slice(0, 10), hasAccount: user_id !== null },
      sender: { id: actor.user_id, name: nameOf(tx, actor.user_id) },
    }),
    waitMs: REMINDER_WAIT_MS,
  });
}

/** Cancels the mails of the last reminder of a call, and takes it off the call; refused once one of them was tried. */
function takeBack(tx: Tx, actor: Actor, id: number, callId: string): Result<null> {
  const found = findDocument(tx, actor, "agreements", String(id));
  if (!found.ok) return found;
  const agreement = uncut("agreements", found.value);
  const call = agreement.payment_calls[callId];
  if (!call || !mayPost(accessTo(agreement, viewerOf(tx, actor)), call.call_type)) {
    return refused("call-reminder.forbidden");
  }
  const { reminders = [] } = call;
  const last = lastReminder(call);
  if (last === null) return refused("call-reminder.left");
  const keyOf = (profile_id: number) => reminderKey({ agreement: id, callId, reminder: last.id, profile_id });
  if (!last.to.every((profile) => tx.store.mails.takeBack(keyOf(profile)))) return refused("call-reminder.left");
  const event = { verb: "call_for_fund.take_back_reminder", details: { part: callId, reminder: last.id } } as const;
  commitReminders(tx, actor, found.value, { callId, reminders: reminders.slice(0, -1), event });
  return done(null);
}

interface Noted {
  callId: string;
  reminders: Reminder[];
  event: DocumentEvent;
}

/** The server's own edit of the one field of a call that no device may change. */
function commitReminders(tx: Tx, actor: Actor, row: ReadableRow, { callId, reminders, event }: Noted): void {
  const agreement = uncut("agreements", row);
  const call = agreement.payment_calls[callId];
  if (!call) return;
  const body = withPart(agreement, "payment_calls", callId, { ...call, reminders });
  const op = `rest-${tx.ids.uuid()}`;
  const { id } = row;
  commitDocument(tx, { collection: "agreements", id, before: row, body, user_id: actor.user_id, op, event });
}
