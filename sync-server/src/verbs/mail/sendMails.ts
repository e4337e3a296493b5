import { createHash } from "node:crypto";
import type { Language } from "shared-schema/base/language";
import type { Mailer } from "../../ports/mailer/mailer.ts";
import type { MailRow } from "../../store/queries/mails.ts";
import { type Deps, transact } from "../core/context.ts";
import { movedBy } from "../core/instants.ts";
import { letterSchema, renderLetter } from "./letter.ts";

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;
/** After that a mail is given up: what it says is no longer news. */
export const GIVEN_UP_MS = 3 * 24 * 60 * MINUTE_MS;

/** The dependencies of sending, besides the verbs' own. */
export interface MailDeps extends Deps {
  mailer: Mailer;
  /** The address at which people reach the server: links in mails begin with it. */
  publicUrl: string;
}

/**
 * Sends every mail that is due, one after the other. An attempt is counted before it is made and noted after it: a server that
 * is killed in between sends that mail once more under the same Message-ID, and loses none.
 * @param goOn asked before each further mail
 * @returns the number of attempts
 */
export async function sendDueMails(deps: MailDeps, goOn: () => boolean = () => true): Promise<number> {
  let tried = 0;
  for (let mail = nextMail(deps); mail; mail = goOn() ? nextMail(deps) : undefined) {
    tried += 1;
    const delivery = await deps.mailer.send(outgoing(mail, deps.publicUrl));
    transact(deps, ({ store, now }) => {
      if (delivery.sent) store.mails.markSent(mail.id, now);
      else store.mails.markFailed(mail.id, delivery.code, delivery.permanent ? "FAILED" : "WAITING");
    });
    const { id, kind } = mail;
    if (delivery.sent) deps.log.info({ mail: id, kind }, "A mail has left");
    else deps.log.error({ mail: id, kind, code: delivery.code }, "A mail could not be sent");
  }
  return tried;
}

/** The mail whose turn it is, its attempt counted; mails that are too old are given up. */
function nextMail(deps: Deps): MailRow | undefined {
  return transact(deps, ({ store, now }) => {
    store.mails.giveUp(movedBy(now, -GIVEN_UP_MS));
    const mail = store.mails.due(now);
    if (mail) store.mails.beginAttempt(mail.id, movedBy(now, pauseAfter(mail.attempts + 1)));
    return mail;
  });
}

/** One minute after the first attempt, then twice as long each time, six hours at most. */
export function pauseAfter(attempts: number): number {
  return Math.min(MINUTE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
}

function outgoing(mail: MailRow, publicUrl: string) {
  const letter = letterSchema.parse(JSON.parse(mail.letter ?? "null"));
  const name = createHash("sha256").update(mail.key).digest("hex").slice(0, 32);
  return {
    id: mail.id,
    messageId: `<${name}@${new URL(publicUrl).hostname}>`,
    to: mail.recipient,
    replyTo: mail.reply_to,
    date: new Date(mail.created_at),
    ...renderLetter(letter, languageIn(mail.language), publicUrl),
  };
}

function languageIn(text: string | null): Language | null {
  return text === "en" || text === "fr" ? text : null;
}
