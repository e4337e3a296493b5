import { Checkbox, Text } from "@mantine/core";
import { isDoubtfulBirth } from "shared-schema/export/contactFile/births";
import { COLUMN_FIELDS } from "shared-schema/export/contactFile/columns";
import type { ReviewedEntry } from "shared-schema/export/contactFile/review";
import { formatDay } from "shared-schema/pricing/format";
import { fieldSentence, refusalSentence } from "../../../ui/feedback/sentences.ts";
import { useLanguage, useText, type Text as Words } from "../../../ui/i18n.ts";
import { StatusTag } from "../../../ui/marks/StatusTag.tsx";
import classes from "./import.module.css";
import { importMessages } from "./messages.ts";
import { isAddressTaken } from "./newcomers.ts";

const TONES = { new: "done", duplicate: "wait", faulty: "alarm" } as const;

interface Props {
  entry: ReviewedEntry;
  isTaken: boolean;
  disabled: boolean;
  onTake: (isTaken: boolean) => void;
}

/** A person of a file with the state and, for a duplicate, the choice to import them all the same. */
export function Entry({ entry, isTaken, disabled, onTake }: Props) {
  const t = useText(importMessages);
  const { place, state, written } = entry;
  const name = [written.first_name, written.last_name].filter((part) => part?.trim()).join(" ");
  const { email, main_phone, company_name, capacity } = written;
  const about = [email, main_phone, capacity, company_name].filter((part) => part?.trim());
  return (
    <>
      <div className={classes.who}>
        <Text size="sm" fw={600} component="span">
          {name || t("contactImport.unnamed")}
        </Text>{" "}
        <Text size="xs" c="dimmed" component="span">
          {t("contactImport.place", { place })}
        </Text>
        {about.length > 0 && <div className={classes.about}>{about.join(" · ")}</div>}
        <Birth entry={entry} />
        {state !== "new" && <div className={classes.reason}>{reasonOf(entry, t)}</div>}
        {isTaken && isAddressTaken(entry) && <div className={classes.about}>{t("contactImport.withoutAddress")}</div>}
      </div>
      <div className={classes.state}>
        <StatusTag tone={TONES[state]}>{t(`contactImport.state.${state}`)}</StatusTag>
        {state === "duplicate" && (
          <Checkbox
            label={t("contactImport.take")}
            aria-label={t("contactImport.takeNamed", { name })}
            checked={isTaken}
            disabled={disabled}
            onChange={({ currentTarget: { checked } }) => onTake(checked)}
          />
        )}
      </div>
    </>
  );
}

/** The date of birth as it was read, with the file's own words where they may mean another day. */
function Birth({ entry }: { entry: ReviewedEntry }) {
  const t = useText(importMessages);
  const language = useLanguage();
  const day = entry.state === "faulty" ? null : entry.person.date_of_birth;
  if (day === null) return null;
  const written = entry.written.date_of_birth?.trim() ?? "";
  return (
    <div className={classes.about}>
      {t("contactImport.born", {
        day: formatDay(day, language),
        written: isDoubtfulBirth(written) ? written : "none",
      })}
    </div>
  );
}

function reasonOf(entry: ReviewedEntry, t: Words<keyof typeof importMessages>): string {
  if (entry.state === "duplicate") {
    const { likeness, name, place } = entry.twin;
    return t(`contactImport.twin.${likeness}`, { name, place: place ?? "none" });
  }
  if (entry.state === "new") return "";
  const { fields = {} } = entry.refusal;
  const faults = COLUMN_FIELDS.flatMap((field) => {
    const found = fields[field];
    return found
      ? [t("contactImport.fault", { field: t(`contactImport.field.${field}`), fault: fieldSentence(found) })]
      : [];
  });
  return faults.length > 0 ? faults.join(" ") : refusalSentence(entry.refusal);
}
