import { Stack, Text } from "@mantine/core";
import type { PurchaseOffer } from "shared-schema/api/billing/offer";
import { useSyncStatus } from "../../../store/status/status.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { currentLanguage, useText } from "../../../ui/i18n.ts";
import { BusyButton } from "../../../ui/loading/BusyButton.tsx";
import { purchaseMessages } from "./messages.ts";
import classes from "./purchase.module.css";
import type { Purchase } from "./usePurchase.ts";
import { useShowSum } from "./useShowSum.ts";

/** A product that costs nothing: it is added without a card. */
export function Free({ offer, purchase }: { offer: PurchaseOffer; purchase: Purchase }) {
  const t = useText(purchaseMessages);
  const { offline } = useSyncStatus();
  const { sum } = useShowSum(offer.currency);
  const { products, offer_hash } = offer;
  return (
    <Stack gap="md">
      {products.map(({ product_id, product_name, description, price }) => (
        <div key={product_id} className={classes.product}>
          <div className={classes.line}>
            <b>{product_name}</b>
            <b className={classes.sum}>{sum(price)}</b>
          </div>
          <Text size="sm" c="dimmed">
            {description}. {t("purchase.freeNote")}
          </Text>
        </div>
      ))}
      {purchase.failure !== null && <Notice tone="alarm">{purchase.failure}</Notice>}
      {offline && <Text role="status">{t("purchase.offline")}</Text>}
      <BusyButton
        data-autofocus
        disabled={offline}
        busy={purchase.stage === "paying"}
        onClick={() =>
          void purchase.buy({ product: products[0]?.product_id ?? "", offer_hash, language: currentLanguage() }, null)
        }
      >
        {t("purchase.free")}
      </BusyButton>
    </Stack>
  );
}
