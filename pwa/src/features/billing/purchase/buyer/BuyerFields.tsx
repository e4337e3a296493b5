import { NativeSelect, TextInput } from "@mantine/core";
import { useId, useMemo } from "react";
import type { PurchaseOffer } from "shared-schema/api/billing/offer";
import { isCompanyCode } from "shared-schema/billing/vat";
import { countriesIn, countryName } from "shared-schema/geo/places/countries";
import { useLanguage, useText } from "#ui/i18n.ts";
import { useToday } from "#ui/useToday.ts";
import { purchaseMessages } from "../messages.ts";
import classes from "../purchase.module.css";
import { useShowSum } from "../useShowSum.ts";
import { codeOf, fitsCountry, type PurchaseErrors, type PurchaseField, type PurchaseTexts } from "./checkForm.ts";

interface Props {
  offer: PurchaseOffer;
  texts: PurchaseTexts;
  errors: PurchaseErrors;
  disabled: boolean;
  onChange(field: PurchaseField, text: string): void;
}

/** The fields of the buyer: name, email and VAT code, and those of a company where one buys. */
export function BuyerFields(props: Props) {
  const { offer, texts, errors, disabled, onChange } = props;
  const t = useText(purchaseMessages);
  const { rate } = useShowSum(offer.currency);
  const code = codeOf(texts.vat_code);
  return (
    <>
      <div className={classes.pair}>
        <Field {...props} field="billing_name" autoComplete="name" />
        <Field {...props} field="billing_email" autoComplete="email" type="email" />
      </div>
      <NativeSelect
        label={t("purchase.vat_code")}
        value={texts.vat_code}
        error={errors.vat_code}
        disabled={disabled}
        onChange={(event) => onChange("vat_code", event.currentTarget.value)}
        data={[
          { value: "", label: t("purchase.choose") },
          ...offer.vat_rates.map(([value, label, share]) => ({
            value,
            label: t("purchase.rate", { label, rate: rate(share) }),
          })),
        ]}
      />
      {code !== null && isCompanyCode(code) && <CompanyFields {...props} />}
    </>
  );
}

function CompanyFields(props: Props) {
  const { texts, errors, disabled, onChange } = props;
  const t = useText(purchaseMessages);
  const language = useLanguage();
  const today = useToday();
  const label = useId();
  const countries = useMemo(
    () => countriesIn(language).map(({ iso, name }) => ({ value: iso, label: name })),
    [language],
  );
  const country = texts.company_reg_country_iso;
  const fits = fitsCountry(texts, today) && t("purchase.fits", { country: countryName(country, language) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would take the legend out of the grid
    <div role="group" aria-labelledby={label} className={classes.fields}>
      <span id={label} hidden>
        {t("purchase.company")}
      </span>
      <div className={classes.pair}>
        <Field {...props} field="company_name" autoComplete="organization" />
        <Field {...props} field="company_vat_num" isUpper description={fits || undefined} />
      </div>
      <div className={classes.pair}>
        <Field {...props} field="company_reg_address" autoComplete="street-address" />
        <Field {...props} field="company_reg_city" autoComplete="address-level2" />
      </div>
      <div className={classes.pair}>
        <Field {...props} field="company_reg_postcode" isUpper autoComplete="postal-code" />
        <NativeSelect
          label={t("purchase.company_reg_country_iso")}
          value={country}
          error={errors.company_reg_country_iso}
          disabled={disabled}
          onChange={(event) => onChange("company_reg_country_iso", event.currentTarget.value)}
          data={[{ value: "", label: t("purchase.choose") }, ...countries]}
        />
      </div>
    </div>
  );
}

interface FieldProps extends Props {
  field: Exclude<PurchaseField, "vat_code" | "company_reg_country_iso">;
  isUpper?: boolean;
  type?: "email";
  autoComplete?: string;
  description?: string | undefined;
}

function Field({ field, texts, errors, disabled, onChange, isUpper = false, ...input }: FieldProps) {
  const t = useText(purchaseMessages);
  const { type = "text", autoComplete = "off", description } = input;
  return (
    <TextInput
      label={t(`purchase.${field}`)}
      maxLength={200}
      {...{ type, autoComplete, description, disabled }}
      value={texts[field]}
      error={errors[field]}
      onChange={({ currentTarget: { value } }) => onChange(field, isUpper ? value.toUpperCase() : value)}
    />
  );
}
