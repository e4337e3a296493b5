import { fieldPath } from "../../store/drafts/fieldPath.ts";
import { CheckboxField } from "../../ui/fields/CheckboxField.tsx";
import { useText } from "../../ui/i18n.ts";
import { FormSection } from "../../ui/layout/FormSection.tsx";
import { BankProof } from "./BankProof.tsx";
import { isDisabled, ProfileCountry, ProfileText } from "./fields.tsx";
import { IbanNotes } from "./IbanNotes.tsx";
import { profileFormMessages } from "./messages.ts";
import type { ProfileRecord } from "./record.ts";

const INSURANCE = [
  "company_insurance_name",
  "company_insurance_pol",
  "financial_guarantee",
  "guarantor_name",
  "company_affil",
  "company_affil_num",
  "travel_agent_id",
] as const;

/** The company that the person acts for, when they do. */
export function CompanySection({ profile }: { profile: ProfileRecord }) {
  const t = useText(profileFormMessages);
  return (
    <FormSection title={t("profileForm.company")}>
      <div className="wide">
        <CheckboxField
          path={fieldPath(profile.document, profile.id, "is_company")}
          label={t("profileForm.is_company")}
          value={profile.body.is_company}
          onSave={profile.save("is_company")}
          disabled={isDisabled(profile, "is_company")}
        />
      </div>
      {profile.body.is_company && (
        <>
          <ProfileText profile={profile} field="company_name" />
          <ProfileText profile={profile} field="company_reg_num" />
          <ProfileText profile={profile} field="company_vat_num" uppercase />
          <ProfileText profile={profile} field="company_reg_address" />
          <ProfileText profile={profile} field="company_reg_city" />
          <ProfileText profile={profile} field="company_reg_postcode" uppercase />
          <ProfileCountry profile={profile} field="company_reg_country" />
          {INSURANCE.map((field) => (
            <ProfileText key={field} profile={profile} field={field} />
          ))}
        </>
      )}
    </FormSection>
  );
}

/** The company's bank account. Shown only for companies in a paid role, and only where the viewer's copy has it. */
export function BankSection({ profile }: { profile: ProfileRecord }) {
  const t = useText(profileFormMessages);
  if (!profile.body.is_company || profile.body.iban === undefined) return null;
  return (
    <FormSection title={t("profileForm.bank")}>
      {profile.document === "profiles" && (
        <div className="wide">
          <BankProof id={profile.id} />
        </div>
      )}
      <ProfileText profile={profile} field="bank_name" />
      <ProfileText profile={profile} field="iban" uppercase />
      <ProfileText profile={profile} field="swiftbic" uppercase />
      {profile.body.iban && profile.document === "profiles" && <IbanNotes id={profile.id} iban={profile.body.iban} />}
      <ProfileText profile={profile} field="account_num" />
      <ProfileText profile={profile} field="bank_address" />
      <ProfileCountry profile={profile} field="bank_country" />
    </FormSection>
  );
}
