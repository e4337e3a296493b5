import { isFrozen } from "shared-schema/frozen/inputs";
import type { GuestPreferencesBody } from "shared-schema/guest/schema";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalSentence } from "#ui/feedback/sentences.ts";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { clientMessages } from "../../people/clientMessages.ts";
import { LinkOutcome } from "../../people/guests/LinkOutcome.tsx";
import { useLinkMaker } from "../../people/guests/useLinkMaker.ts";
import type { PassengerLinks } from "../../people/guests/usePassengerLinks.ts";
import { partyMessages } from "../../people/messages.ts";
import { LinkCell, PapersCell, StayCell, WishesCell } from "./GuestCells.tsx";
import { GuestMenu } from "./GuestMenu.tsx";
import { GuestPanel, type GuestPart } from "./GuestPanel.tsx";
import classes from "./guestRows.module.css";
import type { Guest } from "./useGuests.ts";

interface Props {
  guest: Guest;
  links: PassengerLinks;
  preferences: GuestPreferencesBody | undefined;
  /** The part that is open below the row; null while it is closed. */
  part: GuestPart | null;
  onPart: (part: GuestPart | null) => void;
}

/** One passenger in a row that opens below itself. */
export function GuestRow({ guest, links, preferences, part, onPart }: Props) {
  const t = useText(partyMessages);
  const stays = useText(clientMessages);
  const { agreement } = useWorkspace();
  const maker = useLinkMaker(guest, links);
  const { name, profile_id, refused } = guest;
  const document = isFrozen(agreement.status) ? "frozen-profiles" : "profiles";
  return (
    <li className={classes.guest} data-anchor={`${document}/${profile_id}`}>
      <div className={classes.row} data-open={part !== null || undefined}>
        <button
          type="button"
          className={classes.name}
          aria-expanded={part !== null}
          aria-label={t("parties.details.of", { name })}
          onClick={() => onPart(part === null ? "details" : null)}
        >
          {name}
        </button>
        <div className={classes.stay}>
          <StayCell guest={guest} />
        </div>
        <div className={classes.papers}>
          <PapersCell guest={guest} />
        </div>
        {preferences && (
          <div className={classes.wish}>
            <WishesCell entry={preferences.guests[profile_id]} />
          </div>
        )}
        {maker.isOffered && (
          <div className={classes.link}>
            <LinkCell guest={guest} />
          </div>
        )}
        <div className={classes.menu}>
          <GuestMenu guest={guest} maker={maker} hasWishes={preferences !== undefined} onOpen={onPart} />
        </div>
      </div>
      {refused.map((row) => (
        <Notice key={row.key} tone="alarm">
          {stays("clients.stay.refused", { why: refusalSentence(row.body) })}
        </Notice>
      ))}
      <LinkOutcome maker={maker} name={name} />
      {part !== null && <GuestPanel guest={guest} part={part} onPart={onPart} preferences={preferences} />}
    </li>
  );
}
