import { Select } from "@mantine/core";
import { defined } from "shared-schema/base/defined";
import { useText } from "../i18n.ts";
import { uiMessages } from "../messages.ts";
import { foldedFilter } from "../options/foldedFilter.ts";
import { useDescription } from "./autosave/useFieldMessages.tsx";
import { useInstantSave } from "./autosave/useInstantSave.ts";
import type { FieldProps } from "./types.ts";

interface Props<V extends string> extends FieldProps<V> {
  options: readonly { value: V; label: string }[];
  /** Typing narrows the list; for lists longer than a glance. */
  searchable?: boolean;
}

/** One of several, saved as it is chosen; empty is null where the field is not required. */
export function SelectField<V extends string>(props: Props<V>) {
  const t = useText(uiMessages);
  const description = useDescription(props.description, props.path);
  const field = useInstantSave(props.value, props.onSave);
  const missing = props.required !== undefined && field.touched && field.value === null;
  return (
    <Select<V>
      label={props.label}
      name={props.path}
      description={description}
      {...defined({ placeholder: props.placeholder })}
      disabled={props.disabled ?? false}
      withAsterisk={props.required !== undefined && !props.disabled}
      data={[...props.options]}
      searchable={props.searchable ?? props.options.length > 8}
      filter={foldedFilter}
      clearable={props.required !== "refuse"}
      allowDeselect={false}
      nothingFoundMessage={t("ui.nothingFound")}
      comboboxProps={{ shadow: "md" }}
      // Nothing opens where nothing can be chosen.
      rightSection={props.disabled ? <span /> : undefined}
      value={field.value}
      error={field.error ?? props.error ?? (missing ? t("ui.required") : undefined)}
      onChange={(value) => value !== field.value && field.choose(value)}
      onBlur={field.touch}
    />
  );
}
