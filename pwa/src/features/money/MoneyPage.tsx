import { Button, Group, NativeSelect, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { useArrival } from "../../store/queries/documents.ts";
import { FilterField } from "../../ui/FilterField.tsx";
import { useText } from "../../ui/i18n.ts";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Loading } from "../../ui/layout/Loading.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { StillLoading } from "../../ui/layout/StillLoading.tsx";
import type { Part } from "../../ui/loading/part.ts";
import { ApaList } from "./ApaList.tsx";
import { CallCards } from "./CallCards.tsx";
import { CallTable } from "./CallTable.tsx";
import { MoneyExports } from "./MoneyExports.tsx";
import { MoneySums } from "./MoneySums.tsx";
import { moneyMessages } from "./messages.ts";
import classes from "./money.module.css";
import { Paying } from "./paying/Paying.tsx";
import type { PaymentForm } from "./paying/payCall.ts";
import { Chase } from "./reminders/Chase.tsx";
import { filtered, type MoneyFilter, NO_FILTER, type Sorting, type SortKey, sorted, TIMING_CHOICES } from "./rows.ts";
import { SortSelect } from "./SortSelect.tsx";
import { UnappliedList } from "./UnappliedList.tsx";
import { UnmatchedLines } from "./UnmatchedLines.tsx";
import { type FollowedMoney, useMoney } from "./useMoney.ts";

/** Too narrow for the columns. */
const NARROW = "(max-width: 63.99em)";
const FIRST: Sorting = { by: "state", isDescending: false };

/** The money of all agreements that the viewer follows: what is overdue, due this week and due later, and what is left of the APA. */
export function MoneyPage({ paymentForm }: { paymentForm: Part<PaymentForm> }) {
  const t = useText(moneyMessages);
  const money = useMoney();
  const arrival = useArrival("agreements");
  if (money === undefined || (money.calls.length === 0 && arrival !== "complete")) {
    return (
      <Page>
        <PageTitle>{t("money.title")}</PageTitle>
        {money === undefined ? <Loading lines={8} /> : <StillLoading arrival={arrival} lines={8} />}
      </Page>
    );
  }
  return (
    <Paying form={paymentForm}>
      <Overview money={money} />
    </Paying>
  );
}

function Overview({ money }: { money: FollowedMoney }) {
  const t = useText(moneyMessages);
  const narrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const [filter, setFilter] = useState(NO_FILTER);
  const [sorting, setSorting] = useState(FIRST);
  const sought = useDeferredValue(filter);
  const calls = useMemo(() => sorted(filtered(money.calls, sought), sorting), [money, sought, sorting]);
  const count = money.calls.length;
  const sortBy = (by: SortKey) => setSorting((was) => ({ by, isDescending: was.by === by && !was.isDescending }));
  return (
    <Page>
      <PageTitle
        note={
          count === 0
            ? undefined
            : t(calls.length < count ? "money.found" : "money.count", { count, found: calls.length })
        }
        actions={count > 0 && <MoneyExports calls={calls} />}
      >
        {t("money.title")}
      </PageTitle>
      <div className={classes.currencies}>
        {money.sums.map((sums) => (
          <MoneySums key={sums.currency} sums={sums} />
        ))}
      </div>
      <UnmatchedLines />
      <Chase rows={money.calls} />
      {count === 0 ? (
        <EmptyState title={t("money.empty")}>{t("money.emptyNote")}</EmptyState>
      ) : (
        <>
          <Title order={2} size="h4" mt="xl" mb="sm">
            {t("money.calls")}
          </Title>
          <Filters filter={filter} currencies={money.sums.map(({ currency }) => currency)} onChange={setFilter}>
            {narrow && <SortSelect sorting={sorting} onSort={setSorting} />}
          </Filters>
          {calls.length === 0 ? (
            <EmptyState
              title={t("money.noMatch")}
              action={
                <Button variant="default" onClick={() => setFilter({ ...NO_FILTER, timing: "ALL" })}>
                  {t("money.showAll")}
                </Button>
              }
            />
          ) : narrow ? (
            <CallCards calls={calls} />
          ) : (
            <>
              <CallTable calls={calls} sorting={sorting} onSort={sortBy} />
              <Text size="sm" c="dimmed" mt="xs">
                {t("money.keys")}
              </Text>
            </>
          )}
        </>
      )}
      <ApaList apas={money.apas} />
      <UnappliedList />
    </Page>
  );
}

interface FilterProps {
  filter: MoneyFilter;
  currencies: readonly string[];
  onChange: (filter: MoneyFilter) => void;
  children: ReactNode;
}

/** Narrows the calls by words, by state and by currency. */
function Filters({ filter, currencies, onChange, children }: FilterProps) {
  const t = useText(moneyMessages);
  return (
    <Group gap="sm" mb="lg">
      <FilterField
        inRow
        label={t("money.filter")}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      <NativeSelect
        aria-label={t("money.byTiming")}
        value={filter.timing}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, timing: TIMING_CHOICES.find((choice) => choice === value) ?? "OPEN" })
        }
        data={TIMING_CHOICES.map((value) => ({ value, label: t(`money.timing.${value}`) }))}
      />
      {currencies.length > 1 && (
        <NativeSelect
          aria-label={t("money.byCurrency")}
          value={filter.currency ?? ""}
          onChange={({ currentTarget: { value } }) => onChange({ ...filter, currency: value || null })}
          data={[{ value: "", label: t("money.anyCurrency") }, ...currencies]}
        />
      )}
      {children}
    </Group>
  );
}
