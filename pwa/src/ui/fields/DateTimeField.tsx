import { TextInput } from "@mantine/core";
import { useText } from "../i18n.ts";
import { uiMessages } from "../messages.ts";
import { CalendarInput } from "./CalendarInput.tsx";
import { readInstant, showDate, showInstant } from "./dates.ts";
import type { FieldProps, Parsed } from "./types.ts";
import { useAutosave } from "./useAutosave.ts";
import { useFieldMessages } from "./useFieldMessages.tsx";

interface Props extends FieldProps<string> {
  /** `YYYY-MM-DD`: the calendar's ends. */
  minDate?: string;
  maxDate?: string;
}

const NOON = "12:00";

/** An instant in UTC (`2027-07-03T10:00:00Z`), typed or picked, that saves itself; the field says its zone. */
export function DateTimeField(props: Props) {
  const t = useText(uiMessages);
  const parse = (text: string): Parsed<string | null> => {
    if (text.trim() === "") {
      return props.required === "refuse" ? { ok: false, message: t("ui.required") } : { ok: true, value: null };
    }
    const value = readInstant(text);
    return value === null ? { ok: false, message: t("ui.notDateTime") } : { ok: true, value };
  };
  const field = useAutosave({
    value: props.value,
    format: showInstant,
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
  const [day = "", time = NOON] = field.text.trim().split(/\s+/);
  return (
    <CalendarInput
      label={props.label}
      name={props.name}
      placeholder={props.placeholder ?? t("ui.dateTimeLike")}
      disabled={props.disabled}
      required={props.required !== undefined}
      field={field}
      zone="UTC"
      minDate={props.minDate}
      maxDate={props.maxDate}
      onPick={(picked) => field.put(`${showDate(picked)} ${time}`)}
      {...messages}
    >
      <TextInput
        type="time"
        mt="sm"
        label={t("ui.time")}
        value={time}
        disabled={day === ""}
        onChange={(event) => event.currentTarget.value !== "" && field.put(`${day} ${event.currentTarget.value}`)}
      />
    </CalendarInput>
  );
}
