import { Button, Group, Text } from "@mantine/core";
import { useId, useState } from "react";
import { useLocation } from "react-router";
import { wholeVoyage } from "shared-schema/agreement/mutations/voyageStays";
import { mayReadGuests } from "shared-schema/guest/access";
import { NO_GUEST_PREFERENCES } from "shared-schema/guest/schema";
import { hashPath } from "#base/hashPath.ts";
import { isFieldOf } from "#store/drafts/fieldPath.ts";
import { useGuestPreferences } from "#store/queries/agreement/guestPreferences.ts";
import { useViewer } from "#store/queries/documents.ts";
import { isSample } from "#store/session/sample.ts";
import { useText } from "#ui/i18n.ts";
import { PlusIcon } from "#ui/icons.tsx";
import { Block } from "../../frame/Block.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { AddParty } from "../../people/AddParty.tsx";
import { clientMessages } from "../../people/clientMessages.ts";
import { usePassengerLinks } from "../../people/guests/usePassengerLinks.ts";
import { partyMessages } from "../../people/messages.ts";
import { useCalls } from "../../people/papers/useCalls.ts";
import { usePartyRule } from "../../people/usePartyRule.ts";
import { useStayWords } from "../../people/useStayWords.ts";
import { ListsButton } from "../lists/ListsButton.tsx";
import { stayWarnings } from "../stayRules.ts";
import type { GuestPart } from "./GuestPanel.tsx";
import { GuestRow } from "./GuestRow.tsx";
import { guestRowMessages } from "./guestRowMessages.ts";
import classes from "./guestRows.module.css";
import { SendLinks } from "./SendLinks.tsx";
import { type Guest, useGuests } from "./useGuests.ts";
import { WithoutStay } from "./WithoutStay.tsx";

/** The passengers, a row each; those for whom something has to be done come first. Facts that hold for all of them are shown once above. */
export function Passengers() {
  const t = useText(guestRowMessages);
  const parties = useText(partyMessages);
  const { id, agreement } = useWorkspace();
  const viewer = useViewer();
  const links = usePassengerLinks(id);
  const guests = useGuests(links);
  const stored = useGuestPreferences(id);
  const preferences = mayReadGuests(agreement, viewer) ? (stored ?? NO_GUEST_PREFERENCES) : undefined;
  const { opened, open, shown } = useOpened(guests);
  return (
    <Block
      title={parties("parties.passengers")}
      anchor="cruise.passengers"
      note={<Voyage count={guests.length} />}
      actions={
        <Group gap="xs">
          <ListsButton />
          <SendLinks guests={guests} links={links} />
        </Group>
      }
    >
      {guests.length === 0 ? (
        <Text c="dimmed">{parties("parties.none.passengers")}</Text>
      ) : (
        <>
          <WithoutStay guests={guests} />
          <div className={classes.list}>
            <div className={classes.heads} aria-hidden>
              <span>{t("guest.column.name")}</span>
              <span>{t("guest.column.stay")}</span>
              <span>{t("guest.column.papers")}</span>
              {preferences && <span>{t("guest.column.wishes")}</span>}
              {!isSample() && agreement.status !== "ARCHIVED" && <span>{t("guest.column.link")}</span>}
            </div>
            <ul className={classes.guests} aria-label={parties("parties.passengers")}>
              {shown.map((guest) => (
                <GuestRow
                  key={guest.key}
                  guest={guest}
                  links={links}
                  preferences={preferences}
                  part={opened?.profile_id === guest.profile_id ? opened.part : null}
                  onPart={(part) => open(part && { profile_id: guest.profile_id, part })}
                />
              ))}
            </ul>
          </div>
        </>
      )}
      <AddPassenger count={guests.length} />
    </Block>
  );
}

interface Opened {
  profile_id: number;
  part: GuestPart;
}

/** Which guest is open, by hand or by a link to one of the fields. The rows keep their places while one is: nothing moves under a hand. */
function useOpened(guests: readonly Guest[]) {
  const { id } = useWorkspace();
  const { hash, key: at } = useLocation();
  const [chosen, choose] = useState<{ opened: Opened | null; at: string }>();
  const [order, setOrder] = useState<readonly number[]>([]);
  const jumpedTo = guests.map((guest) => jumpInto(guest, id, hashPath(hash))).find((one) => one !== null) ?? null;
  // A link to a field opens its guest, also after another one was opened by hand.
  const opened = chosen?.at === at ? chosen.opened : jumpedTo;
  const open = (next: Opened | null) => {
    if (next !== null) setOrder(guests.map(({ profile_id }) => profile_id));
    choose({ opened: next, at });
  };
  const place = ({ profile_id }: Guest) => (order.includes(profile_id) ? order.indexOf(profile_id) : order.length);
  const shown = opened === null ? guests : guests.toSorted((a, b) => place(a) - place(b));
  return { opened, open, shown };
}

/** The part of a guest that a link leads to; null for a link to something else. */
function jumpInto({ index, profile_id, stays }: Guest, id: number, path: string): Opened | null {
  const isStay =
    path === `cruise.r_passengers.${index}` ||
    stays.some(([stayId]) => isFieldOf(path, "agreements", id, "stays", stayId));
  if (isStay) return { profile_id, part: "stay" };
  const isDetail = isFieldOf(path, "profiles", profile_id) || isFieldOf(path, "frozen-profiles", profile_id);
  return isDetail ? { profile_id, part: "details" } : null;
}

/** How many sail, and the voyage that is theirs unless a row says otherwise. */
function Voyage({ count }: { count: number }) {
  const t = useText(guestRowMessages);
  const doubts = useText(clientMessages);
  const wordsOf = useStayWords();
  const { agreement, inputs } = useWorkspace();
  const calls = useCalls();
  const most = inputs?.yacht?.max_nb_passengers ?? null;
  const whole = wholeVoyage(agreement);
  const said = [
    most !== null && count > 0 ? t("guest.count", { count, most }) : "",
    whole ? t("guest.whole.is", { way: wordsOf({ profile_id: 0, ...whole }) }) : "",
  ];
  const warnings = whole && count > 0 ? stayWarnings({ profile_id: 0, ...whole }, calls, agreement) : [];
  return (
    <>
      {said.filter(Boolean).join(" · ")}
      {warnings.map((warning) => (
        <Text key={warning} size="sm" c="var(--color-wait-text)">
          {doubts(warning)}
        </Text>
      ))}
    </>
  );
}

/** A button that opens the field in which passengers are added, one after the other; off, with the reason, on a full yacht. */
function AddPassenger({ count }: { count: number }) {
  const t = useText(guestRowMessages);
  const parties = useText(partyMessages);
  const { inputs, may } = useWorkspace();
  const rule = usePartyRule("passengers");
  // The first one is added without a click more.
  const [adding, setAdding] = useState<"at-once" | "asked" | null>(count === 0 ? "at-once" : null);
  const reason = useId();
  const most = inputs?.yacht?.max_nb_passengers ?? null;
  const isFull = most !== null && count >= most;
  if (!may.terms || !rule.mayAdd) return <AddParty of="passengers" />;
  if (adding !== null && !isFull) return <AddParty of="passengers" isOpened={adding === "asked"} />;
  return (
    <Group gap="sm" mt="sm">
      <Button
        variant="default"
        leftSection={<PlusIcon />}
        disabled={isFull}
        aria-describedby={isFull ? reason : undefined}
        onClick={() => setAdding("asked")}
      >
        {parties("parties.add.passengers")}
      </Button>
      {isFull && (
        <Text id={reason} size="sm" c="dimmed">
          {t("guest.full", { most })}
        </Text>
      )}
    </Group>
  );
}
