import { Button } from "@mantine/core";
import { useState } from "react";
import type { InboxBody } from "shared-schema/sync/inbox";
import { useText } from "../../ui/i18n.ts";
import { type FieldChange, shownChanges } from "./fields/changes.ts";
import { fieldWords, type Known, valueWords } from "./fields/words.ts";
import { syncMessages } from "./messages.ts";
import classes from "./SyncDrawer.module.css";

/** More fields than this wait behind a button. */
const SHOWN = 12;

/** The fields in dispute, each by its name, with both values. */
export function FieldTable({ row, known }: { row: InboxBody; known: Known }) {
  const t = useText(syncMessages);
  const [all, setAll] = useState(false);
  const changes = shownChanges(row);
  if (changes.length === 0) return null;
  const shown = all ? changes : changes.slice(0, SHOWN);
  const seen = row.kind === "clash" || row.theirs !== null;
  return (
    <>
      <table className={classes.fields}>
        <thead>
          <tr>
            <th scope="col">{t("sync.field")}</th>
            <th scope="col">{t("sync.mine")}</th>
            {seen && <th scope="col">{t("sync.theirs")}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map((change) => (
            <tr key={change.path}>
              <th scope="row">{fieldWords(change.path, known, partOf(change))}</th>
              <td>{valueWords(change.path, change.mine, known)}</td>
              {seen && <td>{valueWords(change.path, change.theirs, known)}</td>}
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
