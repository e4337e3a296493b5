import { SimpleGrid, TextInput } from "@mantine/core";
import { useState } from "react";
import type { Faults } from "shared-schema/base/result";
import {
  CONTACT_FIELDS,
  type ContactField,
  type WrittenPerson,
} from "shared-schema/export/contactFile/person/filePerson";
import { fieldSentence } from "../../../ui/feedback/sentences.ts";
import { useText } from "../../../ui/i18n.ts";
import { importMessages } from "./messages.ts";

interface Props {
  written: WrittenPerson;
  /** The faults of its cells. */
  faults: Faults;
  disabled: boolean;
  onMend: (change: WrittenPerson) => void;
}

/** The cells of an entry, open to change, each with what is wrong with it. */
export function MendForm({ written, faults, disabled, onMend }: Props) {
  const t = useText(importMessages);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs" mt="xs">
      {CONTACT_FIELDS.map((field) => {
        const fault = faults[field];
        return (
          <Cell
            key={field}
            label={t(`contactImport.field.${field}`)}
            text={written[field] ?? ""}
            error={
              fault &&
              t("contactImport.fault", { field: t(`contactImport.field.${field}`), fault: fieldSentence(fault) })
            }
            disabled={disabled}
            onMend={(text) => onMend({ [field]: text } satisfies Partial<Record<ContactField, string>>)}
          />
        );
      })}
    </SimpleGrid>
  );
}

interface CellProps {
  label: string;
  text: string;
  error: string | undefined;
  disabled: boolean;
  onMend: (text: string) => void;
}

/** Taken over when it is left, or by Enter. */
function Cell({ label, text, error, disabled, onMend }: CellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const keep = () => {
    if (typed !== null && typed !== text) onMend(typed);
    setTyped(null);
  };
  return (
    <TextInput
      size="sm"
      label={label}
      value={typed ?? text}
      error={error}
      disabled={disabled}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
      onBlur={keep}
      onKeyDown={({ key }) => {
        if (key === "Enter") keep();
      }}
    />
  );
}
