import { useMemo } from "react";
import { useCountries } from "../store/places.ts";
import { SelectField } from "../ui/fields/SelectField.tsx";
import type { FieldProps } from "../ui/fields/types.ts";
import { type Language, useLanguage } from "../ui/i18n.ts";

/** A country by its ISO code, named in the reader's language. */
export function CountryField(props: FieldProps<string>) {
  const countries = useCountries();
  const language = useLanguage();
  const options = useMemo(() => named(countries ?? [], language), [countries, language]);
  const known = props.value === null || options.some((option) => option.value === props.value);
  return (
    <SelectField
      {...props}
      searchable
      options={known || props.value === null ? options : [{ value: props.value, label: props.value }, ...options]}
    />
  );
}

function named(countries: readonly { iso: string; name: string }[], language: Language) {
  return countries
    .map(({ iso, name }) => ({ value: iso, label: localName(iso, name, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}

/** The product's own English name; the browser knows the French ones. */
export function localName(iso: string, name: string, language: Language): string {
  if (language === "en") return name;
  return new Intl.DisplayNames([language], { type: "region", fallback: "none" }).of(iso) ?? name;
}
