import { Anchor, Checkbox, Text } from "@mantine/core";
import { type SubmitEvent, useRef, useState } from "react";
import type { PurchaseOffer } from "shared-schema/api/billing/offer";
import { isCompanyCode } from "shared-schema/billing/vat";
import type { ProfileBody } from "shared-schema/profile/schema";
import { useShownForm } from "../../../forms/useShownForm.ts";
import { isPurchaseField } from "../../../store/drafts/fieldPath.ts";
import { useSyncStatus } from "../../../store/status/status.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { currentLanguage, useText } from "../../../ui/i18n.ts";
import { BusyButton } from "../../../ui/loading/BusyButton.tsx";
import { useToday } from "../../../ui/useToday.ts";
import { BuyerFields } from "./buyer/BuyerFields.tsx";
import { checkForm, codeOf, type PurchaseErrors, type PurchaseField, type PurchaseTexts } from "./buyer/checkForm.ts";
import { firstTexts } from "./buyer/firstTexts.ts";
import { typedPurchase } from "./buyer/typedPurchase.ts";
import { CardField } from "./card/CardField.tsx";
import type { CardPort } from "./card/cardPort.ts";
import { purchaseMessages } from "./messages.ts";
import classes from "./purchase.module.css";
import { sumsOf, Totals } from "./Totals.tsx";
import type { Purchase } from "./usePurchase.ts";
import { useShowSum } from "./useShowSum.ts";

interface Props {
  offer: PurchaseOffer;
  /** The price of the offer before, where it has changed. */
  before: number | null;
  profile: ProfileBody | null;
  buyer: { name: string; email: string };
  purchase: Purchase;
  /** What was typed when it was sent, and whether the profile keeps the company. */
  onSent(texts: PurchaseTexts, isKept: boolean): void;
}

/** What is to be known of the buyer at the left, what it costs at the right. Errors are shown at their fields, all at once. */
export function PurchaseForm({ offer, before, profile, buyer, purchase, onSent }: Props) {
  const t = useText(purchaseMessages);
  const today = useToday();
  const { offline } = useSyncStatus();
  const { sum } = useShowSum(offer.currency);
  const [typed] = useState(() => typedPurchase(offer, firstTexts(profile, buyer)));
  const [texts, setTexts] = useState<PurchaseTexts>(() => typed.texts());
  const [errors, setErrors] = useState<PurchaseErrors>({});
  const [accepted, setAccepted] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const [port, setPort] = useState<CardPort | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useShownForm({
    isOf: (path) => isPurchaseField(path, offer.cruise_id, offer.version),
    onDiscarded: () => setTexts(typed.texts()),
    keepAgain: () => typed.keepAgain(texts),
  });
  const { stage, failure, cardError, setCardError } = purchase;
  const isBusy = stage === "paying" || stage === "bank";
  const code = codeOf(texts.vat_code);
  const sums = sumsOf(offer, code);
  const forget = (...fields: (keyof PurchaseErrors)[]) =>
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([field]) => !fields.some((f) => f === field))));
  const change = (field: PurchaseField, text: string) => {
    const next = { ...texts, [field]: text };
    setTexts(next);
    typed.keep(next);
    // These three decide about each other.
    if (/^(vat_code|company_vat_num|company_reg_country_iso)$/.test(field)) {
      forget("vat_code", "company_vat_num", "company_reg_country_iso");
    } else forget(field);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    // It may be opened from within another form, whose submit this is not.
    event.stopPropagation();
    if (isBusy || offline) return;
    const checked = checkForm(texts, { accepted, today });
    setErrors(checked.errors);
    const product = offer.products[0]?.product_id ?? "";
    if (checked.buyer && port) {
      onSent(texts, isKept);
      await purchase.buy(
        { product, offer_hash: offer.offer_hash, language: currentLanguage(), ...checked.buyer },
        port,
      );
    }
    // Once the messages are on screen.
    requestAnimationFrame(() => showFirstError(form.current));
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <div className={classes.columns}>
        <div className={classes.fields}>
          {failure !== null && <Notice tone="alarm">{failure}</Notice>}
          <BuyerFields {...{ offer, texts, errors }} disabled={isBusy} onChange={change} />
          {code !== null && isCompanyCode(code) && (
            <Checkbox
              size="md"
              label={t("purchase.keep")}
              checked={isKept}
              disabled={isBusy}
              onChange={(event) => setIsKept(event.currentTarget.checked)}
            />
          )}
          {offer.card && (
            <CardField card={offer.card} onPort={setPort} error={cardError} onError={setCardError} disabled={isBusy} />
          )}
        </div>
        <div className={classes.side}>
          <Totals offer={offer} code={code} before={before} />
          <div className={classes.end}>
            <div>
              <Checkbox
                size="md"
                label={t("purchase.terms")}
                checked={accepted}
                error={errors.terms}
                aria-invalid={errors.terms !== undefined}
                disabled={isBusy}
                onChange={(event) => {
                  setAccepted(event.currentTarget.checked);
                  forget("terms");
                }}
              />
              <Anchor size="sm" href="/tos" target="_blank" rel="noreferrer" display="inline-block" mt="xs">
                {t("purchase.termsLink")}
              </Anchor>
            </div>
            <div role="status">
              {stage === "bank" && <Text fw={600}>{t("purchase.bank")}</Text>}
              {stage === "asking" && <Text fw={600}>{t("purchase.asking")}</Text>}
              {offline && <Text>{t("purchase.offline")}</Text>}
            </div>
            <div className={classes.action}>
              <BusyButton type="submit" fullWidth className={classes.pay ?? ""} busy={isBusy} disabled={offline}>
                <span className={classes.words}>
                  {t("purchase.pay", { total: sums ? sum(sums.total) : "" })}
                  <span className={classes.obliges}>{t("purchase.obliges")}</span>
                </span>
              </BusyButton>
            </div>
            <Text size="sm" c="dimmed">
              {t("purchase.after")}
            </Text>
          </div>
        </div>
      </div>
    </form>
  );
}

/** In the middle of the screen: on a phone the button lies over the last fields. */
function showFirstError(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}
