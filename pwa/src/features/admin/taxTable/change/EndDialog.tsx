import { type ReactElement, useState } from "react";
import { done, fault, refusedAt } from "shared-schema/base/result";
import type { TaxRow } from "shared-schema/pricing/tax/rows";
import { fieldMessages } from "#ui/feedback/refusalMessage.tsx";
import { DayInput } from "#ui/fields/DayInput.tsx";
import { readDate, showDate } from "#ui/fields/dates.ts";
import { useText } from "#ui/i18n.ts";
import { taxTableMessages } from "../messages.ts";
import { addressOf } from "./address.ts";
import { ChangeDialog, type ChangeProps } from "./ChangeDialog.tsx";

/** Sets the last day of a row; an empty field lets it stand. */
export function EndDialog({ row, ...dialog }: ChangeProps & { row: TaxRow }) {
  const t = useText(taxTableMessages);
  const [text, setText] = useState(showDate(row.valid_to));
  const [errors, setErrors] = useState<Record<string, ReactElement>>({});
  const { code, valid_from } = row;
  const valid_to = text.trim() === "" ? null : readDate(text);
  const isDay = valid_to !== null || text.trim() === "";
  return (
    <ChangeDialog
      {...dialog}
      title={t("tax.endOf", { code })}
      submitLabel={t("tax.saveEnd")}
      change={() =>
        isDay
          ? done({ kind: "END", code, valid_from, valid_to })
          : refusedAt({ valid_to: [fault("no-date")] }, "document.invalid", { fields: "valid_to" })
      }
      call={() => ({
        method: "POST",
        path: `${addressOf(row)}/end`,
        options: { json: { revision: dialog.table.revision, valid_to } },
      })}
      onRefused={(refusal) => setErrors(refusal ? fieldMessages(refusal) : {})}
    >
      <DayInput
        label={t("tax.field.valid_to")}
        value={text}
        error={errors["valid_to"]}
        optional
        autoFocus
        minDate={valid_from}
        onChange={setText}
      />
    </ChangeDialog>
  );
}
