import { Text, TextInput } from "@mantine/core";
import { defined } from "shared-schema/base/defined";
import { useLanguage, useText } from "../i18n.ts";
import { numberMessages } from "./autosave/numberMessages.ts";
import { useAutosaveField } from "./autosave/useAutosaveField.ts";
import { formatNumber, type NumberRules, parseNumber } from "./number.ts";
import type { FieldProps } from "./types.ts";

interface Props extends FieldProps<number>, NumberRules {
  /** Written behind the number: «kt», «L/h», «€». */
  unit?: string;
  /** Stored = shown / scale: 100 for a percentage that is stored as a share. */
  scale?: number;
}

/** A number with its unit, right-aligned, that saves itself; at least 0 unless told, empty is null. */
export function NumberField(props: Props) {
  const t = useText(numberMessages);
  const language = useLanguage();
  const scale = props.scale ?? 1;
  const { field, input } = useAutosaveField(props, {
    format: (value: number | null) => formatNumber(value === null ? null : rescale(value, scale), props, language),
    parse: (text) => {
      const parsed = parseNumber(text, props, t, language);
      return parsed.ok && parsed.value !== null ? { ok: true, value: rescale(parsed.value, 1 / scale) } : parsed;
    },
  });
  return (
    <TextInput
      {...input}
      {...defined({ placeholder: props.placeholder })}
      inputMode="decimal"
      autoComplete="off"
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
      onChange={(event) => field.type(event.currentTarget.value)}
    />
  );
}

/** Percentages with at most a few decimals: without the dust of binary fractions. */
function rescale(value: number, factor: number): number {
  return factor === 1 ? value : Number((value * factor).toPrecision(12));
}
