import { Text, TextInput } from "@mantine/core";
import { type ReactElement, useState } from "react";
import { defined } from "shared-schema/base/defined";
import { done } from "shared-schema/base/result";
import type { TaxRow } from "shared-schema/pricing/tax/rows";
import { MOST_REASON } from "shared-schema/pricing/tax/table/withdrawn";
import { fieldMessages } from "#ui/feedback/refusalMessage.tsx";
import { showDate } from "#ui/fields/dates.ts";
import { useText } from "#ui/i18n.ts";
import { taxTableMessages } from "../messages.ts";
import { addressOf } from "./address.ts";
import { ChangeDialog, type ChangeProps } from "./ChangeDialog.tsx";

/** Takes back a row that is not in force yet, or, for a reason, one that came into force today. */
export function WithdrawDialog({ row, isInForce, ...dialog }: ChangeProps & { row: TaxRow; isInForce: boolean }) {
  const t = useText(taxTableMessages);
  const [text, setText] = useState("");
  const [errors, setErrors] = useState<Record<string, ReactElement>>({});
  const { code, valid_from } = row;
  const reason = text.trim() || null;
  return (
    <ChangeDialog
      {...dialog}
      title={t("tax.withdrawOf", { code, date: showDate(valid_from) })}
      submitLabel={t("tax.withdraw")}
      change={() => done({ kind: "WITHDRAW", code, valid_from, reason })}
      call={() => ({
        method: "DELETE",
        path: addressOf(row),
        options: { query: { revision: dialog.table.revision, ...(reason !== null && { reason }) } },
      })}
      onRefused={(refusal) => setErrors(refusal ? fieldMessages(refusal) : {})}
    >
      <Text>{t(isInForce ? "tax.withdraw.today" : "tax.withdraw.note")}</Text>
      {isInForce && (
        <TextInput
          withAsterisk
          label={t("tax.withdraw.reason")}
          maxLength={MOST_REASON}
          value={text}
          {...defined({ error: errors["reason"] })}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </ChangeDialog>
  );
}
