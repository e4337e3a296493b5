import { Button, Checkbox, Text } from "@mantine/core";
import type { Faults } from "shared-schema/base/result";
import { isDoubtfulBirth } from "shared-schema/export/contactFile/person/births";
import type { ContactField, WrittenPerson } from "shared-schema/export/contactFile/person/filePerson";
import type { ReviewedEntry } from "shared-schema/export/contactFile/review";
import { formatDay } from "shared-schema/pricing/format";
import { useLanguage, useText, type Text as Words } from "../../../ui/i18n.ts";
import { StatusTag } from "../../../ui/marks/StatusTag.tsx";
import classes from "./import.module.css";
import { MendForm } from "./MendForm.tsx";
import { importMessages } from "./messages.ts";
import { isAddressTaken } from "./newcomers.ts";
import { faultSentences, refusedBecause } from "./reasons.ts";

const TONES = { new: "done", duplicate: "wait", faulty: "alarm" } as const;

interface Props {
  entry: ReviewedEntry;
  isTaken: boolean;
  disabled: boolean;
  /** Whether its cells are open to change. */
  isOpen: boolean;
  onTake: (isTaken: boolean) => void;
  onOpen: (isOpen: boolean) => void;
  onMend: (change: WrittenPerson) => void;
}

/** A person of a file with the state and, for a duplicate, the choice to import them all the same. */
export function Entry({ entry, isTaken, disabled, isOpen, onTake, onOpen, onMend }: Props) {
  const t = useText(importMessages);
  const { place, state, written } = entry;
  const { email, main_phone, company_name, capacity } = written;
  const person = [written.first_name, written.last_name].filter((part) => part?.trim()).join(" ");
  const name = person || company_name?.trim() || email?.trim() || main_phone?.trim() || "";
  const about = [email, main_phone, capacity, company_name].filter((part) => part?.trim() && part.trim() !== name);
  const faults = faultsOf(entry);
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
        <Further entry={entry} />
        {state !== "new" && <div className={classes.reason}>{reasonOf(entry, t)}</div>}
        {state !== "faulty" && <LeftOut entry={entry} />}
        {entry.state !== "faulty" && <Cleaned fields={entry.cleaned} />}
        {entry.isGarbled && <div className={classes.reason}>{t("contactImport.garbled")}</div>}
        {isTaken && isAddressTaken(entry) && <div className={classes.about}>{t("contactImport.withoutAddress")}</div>}
      </div>
      <div className={classes.state}>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? "contactImport.closeNamed" : "contactImport.mendNamed", { name, place })}
          disabled={disabled}
          onClick={() => onOpen(!isOpen)}
        >
          {t(isOpen ? "contactImport.close" : "contactImport.mend")}
        </Button>
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
      {isOpen && (
        <div className={classes.cells}>
          <MendForm written={written} faults={faults} disabled={disabled} onMend={onMend} />
        </div>
      )}
    </>
  );
}

function faultsOf(entry: ReviewedEntry): Faults {
  return entry.state === "faulty" ? (entry.refusal.fields ?? {}) : entry.left;
}

/** Addresses and numbers that the contact keeps beside the first ones. */
function Further({ entry }: { entry: ReviewedEntry }) {
  const t = useText(importMessages);
  if (entry.state === "faulty" || entry.further.length === 0) return null;
  const values = entry.further.map(({ value }) => value).join(" · ");
  return <div className={classes.about}>{t("contactImport.further", { values })}</div>;
}

/** The fields that cannot be kept, with what the file says there. */
function LeftOut({ entry }: { entry: ReviewedEntry }) {
  const t = useText(importMessages);
  const left = faultSentences(faultsOf(entry), t);
  return left === "" ? null : <div className={classes.reason}>{t("contactImport.leftOut", { fields: left })}</div>;
}

/** The fields whose text has lost characters that cannot be seen, markup or the address of a page. */
function Cleaned({ fields }: { fields: readonly ContactField[] }) {
  const t = useText(importMessages);
  if (fields.length === 0) return null;
  const named = fields.map((field) => t(`contactImport.field.${field}`)).join(", ");
  return <div className={classes.about}>{t("contactImport.cleaned", { fields: named })}</div>;
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
  return refusedBecause(entry.refusal, t);
}
