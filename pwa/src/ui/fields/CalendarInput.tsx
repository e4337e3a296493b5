import { ActionIcon, Group, Popover, type PopoverProps, Text, TextInput } from "@mantine/core";
import { DatePicker, DatesProvider } from "@mantine/dates";
import "dayjs/locale/fr";
import { type ReactNode, useState } from "react";
import { defined } from "shared-schema/base/defined";
import { useLanguage, useText } from "../i18n.ts";
import { CalendarIcon } from "../icons.tsx";
import type { Autosave } from "./autosave/useAutosave.ts";
import type { InputProps } from "./autosave/useAutosaveField.ts";
import { dateMessages } from "./dateMessages.ts";
import { readDate } from "./dates.ts";

/** The input of a form that is sent as a whole. */
type FormInputProps = Pick<InputProps, "label" | "withAsterisk" | "value" | "error" | "onBlur" | "disabled"> & {
  readOnly: boolean;
  "data-autofocus"?: boolean;
};

interface Props {
  field: Pick<Autosave, "text" | "type">;
  input: InputProps | FormInputProps;
  placeholder: string;
  /** The zone that the time is in; none for a date. */
  zone?: string;
  minDate?: string | undefined;
  maxDate?: string | undefined;
  /** The text for a picked day: keeps the time that is there. */
  onPick: (day: string) => void;
  children?: ReactNode;
}

/** Beside the field where there is no room below or above: the calendar never covers what it fills. */
const PLACES: NonNullable<PopoverProps["middlewares"]> = {
  flip: { fallbackPlacements: ["top-end", "right", "left"] },
  shift: { padding: 8 },
};

/** A typed date with a calendar beside it: the keyboard is never forced through a picker. */
export function CalendarInput(props: Props) {
  const { field, input } = props;
  const t = useText(dateMessages);
  const [open, setOpen] = useState(false);
  const name = t("ui.openCalendar", { label: input.label });
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      middlewares={PLACES}
      shadow="md"
      trapFocus
      returnFocus
      withinPortal
      withRoles={false}
    >
      <Popover.Target>
        <div>
          <TextInput
            {...input}
            placeholder={props.placeholder}
            autoComplete="off"
            onChange={(event) => field.type(event.currentTarget.value)}
            rightSectionWidth={props.zone === undefined ? "2.75rem" : "5.25rem"}
            rightSection={
              <Group gap={4} wrap="nowrap">
                {props.zone !== undefined && (
                  <Text size="sm" c="dimmed">
                    {props.zone}
                  </Text>
                )}
                {!input.disabled && (
                  <ActionIcon
                    aria-label={name}
                    aria-haspopup="dialog"
                    aria-expanded={open}
                    onClick={() => setOpen(!open)}
                  >
                    <CalendarIcon />
                  </ActionIcon>
                )}
              </Group>
            }
          />
        </div>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={name}>
        <Calendar {...props} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Calendar(props: Props & { onDone: () => void }) {
  const t = useText(dateMessages);
  const day = readDate(props.field.text.trim().split(/[\sT]/)[0] ?? "");
  return (
    <DatesProvider settings={{ locale: useLanguage(), firstDayOfWeek: 1 }}>
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
        {...defined({ defaultDate: day ?? props.minDate, minDate: props.minDate, maxDate: props.maxDate })}
        onChange={(picked) => {
          if (picked !== null) props.onPick(picked.slice(0, 10));
          if (props.children === undefined) props.onDone();
        }}
      />
      {props.children}
    </DatesProvider>
  );
}
