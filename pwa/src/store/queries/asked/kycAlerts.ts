import { Subject } from "rxjs";
import type { KycAlertsView } from "shared-schema/api/privacy/kycAlerts";
import { checksParties } from "shared-schema/kyc/access";
import { request } from "../../http/http.ts";
import { useSession } from "../../session/session.ts";
import { useAgreements, useViewer } from "../documents.ts";
import { LiveValues, useLive } from "../live.ts";
import { askedAgain } from "./askedAgain.ts";

/** Evidence is on no device, so its end is asked for. It changes with the day, and when someone enters something. */
const ASKED_EVERY_MS = 15 * 60_000;

const refreshed = new Subject<void>();

const alerts = new LiveValues<KycAlertsView>((userId) =>
  askedAgain(() => request<KycAlertsView>("GET", `/user/${userId}/kyc_alert/`, { quiet: true }), {
    everyMs: ASKED_EVERY_MS,
    refreshed,
  }),
);

/** The parties whose evidence expires, as the server last said; none for those who check no one, who are not asked for. */
export function useKycAlerts(): KycAlertsView {
  const viewer = useViewer();
  const agreements = useAgreements();
  const userId = useSession(({ user }) => (user && !(user.is_admin && user.lacks_factor) ? user.id : null));
  const mayAsk = userId !== null && (agreements ?? []).some(({ body }) => checksParties(body, viewer));
  return useLive(alerts, mayAsk ? String(userId) : null) ?? NONE;
}

const NONE: KycAlertsView = [];

/** Asks again at once: something was entered. */
export function refreshKycAlerts(): void {
  refreshed.next();
}
