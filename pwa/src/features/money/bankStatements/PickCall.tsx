import { NativeSelect, Select, Text } from "@mantine/core";
import { useState } from "react";
import type { LineView } from "shared-schema/api/money/bankStatement";
import type { Result } from "shared-schema/base/result";
import { formatAgreementId } from "shared-schema/pricing/format";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { foldedFilter } from "#ui/options/foldedFilter.ts";
import { recordLine } from "../../../store/commands/bankStatements.ts";
import { useText } from "../../../ui/i18n.ts";
import { usePrice } from "../usePrice.ts";
import { statementMessages } from "./messages.ts";
import { useRestOf } from "./split/useRestOf.ts";
import classes from "./statements.module.css";
import { usePayableCalls } from "./usePayableCalls.ts";

interface Props {
  line: LineView;
  onAnswer: (answer: Result<unknown>) => void;
}

/** Records a line on a call for fund that a person picks among all that the line's currency fits. */
export function PickCall({ line, onAnswer }: Props) {
  const t = useText(statementMessages);
  const price = usePrice();
  const calls = usePayableCalls(line.currency);
  const [picked, setPicked] = useState<string | null>(null);
  const [payer, setPayer] = useState("");
  const [busy, setBusy] = useState(false);
  const call = calls.find(({ id }) => id === picked);
  const restOf = useRestOf(line);
  const rest = call && restOf(call.agreement.id, call.balance);
  const groups = new Map<number, { group: string; items: { value: string; label: string }[] }>();
  for (const { agreement, id, designation, balance } of calls) {
    const group = groups.get(agreement.id) ?? {
      group: `${formatAgreementId(agreement.id)} ${agreement.name}`,
      items: [],
    };
    const left = t("line.left", { money: price(balance, line.currency) });
    group.items.push({ value: id, label: `${designation} · ${left}` });
    groups.set(agreement.id, group);
  }
  const record = async () => {
    if (!call) return;
    setBusy(true);
    const match = { call_id: call.id, payer_profile_id: payer === "" ? null : Number(payer) };
    onAnswer(await recordLine(line.id, match).finally(() => setBusy(false)));
  };
  return (
    <div className={classes.pick}>
      <Select
        searchable
        filter={foldedFilter}
        label={t("line.pick")}
        placeholder={t(calls.length === 0 ? "line.pick.none" : "line.pick.search")}
        disabled={calls.length === 0}
        nothingFoundMessage={t("line.pick.notFound")}
        value={picked}
        data={[...groups.values()]}
        onChange={(value) => {
          setPicked(value);
          setPayer("");
        }}
      />
      {call && call.clients.length > 0 && (
        <NativeSelect
          label={t("line.pick.payer")}
          value={payer}
          data={[
            { value: "", label: "–" },
            ...call.clients.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ currentTarget }) => setPayer(currentTarget.value)}
        />
      )}
      {rest !== undefined && (
        <Text size="sm" role="status">
          {rest}
        </Text>
      )}
      <BusyButton variant="default" busy={busy} disabled={!call} onClick={record}>
        {t("line.record")}
      </BusyButton>
    </div>
  );
}
