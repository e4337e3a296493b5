import { ActionIcon, Button, Group, Stack, Text, Title } from "@mantine/core";
import { type ClipboardEvent, type ReactElement, useState } from "react";
import { refused } from "shared-schema/base/result";
import { KNOTS } from "shared-schema/base/units";
import { isTable, readSpeedPoints } from "shared-schema/yacht/pasteTable";
import { fieldPath, pointPath } from "../../../store/drafts/fieldPath.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useConflictNote } from "../../../ui/fields/autosave/conflicts.tsx";
import { discardDraft } from "../../../ui/fields/autosave/drafts.ts";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { useLanguage, useText } from "../../../ui/i18n.ts";
import { PlusIcon, TrashIcon } from "../../../ui/icons.tsx";
import { yachtFormMessages } from "../messages.ts";
import type { YachtRecord } from "../record.ts";
import { curveMessages } from "./curveMessages.ts";
import classes from "./SpeedTable.module.css";
import { type Point, SpeedRows } from "./speedRows.ts";

const MOST_POINTS = 100;

const NO_POINTS: readonly Point[] = [];

const bySpeed = (points: readonly Point[]): Point[] => [...points].sort((a, b) => a[0] - b[0]);

/** Measured points of speed and consumption; they win over the single speeds of the form. */
export function SpeedTable({ yacht }: { yacht: YachtRecord }) {
  const language = useLanguage();
  const t = useText(yachtFormMessages);
  const c = useText(curveMessages);
  const points = yacht.body.speed_consumption_table ?? NO_POINTS;
  const [rows] = useState(() => new SpeedRows());
  const conflict = useConflictNote(fieldPath(yacht.document, yacht.id, "speed_consumption_table"));
  const save = (next: readonly Point[]) =>
    yacht.save("speed_consumption_table")(next.length === 0 ? null : bySpeed(next));
  const [refusal, setRefusal] = useState<ReactElement>();
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    setRefusal(undefined);
    if (!isTable(text)) return;
    // One field is not the place for a table; the fields themselves follow what is saved.
    event.preventDefault();
    const read = readSpeedPoints(text);
    if (!read.ok) return setRefusal(refusalMessage(read.refusal));
    const merged = [...new Map([...points, ...read.value])];
    if (merged.length > MOST_POINTS) {
      return setRefusal(refusalMessage(refused("speeds.too-many", { most: MOST_POINTS }).refusal));
    }
    void save(merged);
  };
  return (
    <div className={`${classes.root} wide`} onPasteCapture={paste}>
      <Title order={3} size="h5">
        {t("yachtForm.table")}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t("yachtForm.tableNote")} {c("curve.pasteNote")}
      </Text>
      {conflict && <Text size="sm">{conflict}</Text>}
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
      <Stack gap="sm">
        {rows.show(points).map(({ key, name, point: [speed, litres] }, index) => (
          <div className={classes.row} key={key}>
            <NumberField
              label={t("yachtForm.tableSpeed", { n: index + 1 })}
              value={speed}
              path={pointPath(yacht.document, yacht.id, name, 0)}
              pathFollowsValue
              unit={KNOTS[language]}
              max={100}
              required="refuse"
              onSave={(value) => rows.change(key, 0, value ?? speed, save)}
            />
            <NumberField
              label={t("yachtForm.tableCons", { n: index + 1 })}
              value={litres}
              path={pointPath(yacht.document, yacht.id, name, 1)}
              pathFollowsValue
              unit="L/h"
              required="refuse"
              onSave={(value) => rows.change(key, 1, value ?? litres, save)}
            />
            <ActionIcon
              aria-label={t("yachtForm.removePoint", { n: index + 1 })}
              onClick={() => void save(points.filter((_, at) => at !== index))}
            >
              <TrashIcon />
            </ActionIcon>
          </div>
        ))}
        <NewPoint yacht={yacht} onAdd={(point) => void save([...points, point])} />
      </Stack>
    </div>
  );
}

const held = (set: (value: number | null) => void) => async (value: number | null) => {
  set(value);
  return { ok: true, held: true } as const;
};

function NewPoint({ yacht, onAdd }: { yacht: YachtRecord; onAdd: (point: Point) => void }) {
  const language = useLanguage();
  const t = useText(yachtFormMessages);
  const [speed, setSpeed] = useState<number | null>(null);
  const [litres, setLitres] = useState<number | null>(null);
  const speedPath = pointPath(yacht.document, yacht.id, "new", 0);
  const litresPath = pointPath(yacht.document, yacht.id, "new", 1);
  const add = () => {
    if (speed === null || litres === null) return;
    onAdd([speed, litres]);
    setSpeed(null);
    setLitres(null);
    discardDraft(speedPath);
    discardDraft(litresPath);
  };
  return (
    <Group gap="sm" align="flex-end" className={`${classes.row} ${classes.fresh}`}>
      <NumberField
        path={speedPath}
        label={t("yachtForm.newSpeed")}
        value={speed}
        unit={KNOTS[language]}
        max={100}
        onSave={held(setSpeed)}
      />
      <NumberField
        path={litresPath}
        label={t("yachtForm.newCons")}
        value={litres}
        unit="L/h"
        onSave={held(setLitres)}
      />
      <Button variant="default" leftSection={<PlusIcon size={16} />} onClick={add}>
        {t("yachtForm.addPoint")}
      </Button>
    </Group>
  );
}
