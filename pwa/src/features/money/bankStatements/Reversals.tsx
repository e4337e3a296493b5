import { Button } from "@mantine/core";
import type { BankStatement } from "shared-schema/payments/bankStatement/line";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useText } from "../../../ui/i18n.ts";
import { statementMessages } from "./messages.ts";

interface Props {
  statement: BankStatement;
  isTurned: boolean;
  onTurn: () => Promise<void>;
}

/** The notice about a statement's reversals: banks mark them in two ways, and its balances tell which, if it has any. */
export function Reversals({ statement: { lines, balances, turnable }, isTurned, onTurn }: Props) {
  const t = useText(statementMessages);
  if (isTurned) return <Notice tone="done">{t("statements.turned", { count: turnable })}</Notice>;
  if (turnable > 0) {
    return (
      <Notice tone="wait">
        {t("statements.turnable", { count: turnable })}{" "}
        <Button variant="default" mt="xs" onClick={() => void onTurn()}>
          {t("statements.turn", { count: turnable })}
        </Button>
      </Notice>
    );
  }
  const count = lines.filter(({ reversal }) => reversal).length;
  return count > 0 && balances.length === 0 ? (
    <Notice tone="wait">{t("statements.unprovenReversals", { count })}</Notice>
  ) : null;
}
