import { Button, Text, UnstyledButton } from "@mantine/core";
import { useEffect, useId, useRef } from "react";
import { type CrewMember, crewName, IDENTITY_DOCUMENTS } from "shared-schema/crew/schema";
import { passportLasts } from "shared-schema/guest/passportLasts";
import { lastDisembarkation } from "shared-schema/guest/stay";
import { CountryField } from "../../../forms/CountryField.tsx";
import { patchCrewMember, removeCrewMember } from "../../../store/commands/agreement/records/crew.ts";
import { useFieldDrafts } from "../../../store/drafts/draftStore.ts";
import { fieldPath, isFieldOf, partPath } from "../../../store/drafts/fieldPath.ts";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { saved } from "../../../ui/feedback/saving.ts";
import { usePartNote } from "../../../ui/fields/autosave/conflicts.tsx";
import { DateField } from "../../../ui/fields/DateField.tsx";
import { SelectField } from "../../../ui/fields/SelectField.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { useText } from "../../../ui/i18n.ts";
import { useToday } from "../../../ui/useToday.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { crewMessages } from "../people/crewMessages.ts";
import classes from "./crew.module.css";

interface Props {
  partId: string;
  member: CrewMember;
  /** The place on the list, from 1. */
  number: number;
  mayWrite: boolean;
  isOpened: boolean;
  /** Whether it was just added: its first field takes the focus. */
  isNew: boolean;
  onToggle: () => void;
}

const GENDERS = ["F", "M", "X"] as const;

/** One member on one line; the fields unfold below it. */
export function CrewRow({ partId, member, number, mayWrite, isOpened, isNew, onToggle }: Props) {
  const t = useText(crewMessages);
  const { id, agreement } = useWorkspace();
  const part = partPath("crew_lists", id, "members", partId);
  const note = usePartNote(part);
  const fields = useId();
  const isUnsaved = useFieldDrafts(({ drafts }) =>
    drafts.some(({ path }) => isFieldOf(path, "crew_lists", id, "members", partId)),
  );
  const name = crewName(member) || t("crew.unnamed", { number });
  const line = [name, member.rank, member.nationality].filter((part) => part?.trim()).join(" · ");
  const expires = passportLasts(member.document_expiration, lastDisembarkation(agreement)) === "EXPIRES";
  return (
    <li className={classes.member} data-anchor={part}>
      <UnstyledButton className={classes.line} aria-expanded={isOpened} aria-controls={fields} onClick={onToggle}>
        <span>{line}</span>
        <span aria-hidden>{isOpened ? "−" : "+"}</span>
      </UnstyledButton>
      {expires && (
        <Text size="sm" c="var(--color-alarm-text)">
          {t("crew.expires")}
        </Text>
      )}
      {!isOpened && isUnsaved && (
        <Text size="sm" c="var(--color-wait-text)">
          {t("crew.unsaved")}
        </Text>
      )}
      {note}
      <div id={fields}>{isOpened && <Fields {...{ partId, member, name, mayWrite, isNew }} />}</div>
    </li>
  );
}

type FieldsProps = Pick<Props, "partId" | "member" | "mayWrite" | "isNew"> & { name: string };

function Fields({ partId, member, name, mayWrite, isNew }: FieldsProps) {
  const t = useText(crewMessages);
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isNew) fields.current?.querySelector("input")?.focus();
  }, [isNew]);
  const { id } = useWorkspace();
  const today = useToday();
  const of = <K extends keyof Omit<CrewMember, "pos">>(field: K) => ({
    label: t(`crew.field.${field}`),
    path: fieldPath("crew_lists", id, "members", partId, field),
    value: member[field],
    disabled: !mayWrite,
    onSave: (value: CrewMember[K]) => saved(patchCrewMember(id, partId, { [field]: value })),
  });
  const remove = async () => {
    const isMeant = await confirm(t("crew.remove.confirm", { name }), {
      confirmLabel: t("crew.remove"),
      danger: true,
    });
    if (isMeant) await removeCrewMember(id, partId);
  };
  return (
    <fieldset ref={fields} className={classes.fields} aria-label={name}>
      <TextField {...of("family_name")} maxLength={120} />
      <TextField {...of("given_names")} maxLength={120} />
      <TextField {...of("rank")} maxLength={120} />
      <CountryField {...of("nationality")} />
      <SelectField {...of("gender")} options={GENDERS.map((value) => ({ value, label: t(`crew.gender.${value}`) }))} />
      <DateField {...of("date_of_birth")} maxDate={today} />
      <TextField {...of("place_of_birth")} maxLength={300} />
      <SelectField
        {...of("document_type")}
        options={IDENTITY_DOCUMENTS.map((value) => ({ value, label: t(`crew.document.${value}`) }))}
      />
      <TextField {...of("document_number")} maxLength={60} uppercase />
      <CountryField {...of("document_country")} />
      <DateField {...of("document_expiration")} />
      {mayWrite && (
        <Button
          className={classes.remove}
          variant="subtle"
          color="gray"
          px="xs"
          aria-label={t("crew.removeOf", { name })}
          onClick={() => void remove()}
        >
          {t("crew.remove")}
        </Button>
      )}
    </fieldset>
  );
}
