import { isWholeVoyage } from "shared-schema/agreement/mutations/voyageStays";
import type { Stay } from "shared-schema/agreement/schema";
import type { PassengerLinkView } from "shared-schema/api/privacy/passengerLink";
import { type PassportLasting, passportLasts } from "shared-schema/guest/passportLasts";
import { sailsUntil } from "shared-schema/guest/sailsUntil";
import { useInbox } from "#store/inbox/inbox.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import type { PassengerLinks } from "../../people/guests/usePassengerLinks.ts";
import { useLacks } from "../../people/party/useLacks.ts";
import { type PartyEntry, useParties } from "../../people/useParties.ts";
import { refusedStaysOf } from "../refusedStays.ts";
import { guestOrder, type Waits } from "./guestOrder.ts";

type InboxRow = NonNullable<ReturnType<typeof useInbox>>[number];

/** A passenger with everything that a row says. */
export interface Guest extends PartyEntry {
  /** The place among the passengers, as missing items count them. */
  index: number;
  stays: [id: string, stay: Stay][];
  /** One stay, and that the whole voyage. */
  isWhole: boolean;
  /** Entries about the stays that the server did not take. */
  refused: InboxRow[];
  /** Fields of the person that the contract lacks. */
  lacks: number;
  passport: PassportLasting | null;
  link: PassengerLinkView | undefined;
  waits: Waits;
}

/** The passengers in the order in which they are read. */
export function useGuests(links: PassengerLinks): Guest[] {
  const { id, agreement } = useWorkspace();
  const lacksOf = useLacks();
  const inbox = useInbox() ?? [];
  const bodies = inbox.map(({ body }) => body);
  const guests = useParties("passengers").map((party, index): Guest => {
    const { profile_id, profile } = party;
    const stays = Object.entries(agreement.stays)
      .filter(([, stay]) => stay.profile_id === profile_id)
      .sort(([idA, a], [idB, b]) => (a.emb_date ?? "~").localeCompare(b.emb_date ?? "~") || idA.localeCompare(idB));
    const ours = refusedStaysOf(bodies, id, profile_id, agreement.stays);
    const refused = inbox.filter(({ body }) => ours.includes(body));
    const lacks = lacksOf("passengers", index);
    const passport = passportLasts(profile?.passport_expiration ?? null, sailsUntil(agreement, profile_id));
    const link = links.of.get(profile_id);
    const [only, ...others] = stays;
    const doubts = [stays.length === 0, refused.length > 0, passport === "EXPIRES"].filter(Boolean).length;
    return {
      ...{ ...party, index, stays, refused, lacks, passport, link },
      isWhole: only !== undefined && others.length === 0 && isWholeVoyage(only[1], agreement),
      waits: { sent: link?.waiting.length ?? 0, lacks: lacks + doubts },
    };
  });
  return guestOrder(guests);
}
