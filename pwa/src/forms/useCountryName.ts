import { useCountries } from "../store/places.ts";
import { useLanguage } from "../ui/i18n.ts";
import { localName } from "./CountryField.tsx";

/** Names a country's code in the reader's language; the code itself while the list is not here. */
export function useCountryName(): (iso: string | null) => string | null {
  const countries = useCountries();
  const language = useLanguage();
  return (iso) => {
    if (iso === null) return null;
    const country = countries?.find((one) => one.iso === iso);
    return localName(iso, country?.name ?? iso, language);
  };
}
