import { Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import type { RatesView } from "shared-schema/api/reference/exchangeRates";
import { useText } from "../../../ui/i18n.ts";
import { useToday } from "../../../ui/useToday.ts";
import { FetchedPanel } from "../FetchedPanel.tsx";
import { useFetched } from "../useFetched.ts";
import { EnterRate } from "./EnterRate.tsx";
import { rateMessages } from "./messages.ts";
import { RateTable } from "./RateTable.tsx";

/** The day rates of a month, those that administrators entered, and the form that enters one. */
export function Rates() {
  const t = useText(rateMessages);
  const today = useToday();
  const [month, setMonth] = useState(today.slice(0, 7));
  const fetched = useFetched<RatesView>(`/exchange_rate/${month}`);
  const show = (view: RatesView) => {
    if (view.month === month) fetched.put(view);
    else setMonth(view.month);
  };
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed" maw="60ch">
        {t("rates.intro")}
      </Text>
      <EnterRate onEntered={show} />
      <TextInput
        type="month"
        label={t("rates.month")}
        maw="14rem"
        max={today.slice(0, 7)}
        value={month}
        onChange={(event) => event.currentTarget.value !== "" && setMonth(event.currentTarget.value)}
      />
      <FetchedPanel fetched={fetched}>{(view) => <RateTable view={view} />}</FetchedPanel>
    </Stack>
  );
}
