import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { useLocation } from "react-router";
import { expensesOf } from "shared-schema/agreement/expenses/change";
import type { Expense } from "shared-schema/agreement/expenses/schema";
import { useText } from "#ui/i18n.ts";
import { Block } from "../../frame/Block.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import classes from "../../money/apa.module.css";
import { apaMessages } from "../../money/apaMessages.ts";
import { ApaExports } from "../ApaExports.tsx";
import { ExpenseRow } from "./ExpenseRow.tsx";

/** Rows that are drawn before someone asks for all of them. */
const FIRST_ROWS = 40;

/** All entries of the account, the latest first. */
export function ExpenseList({ mayCancel }: { mayCancel: boolean }) {
  const t = useText(apaMessages);
  const { agreement } = useWorkspace();
  const { hash } = useLocation();
  const [all, setAll] = useState(false);
  const entries = Object.entries(expensesOf(agreement)).sort(latestFirst);
  // A link to a row may lead to any of them.
  const shown = all || /^#(expense-|agreements)/.test(hash) ? entries : entries.slice(0, FIRST_ROWS);
  return (
    <Block title={t("apa.list")}>
      {entries.length > 0 && <ApaExports />}
      {entries.length === 0 && <Text c="dimmed">{t("apa.nothing")}</Text>}
      {entries.length > 0 && (
        <ul className={classes.list}>
          {shown.map(([id, expense]) => (
            <ExpenseRow key={id} id={id} expense={expense} mayCancel={mayCancel} />
          ))}
        </ul>
      )}
      {shown.length < entries.length && (
        <Button variant="default" onClick={() => setAll(true)}>
          {t("apa.more", { count: entries.length })}
        </Button>
      )}
    </Block>
  );
}

function latestFirst([a, one]: [string, Expense], [b, other]: [string, Expense]): number {
  const keyOf = (id: string, { date, recorded_at }: Expense) => `${date} ${recorded_at} ${id}`;
  return keyOf(a, one) < keyOf(b, other) ? 1 : -1;
}
