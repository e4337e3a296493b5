import { startLoop } from "../base/loop.ts";
import { type MailDeps, sendDueMails } from "../notify/mail/sendMails.ts";

/** So soon after its verb a mail leaves. */
const LOOK_EVERY_MS = 1_000;

/**
 * Looks for mail that is due, every second and one look at a time.
 * @returns a function that stops it: settles when the mail being sent has been noted
 */
export function startMailLoop(deps: MailDeps): () => Promise<void> {
  return startLoop(LOOK_EVERY_MS, (isStopped) =>
    sendDueMails(deps, () => !isStopped()).then(
      () => undefined,
      (error: unknown) => deps.log.error({ err: error }, "Mail could not be looked for"),
    ),
  );
}
