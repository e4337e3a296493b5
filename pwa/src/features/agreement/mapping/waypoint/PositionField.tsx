import { SimpleGrid, Text, TextInput } from "@mantine/core";
import type { Position } from "shared-schema/base/basics";
import { formatAngle } from "shared-schema/geo/formatPosition";
import { typedDegrees } from "shared-schema/geo/typedDegrees";
import type { FieldPath } from "#base/fieldPath.ts";
import { useAutosave } from "#ui/fields/autosave/useAutosave.ts";
import { useDescription, useFieldMessages } from "#ui/fields/autosave/useFieldMessages.tsx";
import { formatNumber } from "#ui/fields/number.ts";
import type { Parsed, SaveResult } from "#ui/fields/types.ts";
import { type Language, useLanguage } from "#ui/i18n.ts";

const BETWEEN = "; ";

interface Props {
  /** The paths of both halves. They share one draft, kept under the latitude's. */
  paths: { latitude: FieldPath; longitude: FieldPath };
  labels: { latitude: string; longitude: string };
  value: Position;
  /** The message for a text that is not a valid angle. */
  fault: string;
  error: string | undefined;
  disabled: boolean;
  onSave: (value: Position) => Promise<SaveResult>;
}

/**
 * A position field: latitude and longitude as people write them («43.58», «43°34.8' N»). Both are one value, saved when
 * focus leaves the pair or on Enter: half a position is another place.
 */
export function PositionField({ paths, labels, value, fault, error, disabled, onSave }: Props) {
  const language = useLanguage();
  const field = useAutosave<Position>({
    value,
    format: (at) => (at === null ? BETWEEN : [at.latitude, at.longitude].map((d) => shown(d, language)).join(BETWEEN)),
    parse: (text) => parsed(text, fault),
    onSave: async (at) => (at === null ? { ok: true } : onSave(at)),
    path: paths.latitude,
    disabled,
    onlyWhenLeft: true,
  });
  const [latitude = "", longitude = ""] = field.text.split(BETWEEN);
  const messages = useFieldMessages(field, {
    error,
    required: undefined,
    description: onChart(latitude, "latitude", language),
    path: paths.latitude,
  });
  const longitudeNote = useDescription(onChart(longitude, "longitude", language), paths.longitude);
  const isLongitudeAlone =
    field.error !== undefined && typedDegrees(latitude, "latitude") !== null && degreesOf(field.text) === null;
  const shared = {
    autoComplete: "off",
    disabled,
    withAsterisk: !disabled,
    styles: { input: { textAlign: "right" as const } },
    rightSection: (
      <Text size="sm" c="dimmed" aria-hidden>
        °
      </Text>
    ),
    rightSectionPointerEvents: "none" as const,
    onKeyDown: (event: { key: string }) => event.key === "Enter" && field.commit(),
  };
  const { error: fieldError, description } = messages;
  return (
    <SimpleGrid
      cols={2}
      onFocus={field.focus}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) field.leave();
      }}
    >
      <TextInput
        {...shared}
        name={paths.latitude}
        label={labels.latitude}
        aria-label={`${labels.latitude} (°)`}
        value={latitude}
        error={isLongitudeAlone ? undefined : fieldError}
        description={description}
        onChange={(event) => field.type([bare(event.currentTarget.value), longitude].join(BETWEEN))}
      />
      <TextInput
        {...shared}
        name={paths.longitude}
        label={labels.longitude}
        aria-label={`${labels.longitude} (°)`}
        value={longitude}
        error={isLongitudeAlone ? fieldError : undefined}
        description={longitudeNote}
        onChange={(event) => field.type([latitude, bare(event.currentTarget.value)].join(BETWEEN))}
      />
    </SimpleGrid>
  );
}

function shown(degrees: number, language: Language): string {
  return formatNumber(degrees, { decimals: 4, fixed: true, grouping: false }, language);
}

/** The typed angle in the degrees and minutes of a chart. */
function onChart(text: string, axis: keyof Position, language: Language): string | undefined {
  const degrees = typedDegrees(text, axis);
  return degrees === null ? undefined : formatAngle(degrees, axis, language);
}

function bare(text: string): string {
  return text.replaceAll(";", "");
}

function degreesOf(text: string): Position | null {
  const [first = "", second = ""] = text.split(BETWEEN);
  const [latitude, longitude] = [typedDegrees(first, "latitude"), typedDegrees(second, "longitude")];
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function parsed(text: string, fault: string): Parsed<Position> {
  const value = degreesOf(text);
  return value === null ? { ok: false, message: fault } : { ok: true, value };
}
