import { HOME } from "../../features/account/nextUrl.ts";
import { restoreSession } from "../../store/lifecycle/presentSession.ts";
import { useSession } from "../../store/session/session.ts";

/** Finishes log-outs that were interrupted, and takes a user who is still logged in to the agreements. */
export async function resume(): Promise<void> {
  await restoreSession();
  if (useSession.getState().user) globalThis.location.replace(HOME);
}
