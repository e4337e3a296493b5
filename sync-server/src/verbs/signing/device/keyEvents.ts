import type { Bilingual } from "shared-schema/base/language";
import type { KeyEvent } from "../../../ports/signatures/service.ts";
import { accountNow } from "../../base/account/accountNow.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Tx, transact } from "../../base/context.ts";
import { queueMail } from "../../base/outbox/queueMail.ts";
import type { SigningDeps } from "../deps.ts";

/**
 * Notes in the audit trail what has happened to people's keys at the embedded service since the last look, and mails that one was locked.
 * The number of the last event is kept in the same transaction, so that a crash loses none and repeats none.
 */
export function noteKeyEvents(deps: SigningDeps): void {
  const read = deps.signing?.keyEvents;
  if (!read) return;
  for (let events = read(deps.store.meta.keyEventsAt()); events.length > 0; ) {
    transact(deps, (tx) => {
      for (const event of events) noteKeyEvent(tx, event);
      tx.store.meta.setKeyEventsAt(events.at(-1)?.id ?? 0);
    });
    events = read(deps.store.meta.keyEventsAt());
  }
}

function noteKeyEvent(tx: Tx, { kind, subject, at, key }: KeyEvent): void {
  const user_id = accountNow(tx, Number(subject));
  const user = tx.store.users.byId(user_id);
  if (!user) return;
  noteEvent(tx, { verb: `signing_key.${kind}`, user_id, details: { key, at } }, null);
  if (kind !== "locked") return;
  queueMail(tx, {
    key: `signing-key/locked/${key}`,
    kind: "signing",
    userId: user_id,
    to: user.email,
    language: null,
    letter: { subject: LOCKED, paragraphs: [LOCKED_TEXT, NOT_YOU] },
  });
}

const LOCKED: Bilingual = { en: "Your signing key was locked", fr: "Votre clé de signature a été verrouillée" };
const LOCKED_TEXT: Bilingual = {
  en: "A wrong PIN was entered five times. The key cannot be used any more. Signatures that you made with it stay valid. The next time that you sign, you choose a new PIN and get a new key.",
  fr: "Un code PIN erroné a été saisi cinq fois. La clé ne peut plus être utilisée. Les signatures faites avec elle restent valables. À votre prochaine signature, vous choisirez un nouveau code PIN et recevrez une nouvelle clé.",
};
const NOT_YOU: Bilingual = {
  en: "If you did not enter these PINs, change your password and contact support.",
  fr: "Si vous n’avez pas saisi ces codes, changez votre mot de passe et contactez l’assistance.",
};
