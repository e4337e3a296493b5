import { Table } from "@mantine/core";
import type { OrderView } from "shared-schema/api/billing/order";
import { ORDER_STATE_LABELS } from "shared-schema/labels/billing";
import { formatAgreementId, formatPrice } from "shared-schema/pricing/format";
import { showInstant } from "../../../ui/fields/dates.ts";
import { localeOf, useLanguage, useText } from "../../../ui/i18n.ts";
import { LongTable } from "../list/LongTable.tsx";
import { adminOrderMessages } from "./messages.ts";

const WIDTHS = [10, 26, 16, 14, 18, 16];

/** Orders, the newest first. */
export function OrderTable({ orders }: { orders: OrderView[] }) {
  const t = useText(adminOrderMessages);
  const language = useLanguage();
  return (
    <LongTable
      rows={orders}
      minWidth={860}
      widths={WIDTHS}
      label={t("adminOrders.list")}
      keyOf={({ id }) => id}
      head={
        <>
          <Table.Th>{t("adminOrders.agreement")}</Table.Th>
          <Table.Th>{t("adminOrders.buyer")}</Table.Th>
          <Table.Th>{t("adminOrders.state")}</Table.Th>
          <Table.Th data-end>{t("adminOrders.total")}</Table.Th>
          <Table.Th>{t("adminOrders.papers")}</Table.Th>
          <Table.Th>{t("adminOrders.made")}</Table.Th>
        </>
      }
      row={(order, rowIndex) => (
        <Table.Tr aria-rowindex={rowIndex}>
          <Table.Td>{formatAgreementId(order.cruise_id)}</Table.Td>
          <Table.Td style={{ overflowWrap: "anywhere" }}>
            {order.billing_name} {order.billing_email}
          </Table.Td>
          <Table.Td>{ORDER_STATE_LABELS[order.state][language]}</Table.Td>
          <Table.Td ta="right">{formatPrice(order.total, order.currency, localeOf(language))}</Table.Td>
          <Table.Td>{order.papers.map(({ number }) => number).join(", ")}</Table.Td>
          <Table.Td>{showInstant(order.created_at)}</Table.Td>
        </Table.Tr>
      )}
    />
  );
}
