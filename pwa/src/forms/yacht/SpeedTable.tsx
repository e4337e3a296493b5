import { ActionIcon, Button, Group, Stack, Text, Title } from "@mantine/core";
import { type ClipboardEvent, useState } from "react";
import { isTable, readSpeedPoints } from "shared-schema/yacht/pasteTable";
import { NumberField } from "../../ui/fields/NumberField.tsx";
import { useText } from "../../ui/i18n.ts";
import { PlusIcon, TrashIcon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { curveMessages } from "./curveMessages.ts";
import { yachtFormMessages } from "./messages.ts";
import type { YachtRecord } from "./record.ts";
import classes from "./SpeedTable.module.css";

type Point = [number, number];

const MOST_POINTS = 100;

const bySpeed = (points: readonly Point[]): Point[] => [...points].sort((a, b) => a[0] - b[0]);

/** Measured points of speed and consumption; they win over the single speeds of the form. */
export function SpeedTable({ yacht }: { yacht: YachtRecord }) {
  const t = useText(yachtFormMessages);
  const c = useText(curveMessages);
  const points = yacht.body.speed_consumption_table ?? [];
  const save = (next: readonly Point[]) =>
    yacht.save("speed_consumption_table")(next.length === 0 ? null : bySpeed(next));
  const [refusal, setRefusal] = useState<string>();
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    setRefusal(undefined);
    if (yacht.disabled || !isTable(text)) return;
    // One field is not the place for a table; the fields themselves follow what is saved.
    event.preventDefault();
    const read = readSpeedPoints(text);
    if (!read.ok) return setRefusal(c("curve.pasteRefused", { line: read.refusal.fields?.line?.[0] ?? "1" }));
    const merged = [...new Map([...points, ...read.value])];
    if (merged.length > MOST_POINTS) return setRefusal(c("curve.tooMany", { most: MOST_POINTS }));
    void save(merged);
  };
  const replace = (at: number, point: Point) => save(points.map((old, index) => (index === at ? point : old)));
  return (
    <div className={`${classes.root} wide`} onPasteCapture={paste}>
      <Title order={3} size="h5">
        {t("yachtForm.table")}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t("yachtForm.tableNote")} {!yacht.disabled && c("curve.pasteNote")}
      </Text>
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
      <Stack gap="sm">
        {points.map(([speed, litres], index) => (
          <div className={classes.row} key={`${speed}:${litres}`}>
            <NumberField
              label={t("yachtForm.tableSpeed", { n: index + 1 })}
              value={speed}
              unit="kt"
              max={100}
              required="refuse"
              disabled={yacht.disabled}
              onSave={(value) => replace(index, [value ?? speed, litres])}
            />
            <NumberField
              label={t("yachtForm.tableCons", { n: index + 1 })}
              value={litres}
              unit="L/h"
              required="refuse"
              disabled={yacht.disabled}
              onSave={(value) => replace(index, [speed, value ?? litres])}
            />
            {!yacht.disabled && (
              <ActionIcon
                aria-label={t("yachtForm.removePoint", { n: index + 1 })}
                onClick={() => void save(points.filter((_, at) => at !== index))}
              >
                <TrashIcon />
              </ActionIcon>
            )}
          </div>
        ))}
        {!yacht.disabled && <NewPoint onAdd={(point) => void save([...points, point])} />}
      </Stack>
    </div>
  );
}

const kept = (set: (value: number | null) => void) => async (value: number | null) => {
  set(value);
  return { ok: true } as const;
};

function NewPoint({ onAdd }: { onAdd: (point: Point) => void }) {
  const t = useText(yachtFormMessages);
  const [speed, setSpeed] = useState<number | null>(null);
  const [litres, setLitres] = useState<number | null>(null);
  const add = () => {
    if (speed === null || litres === null) return;
    onAdd([speed, litres]);
    setSpeed(null);
    setLitres(null);
  };
  return (
    <Group gap="sm" align="flex-end" className={`${classes.row} ${classes.fresh}`}>
      <NumberField label={t("yachtForm.newSpeed")} value={speed} unit="kt" max={100} onSave={kept(setSpeed)} />
      <NumberField label={t("yachtForm.newCons")} value={litres} unit="L/h" onSave={kept(setLitres)} />
      <Button variant="default" leftSection={<PlusIcon size={16} />} onClick={add}>
        {t("yachtForm.addPoint")}
      </Button>
    </Group>
  );
}
