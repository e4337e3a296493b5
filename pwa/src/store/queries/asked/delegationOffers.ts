import { Subject } from "rxjs";
import type { DelegationOffersView } from "shared-schema/api/agreement/signing";
import { request } from "../../http/http.ts";
import { useSession } from "../../session/session.ts";
import { LiveValues, useLive } from "../live.ts";
import { askedAgain } from "./askedAgain.ts";

/** A delegate need not be on the agreement, so that no document tells of an offer. A mail does at once. */
const ASKED_EVERY_MS = 15 * 60_000;

const refreshed = new Subject<void>();

const offers = new LiveValues<DelegationOffersView>((userId) =>
  askedAgain(() => request<DelegationOffersView>("GET", `/user/${userId}/delegation_offer/`, { quiet: true }), {
    everyMs: ASKED_EVERY_MS,
    refreshed,
  }),
);

/** The delegations that the viewer is asked to accept, as the server last said. */
export function useDelegationOffers(): DelegationOffersView {
  const userId = useSession(({ user }) => (user && !(user.is_admin && user.lacks_factor) ? user.id : null));
  return useLive(offers, userId === null ? null : String(userId)) ?? NONE;
}

const NONE: DelegationOffersView = [];

/** Asks again at once: one was accepted or refused. */
export function refreshDelegationOffers(): void {
  refreshed.next();
}
