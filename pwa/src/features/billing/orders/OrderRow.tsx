import { Group, Text } from "@mantine/core";
import type { OrderView } from "shared-schema/api/billing/order";
import { formatAgreementId, formatPrice } from "shared-schema/pricing/format";
import { OrderState } from "../../../forms/order/OrderState.tsx";
import { PaperButton } from "../../../forms/order/PaperButton.tsx";
import { showInstant } from "../../../ui/fields/dates.ts";
import { localeOf, useLanguage, useText } from "../../../ui/i18n.ts";
import { TextLink } from "../../../ui/TextLink.tsx";
import { ordersMessages } from "./messages.ts";
import classes from "./orders.module.css";

/** An order: what was bought, its state and sums, and its papers. */
export function OrderRow({ order }: { order: OrderView }) {
  const t = useText(ordersMessages);
  const language = useLanguage();
  const sum = (amount: number) => formatPrice(amount, order.currency, localeOf(language));
  const { paid_at, created_at, billing_email, papers } = order;
  return (
    <li className={classes.order}>
      <div className={classes.head}>
        <div>
          <Text fw={600}>{order.product_name}</Text>
          <TextLink to={`/agreement/${order.cruise_id}/contract/${order.version}`}>
            {t("orders.agreement", { number: formatAgreementId(order.cruise_id) })}
          </TextLink>
        </div>
        <OrderState state={order.state} />
        <div className={classes.sums}>
          <Text fw={600}>{sum(order.total)}</Text>
          {order.vat > 0 && <Text size="sm">{t("orders.vat", { vat: sum(order.vat) })}</Text>}
          {order.refunded > 0 && <Text size="sm">{t("orders.refunded", { sum: sum(order.refunded) })}</Text>}
        </div>
      </div>
      <Text size="sm" c="dimmed">
        {paid_at === null
          ? t("orders.madeAt", { at: showInstant(created_at) })
          : t("orders.paidAt", { at: showInstant(paid_at) })}
        {paid_at !== null && billing_email !== null && ` ${t("orders.receipt", { email: billing_email })}`}
      </Text>
      {papers.length > 0 && (
        <Group gap="sm">
          {papers.map((paper) => (
            <PaperButton key={paper.number} order={order.id} paper={paper} />
          ))}
        </Group>
      )}
    </li>
  );
}
