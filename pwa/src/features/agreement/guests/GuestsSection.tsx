import { Button, Text } from "@mantine/core";
import { type ReactElement, useState } from "react";
import { galleySheet } from "shared-schema/export/galley/sheet";
import { mayReadGuests } from "shared-schema/guest/access";
import { NO_GUEST_PREFERENCES } from "shared-schema/guest/schema";
import { useGuestPreferences } from "../../../store/queries/agreement/guestPreferences.ts";
import { useViewer } from "../../../store/queries/documents.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useText } from "../../../ui/i18n.ts";
import { DownloadIcon } from "../../../ui/icons.tsx";
import { Loading } from "../../../ui/layout/Loading.tsx";
import { saveFile } from "../../../ui/saveFile.ts";
import { documentWorker } from "../../../workers/documents/documents.ts";
import { Block } from "../frame/Block.tsx";
import { reasonOf } from "../frame/workspace/reasonOf.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { GuestWishes } from "../people/guests/GuestWishes.tsx";
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
        <section key={guest.profile_id} className={classes.guest} aria-label={guest.name}>
          <Text fw={600}>{guest.name}</Text>
          <GuestWishes guest={guest} entry={known.guests[guest.profile_id]} />
        </section>
      ))}
    </Block>
  );
}
