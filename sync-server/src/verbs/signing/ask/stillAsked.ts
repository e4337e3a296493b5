import type { Tx } from "../../base/context.ts";
import { readSigning } from "../versionState.ts";
import { signingProfile } from "./ask.ts";
import { dueSignatories } from "./askNext.ts";

/** Whether a request that waits in the outbox still asks for anything: its signatory may have signed, or the version be closed. */
export function isStillAsked(tx: Tx, mailKey: string): boolean {
  const request = tx.store.signing.delegations.request(mailKey);
  if (!request) return false;
  const read = readSigning(tx, { id: request.cruise_id, version: request.version }, true);
  return read.ok && dueSignatories(tx, read.value).some((each) => signingProfile(each) === request.profile_id);
}

/** Whether a request is one of the reminders that come by themselves, which an account may switch off. */
export function isReminder(mailKey: string): boolean {
  return /\/day-\d+$/.test(mailKey);
}
