import { Stack, Table, Text } from "@mantine/core";
import type { OrderView } from "shared-schema/api/billing/order";
import { VAT_CODE_LABELS } from "shared-schema/labels/billing";
import { formatAgreementId, formatPrice } from "shared-schema/pricing/format";
import { OrderState } from "#forms/order/OrderState.tsx";
import { PaperButton } from "#forms/order/PaperButton.tsx";
import { showInstant } from "#ui/fields/dates.ts";
import { localeOf, useLanguage, useText } from "#ui/i18n.ts";
import { TextLink } from "#ui/TextLink.tsx";
import { LongTable } from "../../list/LongTable.tsx";
import { adminOrderMessages } from "../messages.ts";
import { Refund } from "./refund/Refund.tsx";

const WIDTHS = [9, 24, 15, 15, 22, 12];

interface Props {
  orders: OrderView[];
  /** @param order as it is after a refund */
  onRefunded(order: OrderView): void;
  /** An order has changed since it was listed. */
  onOutdated(): void;
}

/** Orders, the newest first, with their papers and the way to refund them. */
export function OrderTable({ orders, onRefunded, onOutdated }: Props) {
  const t = useText(adminOrderMessages);
  return (
    <LongTable
      rows={orders}
      minWidth={1020}
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
          <Table.Td />
        </>
      }
      row={(order, rowIndex) => (
        <Table.Tr aria-rowindex={rowIndex} style={{ verticalAlign: "top" }}>
          <Table.Td py="sm">
            <TextLink to={`/agreement/${order.cruise_id}/contract/${order.version}`}>
              {formatAgreementId(order.cruise_id)}
            </TextLink>
          </Table.Td>
          <Buyer order={order} />
          <Table.Td py="sm">
            <OrderState state={order.state} />
            <Text size="xs" c="dimmed">
              {showInstant(order.paid_at ?? order.created_at)} UTC
            </Text>
          </Table.Td>
          <Sums order={order} />
          <Table.Td>
            <Stack gap={4} align="flex-start">
              {order.papers.map((paper) => (
                <PaperButton key={paper.number} order={order.id} paper={paper} />
              ))}
            </Stack>
          </Table.Td>
          <Table.Td ta="right">
            <Refund order={order} onRefunded={onRefunded} onOutdated={onOutdated} />
          </Table.Td>
        </Table.Tr>
      )}
    />
  );
}

function Buyer({ order: { billing_name, billing_email, vat_code } }: { order: OrderView }) {
  const language = useLanguage();
  return (
    <Table.Td py="sm" style={{ overflowWrap: "anywhere" }}>
      {billing_name}
      <Text size="sm">{billing_email}</Text>
      {vat_code !== null && (
        <Text size="xs" c="dimmed">
          {VAT_CODE_LABELS[vat_code][language]}
        </Text>
      )}
    </Table.Td>
  );
}

function Sums({ order }: { order: OrderView }) {
  const t = useText(adminOrderMessages);
  const locale = localeOf(useLanguage());
  const sum = (amount: number) => formatPrice(amount, order.currency, locale);
  return (
    <Table.Td py="sm" ta="right" style={{ fontVariantNumeric: "tabular-nums" }}>
      {sum(order.total)}
      {order.vat > 0 && (
        <Text size="xs" c="dimmed">
          {t("adminOrders.vatOf", { sum: sum(order.vat) })}
        </Text>
      )}
      {order.refunded > 0 && <Text size="sm">{t("adminOrders.refunded", { sum: sum(order.refunded) })}</Text>}
    </Table.Td>
  );
}
