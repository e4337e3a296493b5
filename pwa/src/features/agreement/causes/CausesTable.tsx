import { Text } from "@mantine/core";
import type { PriceCausesView } from "shared-schema/api/agreement/history";
import { PRICE_LINES } from "shared-schema/pricing/causes/causes";
import { formatPrice } from "shared-schema/pricing/format";
import { fieldWords, type Known } from "../../../forms/words/words.ts";
import { localeOf, useText } from "../../../ui/i18n.ts";
import classes from "./history.module.css";
import { historyMessages } from "./messages.ts";

const OWN_NAMES = ["waypoints", "parties", "stays", "special_conditions", "fuel_bunkers", "yacht", "rates"] as const;

/** The causes of a difference between two totals, each with its author and the lines that it moved. */
export function CausesTable({
  answer: { currency, before, after, amount, causes },
  known,
}: {
  answer: PriceCausesView;
  known: Known;
}) {
  const t = useText(historyMessages);
  const price = (value: number) => formatPrice(value, currency, localeOf(known.language));
  const signed = (value: number) => (value > 0 ? `+${price(value)}` : price(value));
  const total = ({ total: value, currency: own }: PriceCausesView["before"]) =>
    value === null ? t("history.price.open") : formatPrice(value, own, localeOf(known.language));
  const isConverted = before.currency !== after.currency;
  const nameOf = ({ path, part }: PriceCausesView["causes"][number]) => {
    const own = OWN_NAMES.find((name) => name === path);
    return part?.[known.language] ?? (own ? t(`history.cause.${own}`) : fieldWords(path, known, null));
  };
  const words = (cause: PriceCausesView["causes"][number]) => {
    const part = nameOf(cause);
    if (cause.author === null) return t("history.price.itself", { part });
    return t(`history.price.${cause.action}`, { part, author: cause.author.name ?? t("history.unknown") });
  };
  return (
    <>
      <Text>{t("history.price.totals", { before: total(before), after: total(after) })}</Text>
      {causes.length === 0 ? (
        <Text>{t("history.price.same")}</Text>
      ) : (
        <table className={classes.causes}>
          <thead>
            <tr>
              <th scope="col">{t("history.price.cause")}</th>
              <th scope="col">{t("history.price.amount")}</th>
            </tr>
          </thead>
          <tbody>
            {causes.map((cause) => (
              <tr key={`${cause.author?.user_id} ${cause.path}`}>
                <th scope="row">
                  {words(cause)}
                  <div className={classes.lines}>
                    {PRICE_LINES.map((line) => {
                      const moved = cause.lines[line];
                      if (moved === undefined) return null;
                      return (
                        <span key={line}>
                          {t(`history.line.${line}`)} <span className={classes.amount}>{signed(moved)}</span>
                        </span>
                      );
                    })}
                  </div>
                </th>
                <td>{signed(cause.amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t(isConverted ? "history.price.converted" : "history.price.difference")}</th>
              <td>{signed(amount)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </>
  );
}
