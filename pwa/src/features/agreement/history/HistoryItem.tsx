import { Button, Text } from "@mantine/core";
import type { HistoryEntry } from "shared-schema/api/agreement/history";
import { isMap } from "shared-schema/base/json";
import { deviceZone } from "../../../base/deviceZone.ts";
import { routeChanges } from "../../../forms/words/sentences.ts";
import { fieldWords, type Known, partDetails, valueWords } from "../../../forms/words/words.ts";
import { showInstant } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import classes from "../causes/history.module.css";
import { historyMessages } from "../causes/messages.ts";

interface Props {
  entry: HistoryEntry;
  known: Known;
  /** Compares the price with what it was then; null for readers without prices. */
  onExplain: (() => void) | null;
}

/** One edit: who, when by the reader's clock and in UTC, and what it changed. */
export function HistoryItem({ entry, known, onExplain }: Props) {
  const t = useText(historyMessages);
  const { at, author, by_link, collection, document_id, action, changes, more } = entry;
  const isApproval = collection === "approvals";
  const zone = deviceZone();
  const here: Known = { ...known, collection, agreement: collection === "agreements" ? known.agreement : null };
  const subject = { yachts: known.yacht, profiles: known.person }[collection === "yachts" ? "yachts" : "profiles"];
  const { sentences, others } = routeChanges(changes, here, { before: (it) => it.before, after: (it) => it.after });
  const about = collection === "yachts" || collection === "profiles" ? subject(Number(document_id)) : null;
  return (
    <li className={classes.item}>
      <Text fw={600}>
        {author === null ? t(by_link ? "history.byLink" : "history.server") : (author.name ?? t("history.unknown"))}
        {about !== null && ` · ${about}`}
      </Text>
      <Text size="sm" c="dimmed">
        <time dateTime={at}>
          {t("history.local", { time: showInstant(at, zone) })} · {t("history.utc", { time: showInstant(at) })}
        </time>
      </Text>
      {collection === "crew_lists" && <CrewChanges changes={changes} />}
      {action === "created" && !isApproval && collection !== "crew_lists" && (
        <p>{t(`history.created.${collection}`)}</p>
      )}
      {action === "deleted" && <p>{t("history.deleted")}</p>}
      {changes.length > 0 && collection !== "crew_lists" && (
        <table className={classes.changes}>
          {!isApproval && !others.every(cameOrWent) && (
            <thead>
              <tr>
                <th scope="col">{t("history.field")}</th>
                <th scope="col">{t("history.before")}</th>
                <th scope="col">{t("history.after")}</th>
              </tr>
            </thead>
          )}
          <tbody>
            {sentences.map(({ key, text }) => (
              <tr key={key}>
                <td colSpan={3}>
                  <strong>{text}</strong>
                </td>
              </tr>
            ))}
            {others.map((change) => (
              <ChangeRow key={change.path} change={change} known={here} isApproval={isApproval} />
            ))}
          </tbody>
        </table>
      )}
      {more > 0 && <Text size="sm">{t("history.more", { count: more })}</Text>}
      {onExplain && collection !== "profiles" && collection !== "crew_lists" && (
        <Button variant="transparent" size="compact-sm" px={0} onClick={onExplain}>
          {t("history.compare")}
        </Button>
      )}
    </li>
  );
}

/** How many members were added, removed and changed: the history says nothing of them. */
function CrewChanges({ changes }: Pick<HistoryEntry, "changes">) {
  const t = useText(historyMessages);
  return CREW_CHANGES.flatMap((change) => {
    const count = changes.find(({ path }) => path === change)?.after;
    return typeof count === "number" ? [<p key={change}>{t(`history.crew.${change}`, { count })}</p>] : [];
  });
}

const CREW_CHANGES = ["added", "removed", "changed"] as const;

interface RowProps {
  change: HistoryEntry["changes"][number];
  known: Known;
  isApproval: boolean;
}

/** Whether a part of the agreement was added or removed. */
function cameOrWent({ path, before, after }: HistoryEntry["changes"][number]): boolean {
  return path.split(".").length === 2 && isMap(before) !== isMap(after);
}

function ChangeRow({ change, known, isApproval }: RowProps) {
  const t = useText(historyMessages);
  const { path, before, after } = change;
  const part = fieldWords(path, known, after ?? before);
  if (isApproval || cameOrWent(change)) {
    const came = isApproval ? after !== null : isMap(after);
    const key = isApproval
      ? came
        ? "history.approved"
        : "history.revoked"
      : came
        ? "history.added"
        : "history.removed";
    const details = came && !isApproval ? partDetails(path, after, known) : "";
    return (
      <tr>
        <td colSpan={3}>
          <strong>{t(key, { part })}</strong>
          {details !== "" && <div>{details}</div>}
        </td>
      </tr>
    );
  }
  return (
    <tr>
      <th scope="row">{part}</th>
      <td>{valueWords(path, before, known)}</td>
      <td>{valueWords(path, after, known)}</td>
    </tr>
  );
}
