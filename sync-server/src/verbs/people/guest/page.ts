import type { PassengerPage } from "shared-schema/api/privacy/passengerLink";
import { done, type Result } from "shared-schema/base/result";
import { LINK_FIELDS } from "shared-schema/guest/form";
import { guestStay } from "shared-schema/guest/stay";
import { type Deps, reading } from "../../base/context.ts";
import { waitingOf } from "../../documents/collections/guestValues.ts";
import { openPassengerLink } from "./openedLink.ts";
import { preferencesOf } from "./preferences.ts";
import { yachtNameOf } from "./yachtName.ts";

/** Shows a passenger's page. */
export function showPassengerPage(deps: Deps, token: string): Result<PassengerPage> {
  const tx = reading(deps);
  const opened = openPassengerLink(tx, token);
  if (!opened.ok) return opened;
  const { link, agreement, row, profile, ends } = opened.value;
  const { first_name, last_name } = profile;
  const waiting = new Set(waitingOf(tx, link.profile_id, profile).map(({ field }) => field));
  const { guests } = preferencesOf(tx, link.agreement_id);
  return done({
    first_name,
    last_name,
    yacht: yachtNameOf(tx, agreement),
    ...guestStay(agreement, Number(link.profile_id)),
    on_file: LINK_FIELDS.filter((field) => profile[field]),
    waiting: LINK_FIELDS.filter((field) => waiting.has(field)),
    has_wishes: Object.hasOwn(guests, link.profile_id),
    rev: row.rev,
    expires_at: ends,
  });
}
