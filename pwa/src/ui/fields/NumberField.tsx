import { Text, TextInput } from "@mantine/core";
import { useLanguage, useText } from "../i18n.ts";
import { uiMessages } from "../messages.ts";
import { formatNumber, type NumberRules, parseNumber } from "./number.ts";
import type { FieldProps, Parsed } from "./types.ts";
import { useAutosave } from "./useAutosave.ts";
import { useFieldMessages } from "./useFieldMessages.tsx";

interface Props extends FieldProps<number>, NumberRules {
  /** Stands behind the number: «kt», «L/h», «€». */
  unit?: string;
  /** Stored = shown / scale: 100 for a percentage that is stored as a share. */
  scale?: number;
}

/** A number with its unit, right-aligned, that saves itself; at least 0 unless told, empty is null. */
export function NumberField(props: Props) {
  const t = useText(uiMessages);
  const language = useLanguage();
  const scale = props.scale ?? 1;
  const parse = (text: string): Parsed<number | null> => {
    const parsed = parseNumber(text, props, t, language);
    if (!parsed.ok) return parsed;
    if (parsed.value === null && props.required === "refuse") return { ok: false, message: t("ui.required") };
    return { ok: true, value: parsed.value === null ? null : rescale(parsed.value, 1 / scale) };
  };
  const format = (value: number | null) => formatNumber(value === null ? null : rescale(value, scale), props, language);
  const field = useAutosave({
    value: props.value,
    format,
    parse,
    onSave: props.onSave,
    name: props.name,
    disabled: props.disabled,
  });
  const messages = useFieldMessages(field, {
    error: props.error,
    required: props.required,
    description: props.description,
  });
  return (
    <TextInput
      label={props.label}
      name={props.name}
      placeholder={props.placeholder}
      inputMode="decimal"
      autoComplete="off"
      disabled={props.disabled}
      withAsterisk={props.required !== undefined && !props.disabled}
      value={field.text}
      styles={{ input: { textAlign: "right" } }}
      rightSection={
        props.unit === undefined ? null : (
          <Text size="sm" c="dimmed" aria-hidden>
            {props.unit}
          </Text>
        )
      }
      rightSectionWidth={props.unit === undefined ? 0 : `${Math.max(2.25, props.unit.length * 0.62 + 1)}rem`}
      rightSectionPointerEvents="none"
      aria-label={props.unit === undefined ? undefined : `${props.label} (${props.unit})`}
      {...messages}
      onChange={(event) => field.type(event.currentTarget.value)}
      onFocus={field.focus}
      onBlur={field.leave}
      onKeyDown={(event) => event.key === "Enter" && field.commit()}
    />
  );
}

/** Percentages with at most a few decimals: without the dust of binary fractions. */
function rescale(value: number, factor: number): number {
  return factor === 1 ? value : Number((value * factor).toPrecision(12));
}
