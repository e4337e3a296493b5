import { fieldPath } from "../../store/drafts/fieldPath.ts";
import { SelectField } from "../../ui/fields/SelectField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useText } from "../../ui/i18n.ts";
import { FormSection } from "../../ui/layout/FormSection.tsx";
import { isDisabled, ProfileCountry, ProfileDate, ProfileText } from "./fields.tsx";
import { profileFormMessages } from "./messages.ts";
import { PassportNote } from "./passport/PassportNote.tsx";
import { ReadPassport } from "./passport/ReadPassport.tsx";
import { SeenBy } from "./passport/SeenBy.tsx";
import { useLastDisembarkation } from "./passport/useLastDisembarkation.ts";
import { usePassportsShown } from "./passport/usePassportsShown.ts";
import type { ProfileRecord } from "./record.ts";

/** As machine-readable passports have it. */
const GENDERS = ["F", "M", "X"] as const;

/** The person's name, particulars and address; of a company, those of the person who acts for it. */
export function PersonSection({ profile }: { profile: ProfileRecord }) {
  const t = useText(profileFormMessages);
  const { is_company } = profile.body;
  return (
    <FormSection title={t(is_company ? "profileForm.representative" : "profileForm.person")}>
      <Name profile={profile} field="first_name" />
      <Name profile={profile} field="last_name" />
      <ProfileText profile={profile} field="profile_name" />
      <ProfileText
        profile={profile}
        field="capacity"
        description={t(is_company ? "profileForm.representativeNote" : "profileForm.capacityNote")}
      />
      <ProfileText profile={profile} field="email" type="email" />
      <ProfileText profile={profile} field="main_phone" type="tel" />
      <ProfileDate profile={profile} field="date_of_birth" />
      <ProfileText profile={profile} field="place_of_birth" />
      <ProfileText profile={profile} field="address" />
      <ProfileText profile={profile} field="city" />
      <ProfileText profile={profile} field="postcode" uppercase />
      <ProfileCountry profile={profile} field="address_country" />
    </FormSection>
  );
}

function Name({ profile, field }: { profile: ProfileRecord; field: "first_name" | "last_name" }) {
  const t = useText(profileFormMessages);
  return (
    <TextField
      path={fieldPath(profile.document, profile.id, field)}
      label={t(`profileForm.${field}`)}
      value={profile.body[field]}
      onSave={(value) => profile.save(field)(value ?? "")}
      required="refuse"
      maxLength={120}
      disabled={isDisabled(profile, field)}
    />
  );
}

/** The passport, for those whose copy of the profile has it. */
export function PassportSection({ profile }: { profile: ProfileRecord }) {
  const t = useText(profileFormMessages);
  const until = useLastDisembarkation(profile.id);
  usePassportsShown([profile]);
  if (profile.body.passport_num === undefined) return null;
  return (
    <FormSection title={t("profileForm.passport")}>
      {!profile.disabled && <ReadPassport profile={profile} />}
      <ProfileText profile={profile} field="passport_num" uppercase />
      <ProfileCountry profile={profile} field="passport_country" />
      <div>
        <ProfileDate profile={profile} field="passport_expiration" />
        <PassportNote expiry={profile.body.passport_expiration} until={until} />
      </div>
      <ProfileCountry profile={profile} field="nationality" />
      <SelectField
        path={fieldPath(profile.document, profile.id, "gender")}
        label={t("profileForm.gender")}
        value={profile.body.gender ?? null}
        options={GENDERS.map((value) => ({ value, label: t(`profileForm.gender.${value}`) }))}
        onSave={profile.save("gender")}
        disabled={profile.disabled}
      />
      <ProfileText profile={profile} field="visa_num" uppercase />
      <SeenBy profile={profile} />
    </FormSection>
  );
}
