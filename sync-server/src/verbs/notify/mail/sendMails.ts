import { createHash } from "node:crypto";
import type { Language } from "shared-schema/base/language";
import { ALERT_KINDS } from "shared-schema/labels/alerts/kinds";
import type { Delivery, Mailer, OutgoingMail } from "../../../ports/mailer/mailer.ts";
import type { SentKeys } from "../../../ports/mailer/sentKeys.ts";
import type { MailRow } from "../../../store/queries/mails.ts";
import { type Deps, type Tx, transact } from "../../base/context.ts";
import { movedBy } from "../../base/instants.ts";
import type { Letter } from "../../base/outbox/letter.ts";
import { unsubscribeToken } from "../settings/unsubscribe.ts";
import { attachmentsOf } from "./attachments.ts";
import { letterNow } from "./letterNow.ts";
import { renderLetter } from "./renderLetter.ts";

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;
/** After that a mail is given up: what it says is no longer news. */
export const GIVEN_UP_MS = 3 * 24 * 60 * MINUTE_MS;

/** The dependencies of sending, besides the verbs' own. */
export interface MailDeps extends Deps {
  mailer: Mailer;
  /** The address at which people reach the server: links in mails begin with it. */
  publicUrl: string;
  /** The keys of the mails that have left, outside the database; absent, the database alone knows. */
  sentKeys?: SentKeys;
}

/** A mail as it leaves: its letter as far as its recipient may still read it. */
interface ReadyMail {
  mail: MailRow;
  letter: Letter;
  /** The address at which such mail is switched off; null where it cannot be. */
  unsubscribe: string | null;
}

/**
 * Sends every mail that is due, one after the other. An attempt is counted before it is made and noted after it: a server that
 * is killed in between sends that mail once more under the same Message-ID, and loses none.
 * @param goOn asked before each further mail
 * @returns the number of attempts
 */
export async function sendDueMails(deps: MailDeps, goOn: () => boolean = () => true): Promise<number> {
  let tried = 0;
  for (let ready = nextMail(deps); ready; ready = goOn() ? nextMail(deps) : undefined) {
    tried += 1;
    const { mail } = ready;
    const { id, kind } = mail;
    const attached = await attachmentsOf(deps, ready.letter);
    if (!attached.ok && attached.refusal.code !== "contract.busy") {
      transact(deps, ({ store }) => store.mails.markCancelled(id));
      deps.log.error({ mail: id, kind, code: attached.refusal.code }, "A mail was cancelled: its file was refused");
      continue;
    }
    const delivery: Delivery = attached.ok
      ? await deps.mailer.send({ ...outgoing(ready, deps.publicUrl), attachments: attached.value })
      : { sent: false, code: "EBUSY", permanent: false };
    if (delivery.sent) deps.sentKeys?.add(mail.key);
    transact(deps, ({ store, now }) => {
      if (delivery.sent) store.mails.markSent(id, now);
      else store.mails.markFailed(id, delivery.code, delivery.permanent ? "FAILED" : "WAITING");
    });
    if (delivery.sent) deps.log.info({ mail: id, kind }, "A mail has left");
    else deps.log.error({ mail: id, kind, code: delivery.code }, "A mail could not be sent");
  }
  return tried;
}

/** The mail whose turn it is, its attempt counted; mails that are too old or no longer wanted are settled on the way. */
function nextMail(deps: MailDeps): ReadyMail | undefined {
  return transact(deps, (tx) => {
    const { store, now } = tx;
    store.mails.giveUp(movedBy(now, -GIVEN_UP_MS));
    for (let mail = store.mails.due(now); mail; mail = store.mails.due(now)) {
      const letter = letterNow(tx, mail);
      if (letter === null) store.mails.markCancelled(mail.id);
      else if (deps.sentKeys?.has(mail.key)) store.mails.markSent(mail.id, now);
      else {
        store.mails.beginAttempt(mail.id, movedBy(now, pauseAfter(mail.attempts + 1)));
        return { mail, letter, unsubscribe: unsubscribeAddress(tx, mail, deps.publicUrl) };
      }
    }
    return undefined;
  });
}

/** One minute after the first attempt, then twice as long each time, six hours at most. */
export function pauseAfter(attempts: number): number {
  return Math.min(MINUTE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
}

function outgoing({ mail, letter, unsubscribe }: ReadyMail, publicUrl: string): OutgoingMail {
  const name = createHash("sha256").update(mail.key).digest("hex").slice(0, 32);
  return {
    id: mail.id,
    messageId: `<${name}@${new URL(publicUrl).hostname}>`,
    to: mail.recipient,
    replyTo: mail.reply_to,
    date: new Date(mail.created_at),
    unsubscribe,
    ...renderLetter(letter, languageIn(mail.language), publicUrl, unsubscribe),
  };
}

/** Only news can be switched off: links that someone asked for and changes of bank details always come. */
function unsubscribeAddress(tx: Tx, { kind: name, user_id }: MailRow, publicUrl: string): string | null {
  const kind = ALERT_KINDS.find((each) => each === name) ?? null;
  if (user_id === null || (kind === null && name !== "digest")) return null;
  return `${publicUrl}/unsubscribe/${unsubscribeToken(tx, { user_id, kind })}`;
}

function languageIn(text: string | null): Language | null {
  return text === "en" || text === "fr" ? text : null;
}
