import { DateField } from "../../ui/fields/DateField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useText } from "../../ui/i18n.ts";
import { CountryField } from "../CountryField.tsx";
import { profileFormMessages } from "./messages.ts";
import type { ProfileRecord, ProfileTextKey } from "./record.ts";

interface Props {
  profile: ProfileRecord;
  field: ProfileTextKey;
}

/** One of the profile's texts. */
export function ProfileText(
  props: Props & { uppercase?: boolean; type?: "text" | "email" | "tel"; description?: string },
) {
  const t = useText(profileFormMessages);
  const { profile, field, ...rest } = props;
  return (
    <TextField
      name={field}
      label={t(`profileForm.${field}`)}
      value={profile.body[field] ?? null}
      onSave={profile.save(field)}
      disabled={profile.disabled}
      {...rest}
    />
  );
}

/** One of the profile's countries. */
export function ProfileCountry({ profile, field }: Props) {
  const t = useText(profileFormMessages);
  return (
    <CountryField
      name={field}
      label={t(`profileForm.${field}`)}
      value={profile.body[field] ?? null}
      onSave={profile.save(field)}
      disabled={profile.disabled}
    />
  );
}

/** One of the profile's dates. */
export function ProfileDate({ profile, field }: Props) {
  const t = useText(profileFormMessages);
  return (
    <DateField
      name={field}
      label={t(`profileForm.${field}`)}
      value={profile.body[field] ?? null}
      onSave={profile.save(field)}
      disabled={profile.disabled}
    />
  );
}
