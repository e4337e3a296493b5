import { TextInput } from "@mantine/core";
import { useText } from "../i18n.ts";
import { useToday } from "../useToday.ts";
import { useAutosaveField } from "./autosave/useAutosaveField.ts";
import { CalendarInput } from "./CalendarInput.tsx";
import { dateMessages } from "./dateMessages.ts";
import { readInstant, showDate, showInstant } from "./dates.ts";
import type { FieldProps, Parsed } from "./types.ts";

interface Props extends FieldProps<string> {
  /** `YYYY-MM-DD`: the calendar's ends. */
  minDate?: string | undefined;
  maxDate?: string;
  /** IANA zone of the clock that is shown and typed; UTC unless given. */
  zone?: string;
  /** The instant that «+2d» counts from while the field is empty, and near which a day without a year lies. */
  near?: string | null;
}

const NOON = "12:00";

/** An instant (`2027-07-03T10:00:00Z`), typed or picked on the clock of its zone with UTC beneath, that saves itself. */
export function DateTimeField({ zone = "UTC", near = null, ...props }: Props) {
  const t = useText(dateMessages);
  const today = useToday();
  const parse = (text: string): Parsed<string> => {
    const value = readInstant(text, { zone, near: props.value ?? near ?? `${today}T12:00:00Z` });
    return value === null ? { ok: false, message: t("ui.notDateTime") } : { ok: true, value };
  };
  const inUtc = zone !== "UTC" && props.value !== null ? `${showInstant(props.value)} UTC (${zone})` : undefined;
  const described = { ...props, description: props.description ?? inUtc };
  const { field, input } = useAutosaveField(described, { format: (value) => showInstant(value, zone), parse });
  const [day = "", time = NOON] = field.text.trim().split(/\s+/);
  return (
    <CalendarInput
      input={input}
      placeholder={props.placeholder ?? t("ui.dateTimeLike")}
      field={field}
      zone={zone === "UTC" ? zone : t("ui.local")}
      minDate={props.minDate}
      maxDate={props.maxDate}
      onPick={(picked) => field.put(`${showDate(picked)} ${time}`)}
    >
      <TextInput
        type="time"
        mt="sm"
        label={zone === "UTC" ? t("ui.time") : t("ui.localTime")}
        value={time}
        disabled={day === ""}
        onChange={(event) => event.currentTarget.value !== "" && field.put(`${day} ${event.currentTarget.value}`)}
      />
    </CalendarInput>
  );
}
