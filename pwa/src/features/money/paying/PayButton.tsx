import { Button } from "@mantine/core";
import { useText } from "../../../ui/i18n.ts";
import { moneyMessages } from "../messages.ts";
import { debtorNames, type MoneyRow } from "../rows.ts";
import { usePayCall } from "./payCall.ts";

/** Records a payment on one call; nothing for those who may not, and while nothing is owed. */
export function PayButton({ row }: { row: MoneyRow }) {
  const t = useText(moneyMessages);
  const pay = usePayCall();
  if (!row.canPay) return null;
  const name = [debtorNames(row), row.call.designation].filter(Boolean).join(", ");
  return (
    <Button
      variant="default"
      size="compact-md"
      aria-label={t("money.payOf", { name })}
      aria-keyshortcuts="p"
      onClick={() => pay(row)}
    >
      {t("money.pay")}
    </Button>
  );
}
