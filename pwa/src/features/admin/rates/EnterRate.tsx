import { Group, Stack, TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import type { RatesView } from "shared-schema/api/reference/exchangeRates";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { request } from "../../../store/http/http.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { inWords, refusalInForm } from "../../../ui/feedback/refusalMessage.tsx";
import { filled } from "../../../ui/feedback/validate.ts";
import { numberMessages } from "../../../ui/fields/autosave/numberMessages.ts";
import { DayInput } from "../../../ui/fields/DayInput.tsx";
import { readDate, showDate } from "../../../ui/fields/dates.ts";
import { parseNumber } from "../../../ui/fields/number.ts";
import { textFor, useLanguage, useText } from "../../../ui/i18n.ts";
import { useToday } from "../../../ui/useToday.ts";
import { rateMessages } from "./messages.ts";

type Errors = Partial<Record<"day" | "currency" | "rate", ReactNode>>;
const RULES = { min: 0.000_001, max: 1_000_000, decimals: 10 };

/** Enters the rate of a day. It cannot be changed afterwards, which is said before. */
export function EnterRate({ onEntered }: { onEntered: (view: RatesView) => void }) {
  const t = useText(rateMessages);
  const language = useLanguage();
  const [texts, setTexts] = useState({ day: showDate(useToday()), currency: "", rate: "" });
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const [busy, setBusy] = useState(false);
  const put = (field: keyof typeof texts) => (text: string) => {
    setTexts({ ...texts, [field]: text });
    setErrors(({ [field]: _, ...others }) => others);
  };
  const read = () => parseNumber(texts.rate, RULES, textFor(numberMessages), language);
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    const [day, rate, currency] = [readDate(texts.day), read(), texts.currency.trim().toUpperCase()];
    const wrong: Errors = {
      ...(day === null && { day: filled(texts.day) ?? inWords(() => textFor(rateMessages)("rates.notDay")) }),
      ...(currency === "" && { currency: filled("") }),
      ...(!rate.ok && { rate: inWords(() => messageOf(read())) }),
      ...(rate.ok && rate.value === null && { rate: filled("") }),
    };
    setErrors(wrong);
    setRefusal(null);
    if (Object.keys(wrong).length > 0 || !rate.ok) return;
    setBusy(true);
    const json = { day, currency, rate: rate.value };
    const answer = await request<RatesView>("POST", "/exchange_rate/", { json, quiet: true }).finally(() =>
      setBusy(false),
    );
    if (answer.ok) {
      setTexts({ ...texts, currency: "", rate: "" });
      onEntered(answer.value);
      return;
    }
    setRefusal(refusalInForm({ getValues: () => texts, setErrors }, answer.refusal));
  };
  return (
    <form onSubmit={enter} noValidate aria-label={t("rates.enter")}>
      <Stack gap="md">
        <Group align="flex-start" gap="md">
          <DayInput label={t("rates.day")} value={texts.day} error={errors.day} onChange={put("day")} />
          <TextInput
            label={t("rates.currency")}
            placeholder="XCD"
            maxLength={3}
            w="8rem"
            withAsterisk
            value={texts.currency}
            error={errors.currency}
            onChange={(event) => put("currency")(event.currentTarget.value)}
          />
          <TextInput
            label={t("rates.rate")}
            inputMode="decimal"
            w="14rem"
            withAsterisk
            value={texts.rate}
            error={errors.rate}
            onChange={(event) => put("rate")(event.currentTarget.value)}
          />
          <BusyButton type="submit" mt={28} busy={busy}>
            {t("rates.enter")}
          </BusyButton>
        </Group>
        {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
      </Stack>
    </form>
  );
}

function messageOf(read: ReturnType<typeof parseNumber>): string {
  return read.ok ? "" : read.message;
}
