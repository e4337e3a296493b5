import { Group, NativeSelect } from "@mantine/core";
import { DELIMITERS, type ReadingChoice } from "shared-schema/export/contactFile/choice";
import { TEXT_ENCODINGS } from "shared-schema/export/contactFile/text/encodings";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useText } from "../../../ui/i18n.ts";
import type { ShownFile } from "../../../workers/contacts/contactWorker.ts";
import { importMessages } from "./messages.ts";

interface Props {
  file: ShownFile;
  choice: ReadingChoice;
  disabled: boolean;
  onChange: (choice: ReadingChoice) => void;
}

/** The encoding of a file and what parts its columns: found out, and open to another choice. */
export function ReadingForm({ file: { encoding, isSure, table }, choice, disabled, onChange }: Props) {
  const t = useText(importMessages);
  return (
    <>
      {!isSure && (
        <Notice tone="wait">
          {t("contactImport.encodingGuessed", { encoding: t(`contactImport.encoding.${encoding}`) })}
        </Notice>
      )}
      <Group gap="md" align="flex-end">
        <NativeSelect
          label={t("contactImport.encoding")}
          value={encoding}
          data={TEXT_ENCODINGS.map((value) => ({ value, label: t(`contactImport.encoding.${value}`) }))}
          disabled={disabled}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...choice, encoding: TEXT_ENCODINGS.find((each) => each === value) ?? null })
          }
        />
        {table && (
          <NativeSelect
            label={t("contactImport.delimiter")}
            value={table.delimiter}
            data={DELIMITERS.map((value) => ({ value, label: t(`contactImport.delimiter.${value}`) }))}
            disabled={disabled}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...choice, delimiter: DELIMITERS.find((each) => each === value) ?? null })
            }
          />
        )}
      </Group>
    </>
  );
}
