import { Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { finderOf } from "shared-schema/api/search";
import { when } from "../../../forms/words/when.ts";
import type { Known } from "../../../forms/words/words.ts";
import type { LogEntry } from "../../../store/database/logEntry.ts";
import { useExchangeLog } from "../../../store/sync/log/useExchangeLog.ts";
import { currentLanguage, type Text as Translate, useText } from "../../../ui/i18n.ts";
import { SearchIcon } from "../../../ui/icons.tsx";
import { reasonWords } from "../inbox/reasonWords.ts";
import { syncMessages } from "../messages.ts";
import { Part } from "../Part.tsx";
import classes from "../SyncDrawer.module.css";
import { logMessages } from "./logMessages.ts";

const SHOWN = 50;
const messages = { ...syncMessages, ...logMessages };

/** Shows the exchanges with the server, the newest first, with a search. The log survives a restart. */
export function ExchangeLog() {
  const t = useText(messages);
  const entries = useExchangeLog() ?? [];
  const [sought, setSought] = useState("");
  const isSought = finderOf(sought);
  const lines = entries.map((entry) => ({ key: entry.key, text: chainOf(entry, t, knownOf(entry)), at: atOf(entry) }));
  const found = lines.filter(({ text, at }) => isSought(`${at} ${text}`));
  return (
    <Part
      title={t("sync.log")}
      before={
        <TextInput
          mb={4}
          aria-label={t("sync.logSearch")}
          placeholder={t("sync.logSearch")}
          leftSection={<SearchIcon size={18} />}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      }
    >
      {found.slice(0, SHOWN).map(({ key, text, at }) => (
        <li key={key} className={classes.line}>
          <Text size="xs" c="dimmed" span>
            {at}
          </Text>{" "}
          <Text size="xs" span>
            {text}
          </Text>
        </li>
      ))}
      {found.length === 0 && (
        <li>
          <Text size="sm">{t("sync.logNothing")}</Text>
        </li>
      )}
    </Part>
  );
}

/** Log entries hold titles alone: parts go without their names. */
function knownOf({ collection }: LogEntry): Known {
  const unknown = () => null;
  return {
    collection: collection ?? "",
    agreement: null,
    language: currentLanguage(),
    person: unknown,
    yacht: unknown,
  };
}

function atOf({ at }: LogEntry): string {
  return when(new Date(at).toISOString());
}

function chainOf(
  { kind, collection, titles, count, reason }: LogEntry,
  t: Translate<keyof typeof messages>,
  known: Known,
): string {
  const what = collection === null ? "" : t(`sync.${collection}`);
  const line = t(`syncLog.${kind}`, { what, titles, count });
  return reason === null ? line : `${line} (${reasonWords(reason, known)})`;
}
