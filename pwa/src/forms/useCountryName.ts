import { useCallback } from "react";
import { countryName } from "shared-schema/geo/places/countries";
import { useLanguage } from "../ui/i18n.ts";

/** Names a country's code in the reader's language, as the contract does; the code itself where there is no such country. */
export function useCountryName(): (iso: string | null) => string | null {
  const language = useLanguage();
  return useCallback((iso) => (iso === null ? null : countryName(iso, language)), [language]);
}
