import { useText } from "../i18n.ts";
import { uiMessages } from "../messages.ts";
import { CalendarInput } from "./CalendarInput.tsx";
import { readDate, showDate } from "./dates.ts";
import type { FieldProps, Parsed } from "./types.ts";
import { useAutosave } from "./useAutosave.ts";
import { useFieldMessages } from "./useFieldMessages.tsx";

interface Props extends FieldProps<string> {
  /** `YYYY-MM-DD`, both included. */
  minDate?: string;
  maxDate?: string;
}

/** A date without a time (`YYYY-MM-DD`), typed or picked, that saves itself. */
export function DateField(props: Props) {
  const t = useText(uiMessages);
  const parse = (text: string): Parsed<string | null> => {
    if (text.trim() === "") {
      return props.required === "refuse" ? { ok: false, message: t("ui.required") } : { ok: true, value: null };
    }
    const value = readDate(text);
    if (value === null) return { ok: false, message: t("ui.notDate") };
    if (props.minDate !== undefined && value < props.minDate) {
      return { ok: false, message: t("ui.min", { min: showDate(props.minDate) }) };
    }
    if (props.maxDate !== undefined && value > props.maxDate) {
      return { ok: false, message: t("ui.max", { max: showDate(props.maxDate) }) };
    }
    return { ok: true, value };
  };
  const field = useAutosave({
    value: props.value,
    format: showDate,
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
    <CalendarInput
      label={props.label}
      name={props.name}
      placeholder={props.placeholder ?? t("ui.dateLike")}
      disabled={props.disabled}
      required={props.required !== undefined}
      field={field}
      minDate={props.minDate}
      maxDate={props.maxDate}
      onPick={(day) => field.put(showDate(day))}
      {...messages}
    />
  );
}
