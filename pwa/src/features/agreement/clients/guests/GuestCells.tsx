import { Text } from "@mantine/core";
import { type GuestEntry, WISH_FIELDS } from "shared-schema/guest/schema";
import { showDate } from "#ui/fields/dates.ts";
import { useText } from "#ui/i18n.ts";
import { StatusTag } from "#ui/marks/StatusTag.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { clientMessages } from "../../people/clientMessages.ts";
import { isOpen } from "../../people/guests/useLinkMaker.ts";
import { useCalls } from "../../people/papers/useCalls.ts";
import { useStayWords } from "../../people/useStayWords.ts";
import { stayWarnings } from "../stayRules.ts";
import { guestRowMessages } from "./guestRowMessages.ts";
import type { Guest } from "./useGuests.ts";

interface Props {
  guest: Guest;
}

/** When and where someone boards and leaves: the whole voyage in two words, every other stay in full with its doubts. */
export function StayCell({ guest: { stays, isWhole } }: Props) {
  const t = useText(guestRowMessages);
  const words = useText(clientMessages);
  const wordsOf = useStayWords();
  const { agreement } = useWorkspace();
  const calls = useCalls();
  if (stays.length === 0) return <StatusTag tone="wait">{t("guest.noStay")}</StatusTag>;
  // The doubts about a whole voyage are said once, above.
  if (isWhole)
    return (
      <Text span c="dimmed" size="sm">
        {t("guest.whole")}
      </Text>
    );
  return stays.map(([stayId, stay]) => (
    <Text key={stayId} size="sm">
      {wordsOf(stay)}
      {stayWarnings(stay, calls, agreement).map((warning) => (
        <Text key={warning} span inherit display="block" c="var(--color-wait-text)">
          {words(warning)}
        </Text>
      ))}
    </Text>
  ));
}

/** The most urgent remark on a guest's papers, else the day until which the passport lasts. */
export function PapersCell({ guest: { link, lacks, passport, profile } }: Props) {
  const t = useText(guestRowMessages);
  const date = showDate(profile?.passport_expiration ?? null);
  if (link && link.waiting.length > 0) {
    return <StatusTag tone="wait">{t("guest.sent", { date: showDate(link.used_at) })}</StatusTag>;
  }
  if (passport === "EXPIRES") return <StatusTag tone="alarm">{t("guest.expires", { date })}</StatusTag>;
  if (lacks > 0) return <StatusTag tone="wait">{t("guest.lacks", { count: lacks })}</StatusTag>;
  if (passport === "SIX_MONTHS") return <StatusTag tone="wait">{t("guest.expires", { date })}</StatusTag>;
  if (!profile?.passport_expiration) {
    return (
      <Text span size="sm" c="dimmed">
        {t("guest.noPassport")}
      </Text>
    );
  }
  return (
    <Text span size="sm">
      {t("guest.passport", { date })}
    </Text>
  );
}

/** The wish that the galley must know first. */
export function WishesCell({ entry }: { entry: GuestEntry | undefined }) {
  const t = useText(guestRowMessages);
  if (!entry)
    return (
      <Text span size="sm" c="dimmed">
        {t("guest.noWishes")}
      </Text>
    );
  const told = WISH_FIELDS.some((field) => entry[field] !== null);
  return (
    <Text span size="sm">
      {entry.allergies ?? entry.diet ?? t(told ? "guest.wishes" : "guest.noWishes")}
    </Text>
  );
}

/** The state of a guest's link. */
export function LinkCell({ guest: { link, profile } }: Props) {
  const t = useText(guestRowMessages);
  const hasAccount = profile !== null && profile.user_id !== null;
  const said = () => {
    if (link?.used_at) return t("guest.link.used", { date: showDate(link.used_at) });
    if (link && isOpen(link)) return t("guest.link.open", { date: showDate(link.expires_at) });
    if (hasAccount) return t("guest.link.account");
    return t(link ? "guest.link.ended" : "guest.link.none");
  };
  return (
    <Text span size="sm" c="dimmed">
      {said()}
    </Text>
  );
}
