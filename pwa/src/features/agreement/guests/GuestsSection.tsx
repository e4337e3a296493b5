import { Button, Text } from "@mantine/core";
import { type ReactElement, useState } from "react";
import type { GalleyGuest } from "shared-schema/export/galley/sheet";
import { galleySheet } from "shared-schema/export/galley/sheet";
import { mayReadGuests } from "shared-schema/guest/access";
import { type GuestEntry, NO_GUEST_PREFERENCES, WISH_FIELDS } from "shared-schema/guest/schema";
import { useGuestPreferences } from "../../../store/queries/agreement/guestPreferences.ts";
import { useViewer } from "../../../store/queries/documents.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { showDate } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { DownloadIcon } from "../../../ui/icons.tsx";
import { Loading } from "../../../ui/layout/Loading.tsx";
import { saveFile } from "../../../ui/saveFile.ts";
import { documentWorker } from "../../../workers/documents/documents.ts";
import { Block } from "../frame/Block.tsx";
import { reasonOf } from "../frame/workspace/reasonOf.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { guestMessages } from "../people/guests/guestMessages.ts";
import classes from "../people/guests/guests.module.css";

/** The preferences of all guests of a voyage on one page, as the galley needs them. */
export function GuestsSection() {
  const t = useText(guestMessages);
  const { id, agreement, inputs } = useWorkspace();
  const viewer = useViewer();
  const preferences = useGuestPreferences(id);
  const [failure, setFailure] = useState<ReactElement | null>(null);
  if (!mayReadGuests(agreement, viewer)) return <Notice tone="wait">{t("guests.hidden")}</Notice>;
  if (!inputs || preferences === undefined) return <Loading />;
  const known = preferences ?? NO_GUEST_PREFERENCES;
  const { profiles } = inputs;
  const sheet = galleySheet({ id, agreement, yacht: inputs.yacht?.name ?? null, profiles, preferences: known });
  const pdf = async () => {
    setFailure(null);
    try {
      const bytes = await documentWorker.ask((remote) => remote.galley(sheet, new Date().toISOString()));
      saveFile(`galley-${sheet.voyage}.pdf`, Uint8Array.from(bytes), "application/pdf");
    } catch (cause) {
      setFailure(reasonOf(cause, () => t("guests.failed")));
    }
  };
  const download = (
    <Button variant="default" leftSection={<DownloadIcon size={16} />} onClick={() => void pdf()}>
      {t("guests.pdf")}
    </Button>
  );
  return (
    <Block title={t("guests.title")} note={t("guests.note")} actions={download}>
      {failure !== null && <Notice tone="alarm">{failure}</Notice>}
      {sheet.guests.length === 0 && <Text c="dimmed">{t("guests.noPassengers")}</Text>}
      {sheet.guests.map((guest) => (
        <Guest key={guest.profile_id} guest={guest} entry={known.guests[guest.profile_id]} />
      ))}
    </Block>
  );
}

function Guest({ guest, entry }: { guest: GalleyGuest; entry: GuestEntry | undefined }) {
  const t = useText(guestMessages);
  const { name, stay, birthday, wishes } = guest;
  return (
    <section className={classes.guest} aria-label={name}>
      <Text fw={600}>{name}</Text>
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
    </section>
  );
}
