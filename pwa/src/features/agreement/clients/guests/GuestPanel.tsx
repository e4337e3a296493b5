import { Stack, Tabs, Text } from "@mantine/core";
import { galleySheet } from "shared-schema/export/galley/sheet";
import { sailsUntil } from "shared-schema/guest/sailsUntil";
import type { GuestPreferencesBody } from "shared-schema/guest/schema";
import { PassportNote } from "#forms/profile/passport/PassportNote.tsx";
import { showDate } from "#ui/fields/dates.ts";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { GuestWishes } from "../../people/guests/GuestWishes.tsx";
import { LastLink } from "../../people/guests/LinkOutcome.tsx";
import { KycLink } from "../../people/KycLink.tsx";
import { PartyDetails } from "../../people/party/PartyDetails.tsx";
import { Stays } from "../Stays.tsx";
import { guestRowMessages } from "./guestRowMessages.ts";
import classes from "./guestRows.module.css";
import type { Guest } from "./useGuests.ts";

/** The parts of a guest that are shown below the row, a tab each. */
export const GUEST_PARTS = ["details", "stay", "wishes", "papers"] as const;
export type GuestPart = (typeof GUEST_PARTS)[number];

interface Props {
  guest: Guest;
  part: GuestPart;
  onPart: (part: GuestPart) => void;
  /** Undefined for readers who don't get them. */
  preferences: GuestPreferencesBody | undefined;
}

/** One passenger in full: details, stay on board, preferences, documents. */
export function GuestPanel({ guest, part, onPart, preferences }: Props) {
  const t = useText(guestRowMessages);
  const offered = GUEST_PARTS.filter((one) => one !== "wishes" || preferences !== undefined);
  return (
    <Tabs
      className={classes.panel}
      value={part}
      keepMounted={false}
      onChange={(value) => onPart(offered.find((one) => one === value) ?? "details")}
    >
      <Tabs.List mb="sm" aria-label={t("guest.panel", { name: guest.name })}>
        {offered.map((one) => (
          <Tabs.Tab key={one} value={one} mih="2.75rem">
            {t(`guest.part.${one}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="details">
        <PartyDetails party={guest} />
      </Tabs.Panel>
      <Tabs.Panel value="stay">
        <Stays party={guest} index={guest.index} stays={guest.stays} />
      </Tabs.Panel>
      {preferences && (
        <Tabs.Panel value="wishes">
          <Wishes guest={guest} preferences={preferences} />
        </Tabs.Panel>
      )}
      <Tabs.Panel value="papers">
        <Papers guest={guest} />
      </Tabs.Panel>
    </Tabs>
  );
}

function Wishes({ guest, preferences }: { guest: Guest; preferences: GuestPreferencesBody }) {
  const { id, agreement, inputs } = useWorkspace();
  const sheet = galleySheet({ id, agreement, yacht: null, profiles: inputs?.profiles ?? {}, preferences });
  const own = sheet.guests.find(({ profile_id }) => profile_id === guest.profile_id);
  return own ? <GuestWishes guest={own} entry={preferences.guests[guest.profile_id]} /> : null;
}

function Papers({ guest }: { guest: Guest }) {
  const t = useText(guestRowMessages);
  const { agreement } = useWorkspace();
  const { profile, profile_id, name, link } = guest;
  const until = sailsUntil(agreement, profile_id);
  const expiry = profile?.passport_expiration ?? null;
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{expiry === null ? t("guest.noPassport") : t("guest.passport", { date: showDate(expiry) })}</Text>
      <PassportNote expiry={expiry} until={until} />
      {link ? (
        <LastLink link={link} />
      ) : (
        <Text size="sm" c="dimmed">
          {t("guest.noLink")}
        </Text>
      )}
      <KycLink party={{ profile_id, name }} />
    </Stack>
  );
}
