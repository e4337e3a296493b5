import { Text, TextInput } from "@mantine/core";
import { useState } from "react";
import type { LogEntry } from "../../store/sync/log/entry.ts";
import { useExchangeLog } from "../../store/sync/log/log.ts";
import { currentLanguage, type Text as Translate, useText } from "../../ui/i18n.ts";
import { SearchIcon } from "../../ui/icons.tsx";
import type { Known } from "./fields/words.ts";
import { syncMessages } from "./messages.ts";
import { Part } from "./Part.tsx";
import { reasonWords } from "./reasonWords.ts";
import classes from "./SyncDrawer.module.css";
import { when } from "./when.ts";

const SHOWN = 50;

/** What was exchanged with the server, the newest first, with a search; it survives a restart. */
export function ExchangeLog() {
  const t = useText(syncMessages);
  const entries = useExchangeLog() ?? [];
  const [sought, setSought] = useState("");
  const words = sought.trim().toLowerCase();
  const lines = entries.map((entry) => ({ key: entry.key, text: lineOf(entry, t, knownOf(entry)), at: atOf(entry) }));
  const found = lines.filter(({ text, at }) => `${at} ${text}`.toLowerCase().includes(words));
  return (
    <Part
      title={t("sync.log")}
      before={
        <TextInput
          size="xs"
          mb={4}
          aria-label={t("sync.logSearch")}
          placeholder={t("sync.logSearch")}
          leftSection={<SearchIcon size={14} />}
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

/** What the log keeps has titles alone: parts go without their names. */
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

function lineOf(
  { kind, collection, titles, count, reason }: LogEntry,
  t: Translate<keyof typeof syncMessages>,
  known: Known,
): string {
  const what = collection === null ? "" : t(`sync.${collection}`);
  const line = t(`syncLog.${kind}`, { what, titles, count });
  // Why an exchange as a whole failed is told in a machine's words: that it failed is all there is to say.
  if (reason === null || collection === null) return line;
  return `${line} (${reasonWords({ code: "", message: reason }, known)})`;
}
