import { List, Stack, Table, Text, Title } from "@mantine/core";
import type { RatesView } from "shared-schema/api/reference/exchangeRates";
import { formatRate } from "shared-schema/pricing/format";
import { showDate, showInstant } from "../../../ui/fields/dates.ts";
import { localeOf, useLanguage, useText } from "../../../ui/i18n.ts";
import { rateMessages } from "./messages.ts";

/** The rates of a month by day, the newest first, and who entered those that the ECB did not publish. */
export function RateTable({ view: { days, entries } }: { view: RatesView }) {
  const t = useText(rateMessages);
  const locale = localeOf(useLanguage());
  const currencies = [...new Set(days.flatMap(({ rates }) => Object.keys(rates)))].sort();
  if (days.length === 0) return <Text>{t("rates.none")}</Text>;
  return (
    <Stack gap="lg">
      <Table.ScrollContainer type="native" minWidth={320} tabIndex={0} aria-label={t("rates.table")}>
        <Table verticalSpacing={8} aria-label={t("rates.table")}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t("rates.day")}</Table.Th>
              {currencies.map((currency) => (
                <Table.Th key={currency} scope="col" ta="right">
                  {currency}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {[...days].reverse().map(({ day, rates, entered = [] }) => (
              <Table.Tr key={day}>
                <Table.Th scope="row" style={{ whiteSpace: "nowrap" }}>
                  {showDate(day)}
                </Table.Th>
                {currencies.map((currency) => (
                  <Table.Td key={currency} ta="right" style={{ whiteSpace: "nowrap" }}>
                    {rates[currency] === undefined ? "–" : formatRate(rates[currency], locale)}
                    {entered.includes(currency) && ` (${t("rates.byHand")})`}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {entries.length > 0 && (
        <div>
          <Title order={2} size="h5" mb="xs">
            {t("rates.history")}
          </Title>
          <List spacing="xs">
            {entries.map(({ at, author, rates }) => (
              <List.Item key={at}>
                {showInstant(at)} · {author.name ?? t("rates.formerUser")}
                <Text size="sm" c="dimmed">
                  {rates
                    .map(({ day, currency, rate }) =>
                      t("rates.entry", { day: showDate(day), currency, rate: formatRate(rate, locale) }),
                    )
                    .join(" · ")}
                </Text>
              </List.Item>
            ))}
          </List>
        </div>
      )}
    </Stack>
  );
}
