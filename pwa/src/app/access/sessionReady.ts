import { restoreSession } from "../../store/lifecycle/presentSession.ts";
import { useSession } from "../../store/session/session.ts";

let restoring: Promise<void> | undefined;

/** Settles once the remembered account has been looked for: guards decide nothing before that. */
export function sessionReady(): Promise<void> {
  restoring ??= restoreSession().catch((cause: unknown) => {
    restoring = undefined;
    throw cause;
  });
  return restoring;
}

/** Settles once it is known who is logged in, while their databases may still be opening; what they hold follows. */
export function sessionKnown(): Promise<void> {
  return Promise.race([sessionReady(), userKnown()]);
}

function userKnown(): Promise<void> {
  return new Promise((resolve) => {
    if (useSession.getState().user) return resolve();
    const stop = useSession.subscribe(({ user }) => {
      if (!user) return;
      stop();
      resolve();
    });
  });
}
