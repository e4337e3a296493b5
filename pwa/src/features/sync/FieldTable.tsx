import { Button } from "@mantine/core";
import { useState } from "react";
import { useText } from "../../ui/i18n.ts";
import type { FieldChange } from "./fields/changes.ts";
import { fieldWords, type Known, valueWords } from "./fields/words.ts";
import { syncMessages } from "./messages.ts";
import classes from "./SyncDrawer.module.css";

/** More fields than this wait behind a button. */
const SHOWN = 12;

interface Props {
  changes: FieldChange[];
  known: Known;
  /** What the author's value is called. */
  mine: string;
  /** The value to show beside the author's own; none where there is none to compare with. */
  beside: { title: string; of: (change: FieldChange) => unknown } | null;
}

/** Fields that were changed, each by its name, with the author's value and another one. */
export function FieldTable({ changes, known, mine, beside }: Props) {
  const t = useText(syncMessages);
  const [all, setAll] = useState(false);
  if (changes.length === 0) return null;
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
          {shown.map((change) => (
            <tr key={change.path}>
              <th scope="row">{fieldWords(change.path, known, partOf(change))}</th>
              <td>{valueWords(change.path, change.mine, known)}</td>
              {beside && <td>{valueWords(change.path, beside.of(change), known)}</td>}
            </tr>
          ))}
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

/** What a part that may be gone is called by. */
function partOf({ mine, theirs, base }: FieldChange): unknown {
  return mine ?? theirs ?? base;
}
