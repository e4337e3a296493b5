import { Button, Group, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import type { Refusal, Result } from "shared-schema/base/result";
import { mayReviewGuest } from "shared-schema/guest/links/review";
import type { InboxBody } from "shared-schema/sync/inbox";
import { useKnown } from "../../../forms/words/useKnown.ts";
import { when } from "../../../forms/words/when.ts";
import { fieldWords, valueWords } from "../../../forms/words/words.ts";
import { discardInbox, retryInbox } from "../../../store/inbox/resolve.ts";
import { type KeyDoc, useAgreements, useProfile, useViewer } from "../../../store/queries/documents.ts";
import { subjectOf } from "../../../store/queries/titles.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalSentence } from "../../../ui/feedback/sentences.ts";
import { useText } from "../../../ui/i18n.ts";
import { DocumentName } from "../DocumentName.tsx";
import { syncMessages } from "../messages.ts";
import classes from "../SyncDrawer.module.css";
import { Effects } from "./Effects.tsx";

interface Props {
  /** The rows of one person, of which there is at least one. */
  first: KeyDoc<InboxBody>;
  rows: readonly KeyDoc<InboxBody>[];
  onOpen: () => void;
}

/** The values that a passenger sent by a link, beside those on file: each is accepted or not, one by one or all at once. */
export function GuestChanges({ first, rows, onOpen }: Props) {
  const t = useText(syncMessages);
  const known = useKnown(first.body);
  const isMine = useMayAccept(Number(first.body.document_id));
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const together = useMemo(() => joined(first.body, rows), [first, rows]);
  const decide = async (command: (key: string) => Promise<Result<void>>, chosen: typeof rows) => {
    setBusy(true);
    try {
      const refusals: Refusal[] = [];
      for (const { key } of chosen) {
        const result = await command(key);
        if (!result.ok) refusals.push(result.refusal);
      }
      setRefusal(refusals[0]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className={classes.item}>
      <Text size="sm" fw={600}>
        <DocumentName of={subjectOf(first.body)} onOpen={onOpen} />
      </Text>
      <Text size="sm" c="var(--color-alarm-text)">
        {t("sync.guest")}
      </Text>
      <Text size="xs" c="dimmed">
        {when(first.body.at)}
      </Text>
      <table className={classes.fields}>
        <thead>
          <tr>
            <th scope="col">{t("sync.field")}</th>
            <th scope="col">{t("sync.onFile")}</th>
            <th scope="col">{t("sync.sent")}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { path, mine, theirs } = row.body;
            const field = fieldWords(path, known, null);
            return (
              <tr key={row.key}>
                <th scope="row">{field}</th>
                <td>{valueWords(path, theirs, known)}</td>
                <td>
                  <strong>{valueWords(path, mine, known)}</strong>
                </td>
                <td>
                  <Button
                    size="compact-sm"
                    variant="default"
                    disabled={busy || !isMine}
                    aria-label={t("sync.acceptOne", { field })}
                    onClick={() => void decide(retryInbox, [row])}
                  >
                    {t("sync.accept")}
                  </Button>
                  <Button
                    size="compact-sm"
                    variant="transparent"
                    disabled={busy}
                    aria-label={t("sync.keepOne", { field })}
                    onClick={() => void decide(discardInbox, [row])}
                  >
                    {t("sync.keep")}
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Effects row={together} known={known} />
      {!isMine && <Notice tone="wait">{t("sync.forProfessional")}</Notice>}
      {refusal !== undefined && (
        <Notice tone="alarm">{t("sync.notReapplied", { reason: refusalSentence(refusal) })}</Notice>
      )}
      {rows.length > 1 && (
        <Group gap="xs" mt="xs">
          <Button disabled={busy || !isMine} onClick={() => void decide(retryInbox, rows)}>
            {t("sync.acceptAll")}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => void decide(discardInbox, rows)}>
            {t("sync.keepAll")}
          </Button>
        </Group>
      )}
    </li>
  );
}

/** May the viewer accept what this person sent? Owners decide on their own profile, and for others a professional does. */
function useMayAccept(profileId: number): boolean {
  const profile = useProfile(profileId);
  const agreements = useAgreements();
  const viewer = useViewer();
  if (!profile || profile.body.user_id !== null) return true;
  const bodies = (agreements ?? []).map(({ body }) => body);
  return mayReviewGuest(bodies, viewer, profileId);
}

/** All that was sent as one edit, to show its effect. */
function joined(body: InboxBody, rows: Props["rows"]): InboxBody {
  const side = (name: "mine" | "theirs") => Object.fromEntries(rows.map((row) => [row.body.path, row.body[name]]));
  return { ...body, path: "", base: side("theirs"), mine: side("mine"), theirs: side("theirs") };
}
