import { Button, Group, Table, Text } from "@mantine/core";
import { CONTRACT_TYPE_LABELS } from "shared-schema/labels/agreement";
import { formatTaxRate } from "shared-schema/pricing/formatPercent";
import type { TaxRow } from "shared-schema/pricing/tax/rows";
import { showDate } from "../../../ui/fields/dates.ts";
import { localeOf, useLanguage, useText } from "../../../ui/i18n.ts";
import { LongTable } from "../list/LongTable.tsx";
import { taxTableMessages } from "./messages.ts";

interface Props {
  rows: readonly TaxRow[];
  namesOf: (row: TaxRow) => string;
  /** YYYY-MM-DD. */
  today: string;
  onNewRate: (row: TaxRow) => void;
  onEnd: (row: TaxRow) => void;
  onWithdraw: (row: TaxRow) => void;
}

const WIDTHS = [2.6, 3.2, 1.2, 2.4, 2.6, 1.9, 1.9, 3.2];

/** The rows of the table, each with the ways to change it. */
export function RowTable({ rows, namesOf, today, onNewRate, onEnd, onWithdraw }: Props) {
  const t = useText(taxTableMessages);
  const language = useLanguage();
  const locale = localeOf(language);
  return (
    <LongTable
      rows={rows}
      minWidth={980}
      widths={WIDTHS}
      label={t("tax.rows")}
      keyOf={({ code, valid_from }) => `${code} ${valid_from}`}
      head={
        <>
          <Table.Th>{t("tax.field.country")}</Table.Th>
          <Table.Th>{t("tax.field.code")}</Table.Th>
          <Table.Th data-end>{t("tax.field.rate")}</Table.Th>
          <Table.Th>{t("tax.field.base_rule")}</Table.Th>
          <Table.Th>{t("tax.field.predicate")}</Table.Th>
          <Table.Th>{t("tax.field.valid_from")}</Table.Th>
          <Table.Th>{t("tax.field.valid_to")}</Table.Th>
          <Table.Td />
        </>
      }
      row={(row, rowIndex) => (
        <Table.Tr aria-rowindex={rowIndex}>
          <Table.Td>{namesOf(row)}</Table.Td>
          <Table.Td>
            {row.code}
            <Text size="sm" c="dimmed">
              {CONTRACT_TYPE_LABELS[row.contract_type][language]} · {row.source}
            </Text>
          </Table.Td>
          <Table.Td ta="right">{formatTaxRate(row.rate, locale)}</Table.Td>
          <Table.Td>{t(`tax.rule.${row.base_rule}`)}</Table.Td>
          <Table.Td>{row.predicate ? t(`tax.predicate.${row.predicate}`) : t("tax.whole")}</Table.Td>
          <Table.Td>{showDate(row.valid_from)}</Table.Td>
          <Table.Td>{row.valid_to === null ? t("tax.open") : showDate(row.valid_to)}</Table.Td>
          <Table.Td>
            <Group gap="xs" justify="flex-end">
              <Button
                variant="default"
                size="xs"
                aria-label={t("tax.rate.newOf", { code: row.code })}
                onClick={() => onNewRate(row)}
              >
                {t("tax.rate.new")}
              </Button>
              {row.valid_from >= today && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t("tax.withdrawOf", { code: row.code, date: showDate(row.valid_from) })}
                  onClick={() => onWithdraw(row)}
                >
                  {t("tax.withdraw")}
                </Button>
              )}
              {row.valid_from <= today && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t("tax.endOf", { code: row.code })}
                  onClick={() => onEnd(row)}
                >
                  {t("tax.end")}
                </Button>
              )}
            </Group>
          </Table.Td>
        </Table.Tr>
      )}
    />
  );
}
