import { realAddress } from "shared-schema/profile/placeholder";
import { fieldPath } from "../../store/drafts/fieldPath.ts";
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

/** A field that the viewer's copy of someone else's profile has not is not shown as if it were empty. */
function isHidden({ body, disabled }: ProfileRecord, field: ProfileTextKey): boolean {
  return disabled && body[field] === undefined;
}

/** Whether a field cannot be edited: with the whole profile, or because a contract holds it. */
export function isDisabled({ disabled, held }: ProfileRecord, field: keyof ProfileRecord["body"]): boolean {
  return disabled || held.has(field);
}

/** One of the profile's texts. */
export function ProfileText(
  props: Props & { uppercase?: boolean; type?: "text" | "email" | "tel"; description?: string },
) {
  const t = useText(profileFormMessages);
  const { profile, field, ...rest } = props;
  if (isHidden(profile, field)) return null;
  return (
    <TextField
      path={fieldPath(profile.document, profile.id, field)}
      label={t(`profileForm.${field}`)}
      value={field === "email" ? realAddress(profile.body.email) : (profile.body[field] ?? null)}
      onSave={profile.save(field)}
      disabled={isDisabled(profile, field)}
      {...rest}
    />
  );
}

/** One of the profile's countries. */
export function ProfileCountry({ profile, field }: Props) {
  const t = useText(profileFormMessages);
  if (isHidden(profile, field)) return null;
  return (
    <CountryField
      path={fieldPath(profile.document, profile.id, field)}
      label={t(`profileForm.${field}`)}
      value={profile.body[field] ?? null}
      onSave={profile.save(field)}
      disabled={isDisabled(profile, field)}
    />
  );
}

/** One of the profile's dates. */
export function ProfileDate({ profile, field }: Props) {
  const t = useText(profileFormMessages);
  if (isHidden(profile, field)) return null;
  return (
    <DateField
      path={fieldPath(profile.document, profile.id, field)}
      label={t(`profileForm.${field}`)}
      value={profile.body[field] ?? null}
      onSave={profile.save(field)}
      disabled={isDisabled(profile, field)}
    />
  );
}
