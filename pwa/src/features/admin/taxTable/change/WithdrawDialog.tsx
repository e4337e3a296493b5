import { Text } from "@mantine/core";
import { done } from "shared-schema/base/result";
import type { TaxRow } from "shared-schema/pricing/tax/rows";
import { showDate } from "#ui/fields/dates.ts";
import { useText } from "#ui/i18n.ts";
import { taxTableMessages } from "../messages.ts";
import { addressOf } from "./address.ts";
import { ChangeDialog, type ChangeProps } from "./ChangeDialog.tsx";

/** Takes back a row that is not in force yet. */
export function WithdrawDialog({ row, ...dialog }: ChangeProps & { row: TaxRow }) {
  const t = useText(taxTableMessages);
  const { code, valid_from } = row;
  return (
    <ChangeDialog
      {...dialog}
      title={t("tax.withdrawOf", { code, date: showDate(valid_from) })}
      submitLabel={t("tax.withdraw")}
      change={() => done({ kind: "WITHDRAW", code, valid_from })}
      call={() => ({
        method: "DELETE",
        path: addressOf(row),
        options: { query: { revision: dialog.table.revision } },
      })}
      onRefused={() => undefined}
    >
      <Text>{t("tax.withdraw.note")}</Text>
    </ChangeDialog>
  );
}
