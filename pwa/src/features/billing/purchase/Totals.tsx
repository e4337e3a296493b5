import { Text } from "@mantine/core";
import type { PurchaseOffer } from "shared-schema/api/billing/offer";
import { fromMinor, purchaseSums, type VatCode } from "shared-schema/billing/vat";
import { VAT_REASONS } from "shared-schema/labels/billing";
import { useLanguage, useText } from "../../../ui/i18n.ts";
import { purchaseMessages } from "./messages.ts";
import classes from "./purchase.module.css";
import { useShowSum } from "./useShowSum.ts";

interface Props {
  offer: PurchaseOffer;
  /** Null while none is chosen. */
  code: VatCode | null;
  /** The price of the offer before, where it has changed. */
  before: number | null;
}

/** The sums of an offer in units of its currency; null while no VAT code is chosen. */
export function sumsOf(offer: PurchaseOffer, code: VatCode | null) {
  const rate = offer.vat_rates.find(([each]) => each === code)?.[2];
  if (rate === undefined) return null;
  const { net, vat, total } = purchaseSums(offer.products[0]?.price ?? 0, rate, offer.currency);
  const units = (amount: number) => fromMinor(amount, offer.currency);
  return { rate, net: units(net), vat: units(vat), total: units(total) };
}

/** The product and its sums: net, VAT with its reason, and the total. */
export function Totals({ offer, code, before }: Props) {
  const t = useText(purchaseMessages);
  const language = useLanguage();
  const { sum, rate } = useShowSum(offer.currency);
  const sums = sumsOf(offer, code);
  return (
    <div>
      {offer.products.map((product) => (
        <div key={product.product_id} className={classes.product}>
          <div className={classes.line}>
            <b>{product.product_name}</b>
            <b className={classes.sum}>{sum(product.price)}</b>
          </div>
          <Text size="sm" c="dimmed">
            {product.description}
          </Text>
          {product.promos.map(({ code: promo, label, share }) => (
            <Text key={promo} size="sm" c="var(--color-done-text)">
              {t("purchase.promo", { label, code: promo, share: rate(share) })}
            </Text>
          ))}
          {before !== null && (
            <Text size="sm" c="dimmed">
              {t("purchase.before")} <s className={classes.sum}>{sum(before)}</s>
            </Text>
          )}
        </div>
      ))}
      <dl className={classes.sums}>
        <dt>{t("purchase.net")}</dt>
        <dd>{sum(offer.products[0]?.price ?? 0)}</dd>
        <dt>{sums ? t("purchase.vat", { rate: rate(sums.rate) }) : t("purchase.vatOpen")}</dt>
        <dd>{sums ? sum(sums.vat) : "–"}</dd>
        {code !== null && <dd className={classes.reason}>{VAT_REASONS[code][language]}</dd>}
        <dt className={classes.total}>{t("purchase.total")}</dt>
        <dd className={classes.total} aria-live="polite">
          {sums ? sum(sums.total) : "–"}
        </dd>
      </dl>
    </div>
  );
}
