import { Title } from "@mantine/core";
import { paidOf } from "shared-schema/agreement/payments/balance";
import type { MoneySums as Sums } from "shared-schema/payments/overview/overview";
import { showDate } from "../../ui/fields/dates.ts";
import { useText } from "../../ui/i18n.ts";
import { moneyMessages } from "./messages.ts";
import classes from "./money.module.css";
import { usePrice } from "./usePrice.ts";

/** The weeks that have a line of their own. */
const MOST_WEEKS = 8;

/** The sums in one currency that are overdue, due this week and due later, by week. */
export function MoneySums({ sums: { currency, balances, apa, weeks } }: { sums: Sums }) {
  const t = useText(moneyMessages);
  const price = usePrice();
  const show = (amount: number) => price(amount, currency);
  const later = weeks.slice(MOST_WEEKS);
  const bars = weeks.slice(0, MOST_WEEKS).map(({ monday, amount }) => ({
    ...{ key: monday, amount },
    label: t("money.weekOf", { day: showDate(monday) }),
  }));
  if (later.length > 0) bars.push({ key: "later", amount: paidOf(later), label: t("money.thereafter") });
  const largest = Math.max(...bars.map(({ amount }) => Math.abs(amount)));
  return (
    <section className={classes.currency} aria-label={t("money.sums", { currency })}>
      <dl className={classes.sums}>
        <Sum label={t("money.timing.OVERDUE")} value={show(balances.OVERDUE)} isLate={balances.OVERDUE !== 0} />
        <Sum label={t("money.timing.WEEK")} value={show(balances.WEEK)} />
        <Sum label={t("money.timing.LATER")} value={show(balances.LATER)} />
        {balances.UNDATED !== 0 && <Sum label={t("money.timing.UNDATED")} value={show(balances.UNDATED)} />}
        <Sum label={t("money.inDrafts")} value={show(balances.DRAFT)} />
        <Sum label={t("money.apaHeld")} value={show(apa)} isLate={apa < 0} />
      </dl>
      {weeks.length > 0 && (
        <>
          <Title order={2} size="h5">
            {t("money.weeks")}
          </Title>
          <ol className={classes.weeks}>
            {bars.map(({ key, label, amount }) => (
              <li key={key}>
                <span>{label}</span>
                <span className={classes.bar} aria-hidden>
                  <span style={{ width: `${(100 * Math.abs(amount)) / largest}%` }} />
                </span>
                <span className={classes.money}>{show(amount)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function Sum({ label, value, isLate = false }: { label: string; value: string; isLate?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-late={isLate || undefined}>{value}</dd>
    </div>
  );
}
