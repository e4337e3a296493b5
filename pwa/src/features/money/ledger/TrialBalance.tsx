import { paidOf } from "shared-schema/agreement/payments/balance";
import type { LedgerView } from "shared-schema/api/money/ledger";
import { useText } from "../../../ui/i18n.ts";
import { usePrice } from "../usePrice.ts";
import classes from "./ledger.module.css";
import { ledgerMessages } from "./messages.ts";

type Row = LedgerView["trial"][number];
const SIDES = ["debit", "credit", "balance"] as const;

/** The debits and credits of each account, by currency; the sides of a currency are equal. */
export function TrialBalance({ rows }: { rows: readonly Row[] }) {
  const t = useText(ledgerMessages);
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  return currencies.map((currency) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard.
    <section key={currency} className={classes.scroll} aria-label={`${t("ledger.trial")} ${currency}`} tabIndex={0}>
      <CurrencyTable rows={rows.filter((row) => row.currency === currency)} currency={currency} />
    </section>
  ));
}

function CurrencyTable({ rows, currency }: { rows: readonly Row[]; currency: string }) {
  const t = useText(ledgerMessages);
  const price = usePrice();
  const sum = (side: (typeof SIDES)[number]) => paidOf(rows.map((row) => ({ amount: row[side] })));
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{`${t("ledger.column.account")} (${currency})`}</th>
          {SIDES.map((side) => (
            <th key={side} scope="col" data-side="amount">
              {t(`ledger.column.${side}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.account}>
            <td>{t(`ledger.account.${row.account}`)}</td>
            {SIDES.map((side) => (
              <td key={side} data-side="amount">
                {price(row[side], currency)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("ledger.sums")}</th>
          {SIDES.map((side) => (
            <td key={side} data-side="amount">
              {price(sum(side), currency)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
