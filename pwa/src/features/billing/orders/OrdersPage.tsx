import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import type { OrderView } from "shared-schema/api/billing/order";
import type { Result } from "shared-schema/base/result";
import { readOrders } from "../../../store/commands/billing/billing.ts";
import { useSession } from "../../../store/session/session.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useLanguage, useText } from "../../../ui/i18n.ts";
import { EmptyState } from "../../../ui/layout/EmptyState.tsx";
import { Loading } from "../../../ui/layout/Loading.tsx";
import { Page } from "../../../ui/layout/Page.tsx";
import { PageTitle } from "../../../ui/layout/PageTitle.tsx";
import { uiMessages } from "../../../ui/messages.ts";
import { ordersMessages } from "./messages.ts";
import { OrderRow } from "./OrderRow.tsx";
import classes from "./orders.module.css";

/** The orders of the account, with their invoices and credit notes. Receipts link to this page. */
export function OrdersPage() {
  const t = useText(ordersMessages);
  const ui = useText(uiMessages);
  const language = useLanguage();
  const user = useSession((session) => session.user?.id);
  const [orders, setOrders] = useState<Result<OrderView[]>>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads them again
  useEffect(() => {
    let isLeft = false;
    if (user !== undefined) void readOrders(user, language).then((read) => !isLeft && setOrders(read));
    return () => {
      isLeft = true;
    };
  }, [user, language, tries]);
  return (
    <Page>
      <PageTitle>{t("orders.title")}</PageTitle>
      {orders === undefined && <Loading lines={6} />}
      {orders?.ok === false && (
        <>
          <Notice tone="alarm">{refusalMessage(orders.refusal)}</Notice>
          <EmptyState
            title={t("orders.failed")}
            action={<Button onClick={() => setTries(tries + 1)}>{ui("ui.retry")}</Button>}
          />
        </>
      )}
      {orders?.ok && orders.value.length === 0 && (
        <EmptyState title={t("orders.none")}>{t("orders.noneNote")}</EmptyState>
      )}
      {orders?.ok && orders.value.length > 0 && (
        <ul className={classes.list} aria-label={t("orders.list")}>
          {orders.value.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </Page>
  );
}
