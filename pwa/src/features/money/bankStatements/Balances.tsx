import { Text } from "@mantine/core";
import { type BankBalance, unbalanced } from "shared-schema/payments/bankStatement/balance";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useText } from "../../../ui/i18n.ts";
import { usePrice } from "../usePrice.ts";
import { statementMessages } from "./messages.ts";

/** Whether the entries of a file lead from each opening balance to its closing balance. */
export function Balances({ balances }: { balances: readonly BankBalance[] }) {
  const t = useText(statementMessages);
  const money = usePrice();
  const broken = unbalanced(balances);
  if (broken.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t(balances.length === 0 ? "statements.noBalance" : "statements.addsUp")}
      </Text>
    );
  }
  return broken.map(({ account, currency, difference }) => (
    <Notice key={`${account} ${difference}`} tone="alarm">
      {t("statements.unbalanced", { money: money(difference, currency) })}
    </Notice>
  ));
}
