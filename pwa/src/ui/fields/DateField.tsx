import { useText } from "../i18n.ts";
import { useAutosaveField } from "./autosave/useAutosaveField.ts";
import { CalendarInput } from "./CalendarInput.tsx";
import { dateMessages } from "./dateMessages.ts";
import { readDate, showDate } from "./dates.ts";
import type { FieldProps, Parsed } from "./types.ts";

interface Props extends FieldProps<string> {
  /** `YYYY-MM-DD`, both included. */
  minDate?: string | undefined;
  maxDate?: string;
}

/** A date without a time (`YYYY-MM-DD`), typed or picked, that saves itself. */
export function DateField(props: Props) {
  const t = useText(dateMessages);
  const parse = (text: string): Parsed<string> => {
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
  const { field, input } = useAutosaveField(props, { format: showDate, parse });
  return (
    <CalendarInput
      input={input}
      placeholder={props.placeholder ?? t("ui.dateLike")}
      field={field}
      minDate={props.minDate}
      maxDate={props.maxDate}
      onPick={(day) => field.put(showDate(day))}
    />
  );
}
