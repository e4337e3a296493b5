import type { Bilingual } from "shared-schema/base/language";
import { formatAgreementId } from "shared-schema/pricing/format";
import { awaitedText } from "shared-schema/signing/awaited";
import type { Tx } from "../../base/context.ts";
import { DAY_MS, movedBy } from "../../base/instants.ts";
import { alertPlace, alertTitle, byEditor, type News } from "../alerts/alertLetter.ts";
import { mailSettingsOf } from "../settings/settings.ts";

/** So many messages a browser gets within a day. The mail has the rest. */
const MOST_A_DAY = 20;

const AGREEMENT: Bilingual = { en: "Agreement", fr: "Contrat" };

/**
 * Queues news for the browsers of an account, in the transaction of the verb. A message says the kind of news and the agreement's number,
 * of an approval that is asked the reader’s next step without its sum, of an outdated approval whose edit did it, and of a signature how many are awaited. It speaks the language that the account has chosen for its mail, or else that of the screens on the device.
 */
export function queueWebPushes(
  tx: Tx,
  userId: number,
  { kind, agreement_id, details, editor }: Pick<News, "kind" | "agreement_id" | "details" | "editor">,
  waitMs = 0,
): void {
  const { store, now } = tx;
  const chosen = mailSettingsOf(tx, userId).language;
  const number = formatAgreementId(agreement_id);
  for (const { session, language } of store.webPushes.devicesOf(userId)) {
    if (store.webPushes.countSince(session, movedBy(now, -DAY_MS)) >= MOST_A_DAY) continue;
    const lang = chosen ?? language;
    const title = (details.next?.quiet ?? alertTitle(kind, details))[lang];
    const facts = [
      `${AGREEMENT[lang]} ${number}`,
      ...(editor === null ? [] : [byEditor(editor)[lang]]),
      ...(details.awaited === undefined ? [] : [awaitedText(details.awaited)[lang]]),
    ];
    const payload = { title, body: facts.join(" · "), lang, path: alertPlace({ kind, agreement_id, details }) };
    const message = { session, kind, agreement_id, payload: JSON.stringify(payload), created_at: now };
    store.webPushes.add({ ...message, next_at: movedBy(now, waitMs) });
  }
}
