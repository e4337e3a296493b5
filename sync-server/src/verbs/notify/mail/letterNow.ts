import type { MailRow } from "../../../store/queries/mails.ts";
import type { Tx } from "../../base/context.ts";
import { type About, type Letter, letterSchema } from "../../base/outbox/letter.ts";
import { uncut } from "../../base/uncut.ts";
import { isStillOwed } from "../../money/payments/reminders/isStillOwed.ts";
import { isReminder, isStillAsked } from "../../signing/ask/stillAsked.ts";
import { agreementFor, mailableUser } from "../recipients.ts";
import { mailSettingsOf } from "../settings/settings.ts";
import { invitationNow } from "./invitationNow.ts";

/**
 * The letter of a mail as its recipient may read it now; null cancels the mail. Between the verb and the moment of sending an account
 * may have been closed or given another address, someone may have left the agreement, and a contact may have been removed.
 */
export function letterNow(tx: Tx, mail: MailRow): Letter | null {
  const letter = letterSchema.parse(JSON.parse(mail.letter ?? "null"));
  if (mail.kind === "claim") return invitationNow(tx, mail, letter);
  if (mail.kind === "passenger-link") return isStillLinked(tx, mail) ? letter : null;
  if (mail.kind === "call-reminder") return isStillOwed(tx, mail) ? letter : null;
  if (!isSignatureWanted(tx, mail)) return null;
  const { user_id } = mail;
  if (user_id === null) return letter;
  return mailableUser(tx, user_id)?.email === mail.recipient ? readable(tx, user_id, letter) : null;
}

/** Of mails about signatures: the signature is still asked for, and its signer has not turned reminders off. */
function isSignatureWanted(tx: Tx, { kind, key, user_id }: MailRow): boolean {
  if (kind !== "signature-asked" && kind !== "signature-invitation") return true;
  if (!isStillAsked(tx, key)) return false;
  const isOff = user_id !== null && mailSettingsOf(tx, user_id).off.includes("signature-asked");
  return !(isOff && isReminder(key));
}

/** The part of a letter that a user may read; null where there is none. */
function readable(tx: Tx, user: number, letter: Letter): Letter | null {
  const isRead = ({ about }: { about?: About | undefined }) =>
    about === undefined || agreementFor(tx, user, about.agreement, about) !== null;
  if (!isRead(letter)) return null;
  const facts = letter.facts?.filter(isRead);
  const isAboutAny = (each: Letter["facts"]) => each?.some(({ about }) => about !== undefined) ?? false;
  // A daily mail of which nothing is left says nothing.
  return isAboutAny(letter.facts) && !isAboutAny(facts) ? null : { ...letter, ...(facts && { facts }) };
}

/** A passenger's letter is for a link that works, and an address that the profile still has. */
function isStillLinked({ store, now }: Tx, { key, recipient }: MailRow): boolean {
  const link = store.passengerLinks.open(key.slice(key.indexOf("/") + 1), now);
  const row = link && store.documents.get("profiles", link.profile_id);
  return row !== undefined && !row.deleted && uncut("profiles", row).email?.toLowerCase() === recipient.toLowerCase();
}
