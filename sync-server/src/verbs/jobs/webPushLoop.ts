import { startLoop } from "../base/loop.ts";
import { sendDueWebPushes, type WebPushDeps } from "../notify/webPush/sendWebPushes.ts";

/** So soon after its verb a message leaves. */
const LOOK_EVERY_MS = 1_000;

/**
 * Looks for messages that are due, every second and one look at a time; apart from the mail, which a slow push service does not hold up.
 * @returns how to stop: settles when the last message has been noted
 */
export function startWebPushLoop(deps: WebPushDeps): () => Promise<void> {
  return startLoop(LOOK_EVERY_MS, (isStopped) =>
    sendDueWebPushes(deps, () => !isStopped()).catch((error: unknown) =>
      deps.log.error({ err: error }, "Push messages could not be looked for"),
    ),
  );
}
