import { Button, Progress, Select, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { countTiles, MAX_TILES } from "#map/offline/saveArea.ts";
import type { Source } from "#map/offline/sources.ts";
import type { ChartView } from "#map/WatchView.tsx";
import { useText } from "#ui/i18n.ts";
import { layerMessages } from "./layerMessages.ts";
import type { SavedAreas } from "./useSavedAreas.ts";

/** The choices of how many zoom levels to save below the one shown. */
const DEPTHS = ["0", "2", "4"] as const;

interface Props {
  view: ChartView;
  sources: readonly Source[];
  saved: SavedAreas;
}

/** Saves the part of a layer that is on screen, and says how far that is. */
export function SaveArea({ view, sources, saved }: Props) {
  const t = useText(layerMessages);
  const suggestion = t("layers.defaultName", { number: saved.areas.length + 1 });
  const [name, setName] = useState("");
  const [wanted, setWanted] = useState<string | null>(null);
  const [depth, setDepth] = useState<(typeof DEPTHS)[number]>("2");
  const source = sources.find(({ key }) => key === wanted) ?? sources[0];
  if (!source) return null;
  const deepest = source.maxNativeZoom;
  const shown = Math.min(Math.round(view.zoom), deepest);
  const minZoom = Math.max(source.minZoom, shown - 2);
  const frame = {
    source: source.key,
    templates: [...source.templates],
    isDrawn: source.isDrawn,
    south: view.south,
    west: view.west,
    north: view.north,
    east: view.east,
    minZoom,
    maxZoom: Math.max(minZoom, Math.min(deepest, shown + Number(depth))),
  };
  const count = countTiles(frame);
  const { running } = saved;
  if (running) {
    const text = t("layers.progress", { saved: running.saved, tiles: running.tiles });
    return (
      <Stack gap={8} role="status">
        <Text size="sm">
          {running.name}: {text}
        </Text>
        <Progress value={(100 * running.saved) / Math.max(1, running.tiles)} aria-label={text} />
        <Button variant="default" onClick={saved.stop}>
          {t("layers.cancel")}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap={8}>
      <Text fw={600}>{t("layers.save.title")}</Text>
      <Text size="sm" c="dimmed">
        {t("layers.save.why")}
      </Text>
      <TextInput
        label={t("layers.name")}
        placeholder={suggestion}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {sources.length > 1 && (
        <Select
          label={t("layers.what")}
          allowDeselect={false}
          comboboxProps={{ withinPortal: false }}
          data={sources.map(({ key, name: label }) => ({ value: key, label }))}
          value={source.key}
          onChange={setWanted}
        />
      )}
      <Select
        label={t("layers.depth")}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        data={DEPTHS.map((value) => ({ value, label: t(`layers.depth.${value}`) }))}
        value={depth}
        onChange={(value) => setDepth(DEPTHS.find((each) => each === value) ?? "2")}
      />
      {count > MAX_TILES && (
        <Text size="sm" c="var(--color-wait-text)" role="status">
          {t("layers.tooMany", { count, most: MAX_TILES })}
        </Text>
      )}
      <Button disabled={count > MAX_TILES} onClick={() => saved.save(name.trim() || suggestion, frame)}>
        {t("layers.save", { count })}
      </Button>
    </Stack>
  );
}
