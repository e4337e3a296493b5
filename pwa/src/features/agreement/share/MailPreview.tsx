import { Select, Stack, Text, Title } from "@mantine/core";
import { useEffect, useId, useState } from "react";
import type { LetterAbout, LetterView } from "shared-schema/api/mail/letter";
import { readLetter } from "#store/queries/asked/share.ts";
import { untilAnswered } from "#store/queries/asked/untilAnswered.ts";
import { useSyncFacts } from "#store/queries/syncFacts.ts";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import classes from "./share.module.css";
import { shareMessages } from "./shareMessages.ts";

interface Props {
  about: LetterAbout;
  /** Those who would get it; the first one's is shown until another is chosen. */
  people: readonly { profile_id: number; name: string }[];
}

/** The mail that a person would get, in the words and the look in which the server sends it. */
export function MailPreview({ about, people }: Props) {
  const t = useText(shareMessages);
  const heading = useId();
  const isOffline = useSyncFacts(({ reachable }) => !reachable);
  const [chosen, setChosen] = useState<string | null>(null);
  const to = people.find(({ profile_id }) => String(profile_id) === chosen) ?? people[0];
  if (!to) return null;
  if (isOffline) {
    return (
      <Text size="sm" c="dimmed">
        {t("share.seeAs.offline")}
      </Text>
    );
  }
  return (
    <Stack component="section" gap="xs" aria-labelledby={heading}>
      <Title order={3} size="h5" id={heading}>
        {t("share.mail")}
      </Title>
      {people.length > 1 && (
        <Select
          label={t("share.mail.to")}
          data={people.map(({ profile_id, name }) => ({ value: String(profile_id), label: name }))}
          value={String(to.profile_id)}
          allowDeselect={false}
          onChange={setChosen}
        />
      )}
      <Letter key={to.profile_id} about={about} profileId={to.profile_id} />
    </Stack>
  );
}

function Letter({ about, profileId }: { about: LetterAbout; profileId: number }) {
  const t = useText(shareMessages);
  const { id } = useWorkspace();
  const [letter, setLetter] = useState<LetterView | null>(null);
  useEffect(() => {
    const answer = untilAnswered(() => readLetter(id, profileId, about)).subscribe(setLetter);
    return () => answer.unsubscribe();
  }, [id, profileId, about]);
  if (!letter) return null;
  return (
    <>
      <Text size="sm" fw={600}>
        {t("share.mail.subject", { subject: letter.subject })}
      </Text>
      {/* No script runs in it, and no link leads anywhere. */}
      <iframe className={classes.mail} sandbox="" srcDoc={letter.html} title={t("share.mail")} />
      <Text size="sm" c="dimmed">
        {t("share.mail.note")}
      </Text>
    </>
  );
}
