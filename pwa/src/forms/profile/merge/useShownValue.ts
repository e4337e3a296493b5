import { isBlank, type MergedField } from "shared-schema/profile/merge";
import type { ProfileBody } from "shared-schema/profile/schema";
import { showDate } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { useCountryName } from "../../useCountryName.ts";
import { mergeMessages } from "./messages.ts";

const DATES: readonly MergedField[] = ["date_of_birth", "passport_expiration"];
const COUNTRIES: readonly MergedField[] = [
  "address_country",
  "passport_country",
  "nationality",
  "company_reg_country",
  "bank_country",
];

/** Returns the value of a profile's field in words; null where it has none. */
export function useShownValue(): (profile: ProfileBody, field: MergedField) => string | null {
  const t = useText(mergeMessages);
  const countryName = useCountryName();
  return (profile, field) => {
    if (isBlank(profile, field)) return null;
    if (field === "is_company") return t(profile.is_company ? "merge.yes" : "merge.no");
    if (field === "gender" && profile.gender) return t(`merge.gender.${profile.gender}`);
    const value = String(profile[field]);
    if (DATES.includes(field)) return showDate(value);
    return COUNTRIES.includes(field) ? (countryName(value) ?? value) : value;
  };
}
