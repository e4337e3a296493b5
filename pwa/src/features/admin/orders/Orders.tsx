import { Tabs } from "@mantine/core";
import { useState } from "react";
import { useText } from "../../../ui/i18n.ts";
import { OrderList } from "./list/OrderList.tsx";
import { adminOrderMessages } from "./messages.ts";
import { Promos } from "./promos/Promos.tsx";
import { VatTotals } from "./totals/VatTotals.tsx";

const PARTS = { list: <OrderList />, totals: <VatTotals />, promos: <Promos /> } as const;
type Part = keyof typeof PARTS;

/** The page of sales: the orders, the totals of a month for the accountant, and the promos. */
export function Orders() {
  const t = useText(adminOrderMessages);
  const [part, setPart] = useState<Part>("list");
  return (
    <Tabs value={part} onChange={(next) => isPart(next) && setPart(next)} keepMounted={false}>
      <Tabs.List mb="md" aria-label={t("adminOrders.parts")}>
        {Object.keys(PARTS)
          .filter(isPart)
          .map((each) => (
            <Tabs.Tab key={each} value={each} mih="2.75rem">
              {t(`adminOrders.part.${each}`)}
            </Tabs.Tab>
          ))}
      </Tabs.List>
      <Tabs.Panel value={part}>{PARTS[part]}</Tabs.Panel>
    </Tabs>
  );
}

function isPart(text: string | null): text is Part {
  return text !== null && Object.hasOwn(PARTS, text);
}
