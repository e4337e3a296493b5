import { Select, SimpleGrid, Text } from "@mantine/core";
import type { ReactElement, ReactNode } from "react";
import { deviceZone } from "../../base/deviceZone.ts";
import { useYachtIdentity } from "../../forms/yacht/useYachtIdentity.ts";
import { useYachts } from "../../store/queries/documents.ts";
import { inWords } from "../../ui/feedback/refusalMessage.tsx";
import { CalendarInput } from "../../ui/fields/CalendarInput.tsx";
import { readInstant, showDate, showInstant } from "../../ui/fields/dates.ts";
import { textFor, useText } from "../../ui/i18n.ts";
import { foldedFilter } from "../../ui/options/foldedFilter.ts";
import { compareNames } from "../../ui/table/names.ts";
import { useToday } from "../../ui/useToday.ts";
import { type TeamMember, YachtTeam } from "./beginning/YachtTeam.tsx";
import { createMessages } from "./createMessages.ts";

/** The optional beginning of a draft: the number of a yacht with those who come with her, and the dates as they were typed. */
export interface Beginning {
  yacht: string | null;
  team: readonly TeamMember[];
  delivery: string;
  redelivery: string;
}

/** The clock on which dates are typed before there is a route: that of this device. */
const ZONE = deviceZone();
/** Yachts are handed over at noon, unless a time is typed. */
const NOON = "12:00";

/** A typed date and time on the clock of this device, as an instant; null where it is none. */
function readLocal(text: string, near: string | null): string | null {
  const typed = text.trim();
  if (typed === "") return null;
  const isDayAlone = !typed.startsWith("+") && readInstant(`${typed} ${NOON}`, { zone: ZONE, near }) !== null;
  return readInstant(isDayAlone ? `${typed} ${NOON}` : typed, { zone: ZONE, near });
}

/** The dates of a draft out of what was typed. @param today YYYY-MM-DD */
export function datesOf({ delivery, redelivery }: Pick<Beginning, "delivery" | "redelivery">, today: string) {
  const from = readLocal(delivery, `${today}T12:00:00Z`);
  return { delivery_date: from, redelivery_date: readLocal(redelivery, from ?? `${today}T12:00:00Z`) };
}

/** Checks the two dates: each may stay empty, and the second is not before the first. */
export function datesFault(values: Beginning, field: "delivery" | "redelivery", today: string): ReactElement | null {
  const { delivery_date: from, redelivery_date: to } = datesOf(values, today);
  const read = field === "delivery" ? from : to;
  if (values[field].trim() !== "" && read === null) return inWords(() => textFor(createMessages)("agreements.notDate"));
  const isBackwards = field === "redelivery" && from !== null && to !== null && to < from;
  return isBackwards ? inWords(() => textFor(createMessages)("agreements.notInOrder")) : null;
}

interface Props {
  values: Beginning;
  errors: Partial<Record<keyof Beginning, ReactNode>>;
  onChange: (change: Partial<Beginning>) => void;
  onYacht: (yacht: string | null) => void;
}

/** Yacht and dates, each of which may wait. The dates are typed in local time; UTC is shown beneath. */
export function CreateBeginning({ values, errors, onChange, onYacht }: Props) {
  const t = useText(createMessages);
  const today = useToday();
  const identity = useYachtIdentity();
  const options = (useYachts() ?? [])
    .map(({ id, body }) => ({ value: String(id), label: identity(body) }))
    .sort((a, b) => compareNames(a.label, b.label));
  const { delivery_date, redelivery_date } = datesOf(values, today);
  return (
    <>
      {options.length > 0 && (
        <Select
          label={t("agreements.yacht")}
          placeholder={t("agreements.later")}
          searchable
          clearable
          selectFirstOptionOnChange
          limit={50}
          filter={foldedFilter}
          nothingFoundMessage={t("agreements.noYacht")}
          data={options}
          value={values.yacht}
          onChange={onYacht}
        />
      )}
      <YachtTeam team={values.team} onChange={(team) => onChange({ team })} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <LocalTime field="delivery" at={delivery_date} {...{ values, errors, onChange }} />
        <LocalTime field="redelivery" at={redelivery_date} {...{ values, errors, onChange }} />
      </SimpleGrid>
    </>
  );
}

function LocalTime({
  field,
  at,
  values,
  errors,
  onChange,
}: Omit<Props, "onYacht"> & { field: "delivery" | "redelivery"; at: string | null }) {
  const t = useText(createMessages);
  const text = values[field];
  const write = (typed: string) => onChange(field === "delivery" ? { delivery: typed } : { redelivery: typed });
  const spell = () => {
    if (at !== null && showInstant(at, ZONE) !== text) write(showInstant(at, ZONE));
  };
  return (
    <div>
      <CalendarInput
        input={{
          label: t(`agreements.${field}`),
          value: text,
          error: errors[field],
          withAsterisk: false,
          disabled: false,
          readOnly: false,
          onBlur: spell,
        }}
        placeholder={t("agreements.later")}
        zone={t("agreements.local")}
        field={{ text, type: write }}
        onPick={(day) => write(`${showDate(day)} ${text.trim().split(/\s+/)[1] ?? NOON}`)}
      />
      {at !== null && (
        <Text size="sm" c="dimmed">
          {t("agreements.utc", { at: showInstant(at) })}
        </Text>
      )}
    </div>
  );
}
