import { NativeSelect, Select, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { leftOf } from "shared-schema/agreement/payments/balance";
import type { LineView } from "shared-schema/api/money/bankStatement";
import { minorDecimals } from "shared-schema/base/currency/minorUnits";
import type { Result } from "shared-schema/base/result";
import { formatAgreementId } from "shared-schema/pricing/format";
import { splitLine } from "#store/commands/bankStatements.ts";
import { numberMessages } from "#ui/fields/autosave/numberMessages.ts";
import { formatNumber, parseNumber } from "#ui/fields/number.ts";
import { textFor, useLanguage, useText } from "#ui/i18n.ts";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { foldedFilter } from "#ui/options/foldedFilter.ts";
import { usePrice } from "../../usePrice.ts";
import classes from "../statements.module.css";
import { usePayableCalls } from "../usePayableCalls.ts";
import { splitMessages } from "./splitMessages.ts";

interface Props {
  line: LineView;
  onAnswer: (answer: Result<unknown>) => void;
}

/** Records a line in parts on several calls for fund of one agreement, and says what is left of it. */
export function SplitLine({ line, onAnswer }: Props) {
  const t = useText(splitMessages);
  const price = usePrice();
  const language = useLanguage();
  const calls = usePayableCalls(line.currency);
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [payer, setPayer] = useState("");
  const [busy, setBusy] = useState(false);
  const rules = { min: null, decimals: minorDecimals(line.currency), fixed: true };
  const read = (text: string) => parseNumber(text, rules, textFor(numberMessages), language);
  const rows = [...texts].flatMap(([id, text]) => {
    const call = calls.find((each) => each.id === id);
    return call ? [{ call, text, amount: read(text) }] : [];
  });
  const parts = rows.flatMap(({ call, amount }) =>
    amount.ok && amount.value !== null ? [{ call_id: call.id, amount: amount.value }] : [],
  );
  const left = leftOf(line.amount, parts);
  const agreement = rows[0]?.call.agreement;
  const offered = calls.filter(({ id, agreement: of }) => !texts.has(id) && (!agreement || of.id === agreement.id));
  const add = (id: string | null) => {
    const call = calls.find((each) => each.id === id);
    if (!call) return;
    const isWithin = Math.sign(call.balance) !== Math.sign(left) || Math.abs(call.balance) <= Math.abs(left);
    const amount = formatNumber(isWithin ? call.balance : left, rules, language);
    setTexts(new Map([...texts, [call.id, amount]]));
  };
  const record = async () => {
    if (!agreement) return;
    setBusy(true);
    const asked = { agreement_id: agreement.id, payer_profile_id: payer === "" ? null : Number(payer), parts };
    onAnswer(await splitLine(line.id, asked).finally(() => setBusy(false)));
  };
  return (
    <fieldset className={classes.split}>
      <legend className={classes.legend}>{t("split.title")}</legend>
      {rows.map(({ call, text, amount }) => (
        <TextInput
          key={call.id}
          label={`${call.designation} · ${t("split.left", { money: price(call.balance, line.currency) })}`}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={amount.ok ? undefined : amount.message}
          onChange={({ currentTarget }) => setTexts(new Map([...texts, [call.id, currentTarget.value]]))}
        />
      ))}
      {offered.length > 0 && (
        <Select
          searchable
          filter={foldedFilter}
          label={t("split.add")}
          placeholder={t("split.search")}
          value={null}
          data={offered.map(({ id, designation, agreement: of }) => ({
            value: id,
            label: `${formatAgreementId(of.id)} ${of.name} · ${designation}`,
          }))}
          onChange={add}
        />
      )}
      {rows[0] && rows[0].call.clients.length > 0 && (
        <NativeSelect
          label={t("split.payer")}
          value={payer}
          data={[
            { value: "", label: "–" },
            ...rows[0].call.clients.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ currentTarget }) => setPayer(currentTarget.value)}
        />
      )}
      {rows.length > 0 && (
        <Text size="sm" role="status">
          {left === 0 ? t("split.even") : t("split.rest", { money: price(left, line.currency) })}
        </Text>
      )}
      <BusyButton
        variant="default"
        busy={busy}
        disabled={parts.length === 0 || parts.length < rows.length}
        onClick={record}
      >
        {t("split.record")}
      </BusyButton>
    </fieldset>
  );
}
