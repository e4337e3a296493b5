import { Text } from "@mantine/core";
import { useEffect, useState } from "react";
import type { PurchaseOffer } from "shared-schema/api/billing/offer";
import { formatPrice } from "shared-schema/pricing/format";
import { readOffer } from "#store/commands/billing/billing.ts";
import { localeOf, useLanguage, useText } from "#ui/i18n.ts";
import { choiceMessages } from "../choiceMessages.ts";
import { type SigningProps, signaturesOf } from "../signingContext.ts";

interface Props extends Pick<SigningProps, "place" | "view"> {
  /** The dialog is open: the offer is asked for then. */
  opened: boolean;
}

/** Says to a client, before the signature, that the fee is due and how much it is; nothing to everybody else. */
export function FeeLine({ place: { id, version }, view, opened }: Props) {
  const t = useText(choiceMessages);
  const locale = localeOf(useLanguage());
  const [offer, setOffer] = useState<PurchaseOffer | null>(null);
  const isClient = signaturesOf(view).own?.parties.some(({ role }) => role === "clients") ?? false;
  const isAsked = opened && isClient && view.may.pay;
  useEffect(() => {
    let isLeft = false;
    setOffer(null);
    if (isAsked) void readOffer(id, version).then((read) => !isLeft && setOffer(read));
    return () => {
      isLeft = true;
    };
  }, [isAsked, id, version]);
  const price = offer?.products[0]?.price ?? 0;
  if (!isAsked || offer === null || price === 0) return null;
  return <Text>{t("sign.fee", { sum: formatPrice(price, offer.currency, locale) })}</Text>;
}
