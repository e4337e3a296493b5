import { type MailDeps, sendDueMails } from "./sendMails.ts";

/** So soon after its verb a mail leaves. */
const LOOK_EVERY_MS = 1_000;

/**
 * Looks for mail that is due, every second and one look at a time.
 * @returns a function that stops it: settles when the mail being sent has been noted
 */
export function startMailLoop(deps: MailDeps): () => Promise<void> {
  let timer: NodeJS.Timeout | null = null;
  let look: Promise<void> = Promise.resolve();
  let stopped = false;
  const again = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      look = sendDueMails(deps, () => !stopped)
        .then(
          () => undefined,
          (error: unknown) => deps.log.error({ err: error }, "Mail could not be looked for"),
        )
        .then(again);
    }, LOOK_EVERY_MS);
    timer.unref();
  };
  again();
  return async () => {
    stopped = true;
    if (timer) clearTimeout(timer);
    await look;
  };
}
