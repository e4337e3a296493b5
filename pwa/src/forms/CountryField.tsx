import { useMemo } from "react";
import { countriesIn } from "shared-schema/geo/places/countries";
import { SelectField } from "../ui/fields/SelectField.tsx";
import type { FieldProps } from "../ui/fields/types.ts";
import { useLanguage } from "../ui/i18n.ts";

/** A country by its ISO code, named in the reader's language. */
export function CountryField(props: FieldProps<string>) {
  const language = useLanguage();
  const options = useMemo(
    () => countriesIn(language).map(({ iso, name }) => ({ value: iso, label: name })),
    [language],
  );
  const known = props.value === null || options.some((option) => option.value === props.value);
  return (
    <SelectField
      {...props}
      searchable
      options={known || props.value === null ? options : [{ value: props.value, label: props.value }, ...options]}
    />
  );
}
