import { Text } from "@mantine/core";
import type { GalleyGuest } from "shared-schema/export/galley/sheet";
import { type GuestEntry, WISH_FIELDS } from "shared-schema/guest/schema";
import { showDate } from "#ui/fields/dates.ts";
import { useText } from "#ui/i18n.ts";
import { guestMessages } from "./guestMessages.ts";
import classes from "./guests.module.css";

/** One guest's time on board, birthday and preferences, as the galley needs them. */
export function GuestWishes({ guest, entry }: { guest: GalleyGuest; entry: GuestEntry | undefined }) {
  const t = useText(guestMessages);
  const { stay, birthday, wishes } = guest;
  return (
    <>
      {stay.from !== null && stay.to !== null && (
        <Text size="sm" c="dimmed">
          {t("guests.onBoard", { from: showDate(stay.from), to: showDate(stay.to) })}
        </Text>
      )}
      {birthday && <Text size="sm">{t("guests.birthday", { age: birthday.age, date: showDate(birthday.on) })}</Text>}
      {wishes === null || !entry ? (
        <Text size="sm" c="dimmed">
          {t("guests.none")}
        </Text>
      ) : (
        <>
          <dl className={classes.wishes}>
            {WISH_FIELDS.filter((field) => wishes[field] !== null).map((field) => (
              <div key={field} data-strong={field === "allergies" || field === "medical" || undefined}>
                <dt>{t(`guests.wish.${field}`)}</dt>
                <dd>{wishes[field]}</dd>
              </div>
            ))}
          </dl>
          <Text size="sm" c="dimmed">
            {t("guests.consent", { date: showDate(entry.consent.at), given: entry.consent.given })}
          </Text>
        </>
      )}
    </>
  );
}
