import type { ReactNode } from "react";
import { useText } from "../i18n.ts";
import { CalendarInput } from "./CalendarInput.tsx";
import { dateMessages } from "./dateMessages.ts";
import { readDate, showDate } from "./dates.ts";

interface Props {
  label: string;
  /** The typed text: `readDate` tells which day it is, or that it is none. */
  value: string;
  error?: ReactNode;
  /** May stay empty. */
  optional?: boolean;
  /** Cannot be changed for now: its form is being sent. */
  readOnly?: boolean;
  /** Takes the focus when its dialog opens. */
  autoFocus?: boolean;
  /** `YYYY-MM-DD`: where the calendar begins. */
  minDate?: string;
  onChange: (text: string) => void;
}

/** A day, typed or picked, in a form that is sent as a whole. Text that is not a day stays as typed. */
export function DayInput({ label, value, error, optional = false, autoFocus = false, minDate, ...form }: Props) {
  const t = useText(dateMessages);
  const { readOnly = false } = form;
  const onChange = readOnly ? () => undefined : form.onChange;
  const spell = () => {
    const day = readDate(value);
    if (day !== null && showDate(day) !== value) onChange(showDate(day));
  };
  return (
    <CalendarInput
      input={{
        label,
        value,
        error,
        withAsterisk: !optional,
        disabled: false,
        readOnly,
        onBlur: spell,
        ...(autoFocus && { "data-autofocus": true }),
      }}
      placeholder={t("ui.dateLike")}
      field={{ text: value, type: onChange }}
      minDate={minDate}
      onPick={(day) => onChange(showDate(day))}
    />
  );
}
