import { type MailList, type MailView, mailView } from "shared-schema/api/mail/mail";
import { PAGE_LENGTH } from "shared-schema/api/operator/page";
import { done, type Result, refused } from "shared-schema/base/result";
import type { Mailer } from "../../../ports/mailer/mailer.ts";
import type { MailRow } from "../../../store/queries/mails.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Deps } from "../../base/context.ts";

/** The dependencies of the outbox's view. @property mailer null where no mail can leave */
interface ShownMail extends Deps {
  mailer: Mailer | null;
}

/** A page of the newest mails, without their texts. @param before of those before this number */
export function listMails({ store, mailer }: ShownMail, before: number | undefined): MailList {
  return { mails: store.mails.newest(PAGE_LENGTH, before).map(viewOf), delivery: mailer?.delivery ?? "none" };
}

/** Requests to sign: their links are shown to no one but the signatory. */
const PRIVATE_KINDS: readonly string[] = ["signature-asked", "signature-invitation", "signing"];

/** A mail that was written to a file (RFC 5322). In production mail is never written to files, and there is none to read. */
export async function readMail({ mailer, store }: ShownMail, id: number): Promise<Result<Uint8Array>> {
  const row = store.mails.byId(id);
  if (!row || PRIVATE_KINDS.includes(row.kind)) return refused("mail.not-readable");
  const bytes = await mailer?.read(id);
  return bytes ? done(bytes) : refused("mail.not-readable");
}

/**
 * Puts a mail back into the outbox that was given up. It is tried as long as a new one, under its old Message-ID. Refused when it
 * waits, was sent, or its letter has been erased.
 */
export function resendMail(deps: Deps, actor: Actor, id: number): Result<MailView> {
  return attempt(deps, (tx) => {
    const isBack = tx.store.mails.resend(id, tx.now);
    const row = tx.store.mails.byId(id);
    if (!row || !isBack) return refused("mail.not-resendable");
    noteEvent(tx, { verb: "mail.resend", user_id: actor.user_id, details: { mail: id } }, null);
    return done(viewOf(row));
  });
}

function viewOf(row: MailRow): MailView {
  const { id, kind, recipient, state, attempts, created_at, next_at, sent_at, failure } = row;
  const waits = state === "WAITING";
  return mailView.parse({
    ...{ id, kind, recipient, state, attempts, created_at, sent_at, failure },
    next_at: waits ? next_at : null,
    can_resend: state === "FAILED" && row.letter !== null,
  });
}
