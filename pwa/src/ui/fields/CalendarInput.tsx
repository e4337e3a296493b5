import { ActionIcon, Group, Popover, Text, TextInput } from "@mantine/core";
import { DatePicker } from "@mantine/dates";
import { type ReactNode, useState } from "react";
import { useText } from "../i18n.ts";
import { CalendarIcon } from "../icons.tsx";
import { uiMessages } from "../messages.ts";
import { readDate } from "./dates.ts";
import type { Autosave } from "./useAutosave.ts";

interface Props {
  label: string;
  name: string | undefined;
  placeholder: string;
  disabled: boolean | undefined;
  required: boolean;
  field: Autosave;
  error: string | undefined;
  description: ReactNode;
  /** The zone that the time is in; none for a date. */
  zone?: string;
  minDate?: string | undefined;
  maxDate?: string | undefined;
  /** The text for a picked day: keeps the time that is there. */
  onPick: (day: string) => void;
  children?: ReactNode;
}

/** A typed date with a calendar beside it: the keyboard is never forced through a picker. */
export function CalendarInput(props: Props) {
  const { field } = props;
  return (
    <TextInput
      label={props.label}
      name={props.name}
      placeholder={props.placeholder}
      autoComplete="off"
      disabled={props.disabled}
      withAsterisk={props.required && !props.disabled}
      value={field.text}
      error={props.error}
      description={props.description}
      onChange={(event) => field.type(event.currentTarget.value)}
      onFocus={field.focus}
      onBlur={field.leave}
      onKeyDown={(event) => event.key === "Enter" && field.commit()}
      rightSectionWidth={props.zone === undefined ? "2.75rem" : "5rem"}
      rightSection={
        <Group gap={0} wrap="nowrap">
          {props.zone !== undefined && (
            <Text size="sm" c="dimmed">
              {props.zone}
            </Text>
          )}
          {!props.disabled && <Calendar {...props} />}
        </Group>
      }
    />
  );
}

function Calendar(props: Props) {
  const t = useText(uiMessages);
  const [open, setOpen] = useState(false);
  const day = readDate(props.field.text.trim().split(/[\sT]/)[0] ?? "");
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" shadow="md" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <ActionIcon aria-label={t("ui.openCalendar", { label: props.label })} onClick={() => setOpen(!open)}>
          <CalendarIcon />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <DatePicker
          hideOutsideDates
          ariaLabels={{
            previousMonth: t("ui.previousMonth"),
            nextMonth: t("ui.nextMonth"),
            previousYear: t("ui.previousYear"),
            nextYear: t("ui.nextYear"),
            previousDecade: t("ui.previousDecade"),
            nextDecade: t("ui.nextDecade"),
          }}
          value={day}
          defaultDate={day ?? props.minDate ?? undefined}
          minDate={props.minDate}
          maxDate={props.maxDate}
          onChange={(picked) => {
            if (picked !== null) props.onPick(picked.slice(0, 10));
            if (props.children === undefined) setOpen(false);
          }}
        />
        {props.children}
      </Popover.Dropdown>
    </Popover>
  );
}
