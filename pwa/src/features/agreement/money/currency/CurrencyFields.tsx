import { Button, Group, NativeSelect, Text, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { formatPrice, formatRate } from "shared-schema/pricing/format";
import { showDate } from "#ui/fields/dates.ts";
import { localeOf, useLanguage, useText } from "#ui/i18n.ts";
import classes from "../apa.module.css";
import { apaMessages } from "../apaMessages.ts";
import type { OfferedRate } from "./money.ts";

/** The currencies in which yachts are provisioned. */
const CURRENCIES = [
  "EUR",
  "USD",
  "GBP",
  "TRY",
  "CHF",
  "JPY",
  "CNY",
  "AED",
  "AUD",
  "CAD",
  "NOK",
  "SGD",
  "XCD",
  "BSD",
  "MAD",
  "TND",
  "EGP",
];

interface Props {
  /** The agreement's currency. */
  own: string;
  /** Further currencies to choose from. */
  known: readonly string[];
  currency: string;
  rate: string;
  offered: readonly OfferedRate[];
  /** The amount in the agreement's currency; null while that is not known. */
  makes: number | null;
  error: ReactNode;
  names: { currency: string; rate: string };
  onCurrency: (currency: string) => void;
  onRate: (rate: string) => void;
}

/** The currency in which something was paid; for another one than the agreement's the rate of the day, which is entered or taken over. */
export function CurrencyFields({
  own,
  known,
  currency,
  rate,
  offered,
  makes,
  error,
  names,
  onCurrency,
  onRate,
}: Props) {
  const t = useText(apaMessages);
  const language = useLanguage();
  const locale = localeOf(language);
  const currencies = [...new Set([own, ...CURRENCIES, ...known, currency])];
  const write = (value: number) => formatRate(value, locale);
  return (
    <>
      <NativeSelect
        label={t("apa.field.currency")}
        name={names.currency}
        value={currency}
        data={currencies}
        onChange={(event) => onCurrency(event.currentTarget.value)}
      />
      {currency !== own && (
        <div className={classes.rate}>
          <TextInput
            label={t("apa.rate.label", { own, other: currency })}
            name={names.rate}
            withAsterisk
            inputMode="decimal"
            autoComplete="off"
            value={rate}
            error={error}
            onChange={(event) => onRate(event.currentTarget.value)}
          />
          {offered.length > 0 && (
            <Group gap="xs">
              {offered.map((each, at) => (
                <Button key={`${each.source} ${each.rate}`} variant="default" onClick={() => onRate(write(each.rate))}>
                  {each.source === "ECB" && (at > 0 || offered.length === 1)
                    ? t("apa.rate.ecb", { rate: write(each.rate), day: showDate(each.day) })
                    : t("apa.rate.used", { rate: write(each.rate) })}
                </Button>
              ))}
            </Group>
          )}
          {makes !== null && <Text size="sm">{t("apa.rate.makes", { money: formatPrice(makes, own, locale) })}</Text>}
        </div>
      )}
    </>
  );
}
