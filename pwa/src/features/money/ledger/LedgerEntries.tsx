import type { LedgerRow } from "shared-schema/api/money/ledger";
import { formatAgreementId } from "shared-schema/pricing/format";
import { showDate } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { TextLink } from "../../../ui/TextLink.tsx";
import { usePrice } from "../usePrice.ts";
import classes from "./ledger.module.css";
import { ledgerMessages } from "./messages.ts";

const COLUMNS = ["at", "agreement", "kind", "account", "party", "designation"] as const;

interface Props {
  entries: readonly LedgerRow[];
  /** The name of a profile; empty where it is not known here. */
  person: (id: number | null) => string;
}

/** Entries of the ledger, the latest first. */
export function LedgerEntries({ entries, person }: Props) {
  const t = useText(ledgerMessages);
  const price = usePrice();
  const side = (amount: number, currency: string) => (amount === 0 ? "" : price(amount, currency));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard.
    <section className={classes.scroll} aria-label={t("ledger.entries")} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`ledger.column.${column}`)}
              </th>
            ))}
            {(["debit", "credit"] as const).map((column) => (
              <th key={column} scope="col" data-side="amount">
                {t(`ledger.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td className={classes.when}>{`${showDate(entry.at.slice(0, 10))} ${entry.at.slice(11, 16)}`}</td>
              <td className={classes.agreement}>
                <TextLink to={`/agreement/${entry.agreement_id}/price`} underline="hover">
                  {formatAgreementId(entry.agreement_id)} {entry.agreement_name}
                </TextLink>
              </td>
              <td>{t(`ledger.kind.${entry.kind}`)}</td>
              <td>{t(`ledger.account.${entry.account}`)}</td>
              <td>{person(entry.profile_id)}</td>
              <td>{entry.designation}</td>
              <td data-side="amount">{side(entry.debit, entry.currency)}</td>
              <td data-side="amount">{side(entry.credit, entry.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
