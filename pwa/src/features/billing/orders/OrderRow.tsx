import { Button, Group, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { OrderView } from "shared-schema/api/billing/order";
import type { OrderState } from "shared-schema/billing/order";
import { ORDER_STATE_LABELS } from "shared-schema/labels/billing";
import { formatAgreementId, formatPrice } from "shared-schema/pricing/format";
import { readPaper } from "../../../store/commands/billing/billing.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { showInstant } from "../../../ui/fields/dates.ts";
import { localeOf, useLanguage, useText } from "../../../ui/i18n.ts";
import { DownloadIcon } from "../../../ui/icons.tsx";
import { StatusTag, type Tone } from "../../../ui/marks/StatusTag.tsx";
import { saveFile } from "../../../ui/saveFile.ts";
import { TextLink } from "../../../ui/TextLink.tsx";
import { ordersMessages } from "./messages.ts";
import classes from "./orders.module.css";

const TONES: Readonly<Record<OrderState, Tone>> = {
  ...{ unpaid: "plain", pending: "calm", paid: "done", partly_refunded: "wait", refunded: "plain", disputed: "alarm" },
};

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
        <StatusTag tone={TONES[order.state]}>{ORDER_STATE_LABELS[order.state][language]}</StatusTag>
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
            <Paper key={paper.number} order={order.id} paper={paper} />
          ))}
        </Group>
      )}
    </li>
  );
}

function Paper({ order, paper: { kind, number } }: { order: string; paper: OrderView["papers"][number] }) {
  const t = useText(ordersMessages);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const download = async () => {
    setBusy(true);
    const file = await readPaper(order, number).finally(() => setBusy(false));
    setRefusal(file.ok ? null : refusalMessage(file.refusal));
    if (file.ok) saveFile(`${number}.pdf`, file.value, "application/pdf");
  };
  return (
    <>
      <Button variant="default" leftSection={<DownloadIcon size={18} />} loading={busy} onClick={() => void download()}>
        {t(`orders.${kind}`, { number })}
      </Button>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </>
  );
}
