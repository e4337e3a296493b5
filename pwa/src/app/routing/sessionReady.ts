import { restoreSession } from "../../store/lifecycle/presentSession.ts";

let restoring: Promise<void> | undefined;

/** Settles once the remembered account has been looked for: guards decide nothing before that. */
export function sessionReady(): Promise<void> {
  restoring ??= restoreSession().catch((cause: unknown) => {
    restoring = undefined;
    throw cause;
  });
  return restoring;
}
