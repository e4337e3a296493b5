import { Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { type ReactNode, useDeferredValue, useState } from "react";
import type { OrderView } from "shared-schema/api/billing/order";
import { ORDER_STATES } from "shared-schema/billing/order";
import { ORDER_STATE_LABELS } from "shared-schema/labels/billing";
import { request } from "#store/http/http.ts";
import { FilterField } from "#ui/FilterField.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useLanguage, useText } from "#ui/i18n.ts";
import { DownloadIcon } from "#ui/icons.tsx";
import { EmptyState } from "#ui/layout/EmptyState.tsx";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { saveFile } from "#ui/saveFile.ts";
import { FetchedPanel } from "../../FetchedPanel.tsx";
import { useFetched } from "../../useFetched.ts";
import { adminOrderMessages } from "../messages.ts";
import { OrderTable } from "./OrderTable.tsx";

const NONE = { search: "", state: "", from: "", to: "" };

function queryOf(filter: typeof NONE): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, text]) => text !== ""));
  return query.size === 0 ? "" : `?${query}`;
}

/** All orders, narrowed down by words, state and days, with their refunds, and the same as CSV. */
export function OrderList() {
  const t = useText(adminOrderMessages);
  const language = useLanguage();
  const [filter, setFilter] = useState(NONE);
  const query = useDeferredValue(queryOf(filter));
  const fetched = useFetched<OrderView[]>(`/billing/orders${query}`);
  const put = (field: keyof typeof NONE) => (text: string) => setFilter((all) => ({ ...all, [field]: text }));
  const states = ORDER_STATES.map((value) => ({ value, label: ORDER_STATE_LABELS[value][language] }));
  return (
    <Stack gap="lg">
      <Group gap="sm" align="flex-end">
        <FilterField inRow label={t("adminOrders.search")} value={filter.search} onChange={put("search")} />
        <NativeSelect
          aria-label={t("adminOrders.state")}
          value={filter.state}
          onChange={(event) => put("state")(event.currentTarget.value)}
          data={[{ value: "", label: t("adminOrders.any") }, ...states]}
        />
        <Day label={t("adminOrders.from")} value={filter.from} onChange={put("from")} />
        <Day label={t("adminOrders.to")} value={filter.to} onChange={put("to")} />
        <Csv query={query} />
      </Group>
      <Text size="sm" c="dimmed">
        {t("adminOrders.platform")}
      </Text>
      <FetchedPanel fetched={fetched}>
        {(orders) => (
          <>
            <Disputed count={orders.filter(({ state }) => state === "disputed").length} />
            {orders.length === 0 ? (
              <EmptyState title={t("adminOrders.none")} />
            ) : (
              <OrderTable
                orders={orders}
                onRefunded={(order) => fetched.put(orders.map((each) => (each.id === order.id ? order : each)))}
                onOutdated={fetched.again}
              />
            )}
          </>
        )}
      </FetchedPanel>
    </Stack>
  );
}

/** A dispute has a deadline, and is answered at the provider. */
function Disputed({ count }: { count: number }) {
  const t = useText(adminOrderMessages);
  return count === 0 ? null : <Notice tone="alarm">{t("adminOrders.disputed", { count })}</Notice>;
}

function Day({ label, value, onChange }: { label: string; value: string; onChange(day: string): void }) {
  return (
    <TextInput type="date" label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
  );
}

function Csv({ query }: { query: string }) {
  const t = useText(adminOrderMessages);
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const download = async () => {
    setBusy(true);
    const options = { as: "text", headers: { "accept-language": language }, quiet: true } as const;
    const file = await request<string>("GET", `/billing/orders_csv${query}`, options).finally(() => setBusy(false));
    setRefusal(file.ok ? null : refusalMessage(file.refusal));
    if (file.ok) saveFile("orders.csv", file.value, "text/csv");
  };
  return (
    <>
      <BusyButton
        variant="default"
        leftSection={<DownloadIcon size={18} />}
        busy={busy}
        onClick={() => void download()}
      >
        {t("adminOrders.csv")}
      </BusyButton>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </>
  );
}
