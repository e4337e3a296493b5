import { List } from "@mantine/core";
import { formatTaxRate } from "shared-schema/pricing/formatPercent";
import type { WithdrawnRow } from "shared-schema/pricing/tax/table/withdrawn";
import { showDate, showInstant } from "../../../ui/fields/dates.ts";
import { localeOf, useLanguage, useText } from "../../../ui/i18n.ts";
import { taxTableMessages } from "./messages.ts";

/** The rows that were taken back after they had come into force, the newest first. */
export function WithdrawnRows({ rows }: { rows: readonly WithdrawnRow[] }) {
  const t = useText(taxTableMessages);
  const locale = localeOf(useLanguage());
  if (rows.length === 0) return null;
  return (
    <List size="sm">
      {rows.toReversed().map(({ row: { code, valid_from, rate }, reason, at }) => (
        <List.Item key={`${code} ${at}`}>
          {showInstant(at)} ·{" "}
          {t("tax.withdrawn", { code, from: showDate(valid_from), rate: formatTaxRate(rate, locale), reason })}
        </List.Item>
      ))}
    </List>
  );
}
