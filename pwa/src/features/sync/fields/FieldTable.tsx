import { Button } from "@mantine/core";
import { useState } from "react";
import { fieldWords, type Known, partDetails, valueWords } from "../../../forms/words/words.ts";
import { useText } from "../../../ui/i18n.ts";
import { syncMessages } from "../messages.ts";
import classes from "../SyncDrawer.module.css";
import { comingOf, type FieldChange } from "./changes.ts";
import { routeRows } from "./routeRows.ts";

/** More fields than this wait behind a button. */
const SHOWN = 12;

interface Props {
  changes: FieldChange[];
  known: Known;
  /** The title of the author's value. */
  mine: string;
  /** The value to show beside the author's own; none where there is none to compare with. */
  beside: { title: string; of: (change: FieldChange) => unknown } | null;
}

/**
 * Fields that were changed, each by its name, with the author's value and another one. Where a waypoint lies and how its leg is drawn
 * is said in words.
 */
export function FieldTable({ changes: given, known, mine, beside }: Props) {
  const t = useText(syncMessages);
  const [all, setAll] = useState(false);
  const { rows, others: changes } = routeRows(given, known);
  if (given.length === 0) return null;
  const columns = beside ? 3 : 2;
  const shown = all ? changes : changes.slice(0, SHOWN);
  return (
    <>
      <table className={classes.fields}>
        <thead>
          <tr>
            <th scope="col">{t("sync.field")}</th>
            <th scope="col">{mine}</th>
            {beside && <th scope="col">{beside.title}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, place, words }) => (
            <tr key={id}>
              <th scope="row">{place}</th>
              <td>{words((change) => change.mine)}</td>
              {beside && <td>{words(beside.of)}</td>}
            </tr>
          ))}
          {shown.map((change) =>
            comingOf(change) === null ? (
              <tr key={change.path}>
                <th scope="row">{fieldWords(change.path, known, partOf(change))}</th>
                <td>{valueWords(change.path, change.mine, known)}</td>
                {beside && <td>{valueWords(change.path, beside.of(change), known)}</td>}
              </tr>
            ) : (
              <PartRow key={change.path} change={change} known={known} columns={columns} />
            ),
          )}
        </tbody>
      </table>
      {changes.length > shown.length && (
        <Button variant="transparent" size="compact-sm" px={0} onClick={() => setAll(true)}>
          {t("sync.moreFields", { count: changes.length - shown.length })}
        </Button>
      )}
    </>
  );
}

/** A part that came or went, on one line: «New: Service Tender», and what it holds. */
function PartRow({ change, known, columns }: { change: FieldChange; known: Known; columns: number }) {
  const t = useText(syncMessages);
  const added = comingOf(change) === "added";
  const part = fieldWords(change.path, known, partOf(change));
  const details = added ? partDetails(change.path, change.mine, known) : "";
  return (
    <tr>
      <td colSpan={columns}>
        <strong>{t(added ? "sync.added" : "sync.removed", { part })}</strong>
        {details !== "" && <div className={classes.details}>{details}</div>}
      </td>
    </tr>
  );
}

/** Returns the state of a part that names it, even where the part is gone on one side. */
function partOf({ mine, theirs, base }: FieldChange): unknown {
  return mine ?? theirs ?? base;
}
