import { Stack, Table, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import type { VatTotals as Totals } from "shared-schema/api/billing/order";
import { fromMinor, toMinor, VAT_CODES } from "shared-schema/billing/vat";
import { VAT_CODE_LABELS, VAT_REASONS } from "shared-schema/labels/billing";
import { formatPrice } from "shared-schema/pricing/format";
import { localeOf, useLanguage, useText } from "#ui/i18n.ts";
import { useToday } from "#ui/useToday.ts";
import { FetchedPanel } from "../../FetchedPanel.tsx";
import { useFetched } from "../../useFetched.ts";
import { totalMessages } from "./messages.ts";

type Row = Totals["rows"][number];

/** The sums invoiced in a month by VAT code and currency, for the VAT return. */
export function VatTotals() {
  const t = useText(totalMessages);
  const thisMonth = useToday().slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  const fetched = useFetched<Totals>(`/billing/vat_totals?month=${month}`);
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        {t("totals.intro")}
      </Text>
      <TextInput
        type="month"
        label={t("totals.month")}
        maw="14rem"
        max={thisMonth}
        value={month}
        onChange={(event) => event.currentTarget.value !== "" && setMonth(event.currentTarget.value)}
      />
      <FetchedPanel fetched={fetched}>
        {({ rows }) => (rows.length === 0 ? <Text>{t("totals.none")}</Text> : <TotalTable rows={rows} />)}
      </FetchedPanel>
    </Stack>
  );
}

function TotalTable({ rows }: { rows: Row[] }) {
  const t = useText(totalMessages);
  const language = useLanguage();
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort();
  return (
    <Table.ScrollContainer type="native" minWidth={480} tabIndex={0} role="region" aria-label={t("totals.table")}>
      <Table verticalSpacing={8} aria-label={t("totals.table")}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t("totals.code")}</Table.Th>
            {(["net", "vat", "total"] as const).map((key) => (
              <Table.Th key={key} scope="col" ta="right">
                {t(`totals.${key}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        {currencies.map((currency) => {
          const own = rows.filter((row) => row.currency === currency);
          own.sort((a, b) => VAT_CODES.indexOf(a.vat_code) - VAT_CODES.indexOf(b.vat_code));
          return (
            <Table.Tbody key={currency}>
              {own.map((row) => (
                <Table.Tr key={row.vat_code}>
                  <Table.Th scope="row" fw={400}>
                    {VAT_CODE_LABELS[row.vat_code][language]}
                    <Text size="xs" c="dimmed">
                      {VAT_REASONS[row.vat_code][language]}
                    </Text>
                  </Table.Th>
                  <Sums row={row} />
                </Table.Tr>
              ))}
              <Table.Tr>
                <Table.Th scope="row">{t("totals.all", { currency })}</Table.Th>
                <Sums row={sumOf(own, currency)} isWhole />
              </Table.Tr>
            </Table.Tbody>
          );
        })}
      </Table>
    </Table.ScrollContainer>
  );
}

type Sum = Pick<Row, "currency" | "net" | "vat" | "total">;

function Sums({ row, isWhole = false }: { row: Sum; isWhole?: boolean }) {
  const locale = localeOf(useLanguage());
  return [row.net, row.vat, row.total].map((amount, at) => (
    <Table.Td
      // biome-ignore lint/suspicious/noArrayIndexKey: the three columns have no other name
      key={at}
      ta="right"
      fw={isWhole ? 600 : 400}
      style={{ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}
    >
      {formatPrice(amount, row.currency, locale)}
    </Table.Td>
  ));
}

/** The sum of one currency, in minor units in between. */
function sumOf(rows: readonly Row[], currency: string): Sum {
  const of = (key: "net" | "vat" | "total") =>
    fromMinor(
      rows.reduce((sum, row) => sum + toMinor(row[key], currency), 0),
      currency,
    );
  return { currency, net: of("net"), vat: of("vat"), total: of("total") };
}
