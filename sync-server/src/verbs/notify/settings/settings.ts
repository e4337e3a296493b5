import { DEFAULT_MAIL_SETTINGS, type MailSettings, mailSettings } from "shared-schema/api/mail/settings";
import { isEqual } from "shared-schema/base/equal";
import { done, type Result } from "shared-schema/base/result";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Deps, type Tx } from "../../base/context.ts";

/** The mail that an account wants. */
export function mailSettingsOf({ store }: Pick<Tx, "store">, userId: number): MailSettings {
  const row = store.mailSettings.of(userId);
  if (!row) return DEFAULT_MAIL_SETTINGS;
  const { language, rhythm, time_zone } = row;
  return mailSettings.parse({ language, rhythm, time_zone, off: JSON.parse(row.off) });
}

/** Changes the mail that the actor's account wants. News that waits for a daily mail still comes with it. */
export function setMailSettings(deps: Deps, { user_id }: Actor, settings: MailSettings): Result<MailSettings> {
  return attempt(deps, (tx) => {
    keepSettings(tx, user_id, settings);
    return done(mailSettingsOf(tx, user_id));
  });
}

/** Writes the settings and notes that they changed, in the transaction of a verb. */
export function keepSettings(tx: Tx, user_id: number, { language, rhythm, off, time_zone }: MailSettings): void {
  const kinds = [...new Set(off)];
  // The audit trail is never pruned: a repeated call leaves no entry.
  if (isEqual(mailSettingsOf(tx, user_id), { language, rhythm, off: kinds, time_zone })) return;
  tx.store.mailSettings.put({ user_id, language, rhythm, time_zone, off: JSON.stringify(kinds) });
  noteEvent(tx, { verb: "account.set_mail", user_id, details: { rhythm, off: kinds } }, null);
}
