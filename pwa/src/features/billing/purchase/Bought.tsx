import { Stack } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useEffect, useRef, useState } from "react";
import type { PurchaseOffer } from "shared-schema/api/billing/offer";
import { isCompanyCode } from "shared-schema/billing/vat";
import { patchProfile } from "../../../store/commands/profiles.ts";
import { useProfile } from "../../../store/queries/documents.ts";
import { useSession } from "../../../store/session/session.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { inWords, refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { textFor, useText } from "../../../ui/i18n.ts";
import { Loading } from "../../../ui/layout/Loading.tsx";
import { codeOf, type PurchaseTexts } from "./buyer/checkForm.ts";
import { forgetPurchase } from "./buyer/typedPurchase.ts";
import { Free } from "./Free.tsx";
import { purchaseMessages } from "./messages.ts";
import { PurchaseForm } from "./PurchaseForm.tsx";
import { usePurchase } from "./usePurchase.ts";

interface Props {
  /** The offer as the server made it first. */
  first: PurchaseOffer;
  onBusy(isBusy: boolean): void;
  onEnd(isOver: boolean): void;
}

/** Buys an offer, or the one that has taken its place. */
export function Bought({ first, onBusy, onEnd }: Props) {
  const t = useText(purchaseMessages);
  const user = useSession((session) => session.user);
  const main = user?.main_profile?.id ?? null;
  const profile = useProfile(main);
  const [offer, setOffer] = useState(first);
  const [before, setBefore] = useState<number | null>(null);
  const sent = useRef<{ texts: PurchaseTexts; isKept: boolean } | null>(null);
  const purchase = usePurchase(offer, {
    onPaid(invoice) {
      forgetPurchase(offer);
      notifyPaid(invoice, sent.current?.texts.billing_email ?? "");
      if (sent.current?.isKept && main !== null) void keepCompany(main, sent.current.texts);
      onEnd(true);
    },
    onSessionEnded: () => onEnd(true),
    onPriceChanged(changed) {
      setBefore(offer.products[0]?.price ?? null);
      setOffer(changed);
    },
  });
  const isBusy = purchase.stage === "paying" || purchase.stage === "bank";
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  if (offer.products.every(({ price }) => price === 0)) return <Free offer={offer} purchase={purchase} />;
  if (profile === undefined) return <Loading lines={6} />;
  return (
    <Stack gap="md">
      {offer.card?.kind === "demo" && <Notice tone="wait">{t("purchase.demo")}</Notice>}
      <PurchaseForm
        offer={offer}
        before={before}
        profile={profile?.body ?? null}
        buyer={{ name: user?.main_profile?.full_name ?? "", email: user?.email ?? "" }}
        purchase={purchase}
        onSent={(texts, isKept) => {
          sent.current = { texts, isKept };
        }}
      />
    </Stack>
  );
}

function notifyPaid(invoice: string | null, email: string): void {
  const t = textFor(purchaseMessages);
  notifications.show({
    color: "seaGlass",
    title: inWords(() => t("purchase.successful")),
    message: inWords(() =>
      invoice === null ? t("purchase.added") : t("purchase.receipt", { number: invoice, email }),
    ),
  });
}

/**
 * The buyer wants the company in the profile; the purchase is made whether it can be kept there or not. `is_company` stays: the contract
 * that is about to be signed holds it.
 */
async function keepCompany(profile: number, texts: PurchaseTexts): Promise<void> {
  const code = codeOf(texts.vat_code);
  if (code === null || !isCompanyCode(code)) return;
  const kept = await patchProfile(profile, {
    company_name: texts.company_name.trim(),
    company_vat_num: texts.company_vat_num.trim(),
    company_reg_address: texts.company_reg_address.trim(),
    company_reg_city: texts.company_reg_city.trim(),
    company_reg_postcode: texts.company_reg_postcode.trim(),
    company_reg_country: texts.company_reg_country_iso,
  });
  if (!kept.ok) notifications.show({ color: "signal", message: refusalMessage(kept.refusal) });
}
