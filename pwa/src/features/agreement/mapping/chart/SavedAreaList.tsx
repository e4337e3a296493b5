import { ActionIcon, Button, Group, Stack, Text } from "@mantine/core";
import { useText } from "#ui/i18n.ts";
import { TrashIcon } from "#ui/icons.tsx";
import { layerMessages } from "./layerMessages.ts";
import type { SavedAreas } from "./useSavedAreas.ts";

/** The areas on this device with their sizes; what is incomplete can be completed. */
export function SavedAreaList({ saved }: { saved: SavedAreas }) {
  const t = useText(layerMessages);
  return (
    <Stack gap={8}>
      <Text fw={600}>{t("layers.saved")}</Text>
      {saved.areas.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("layers.none")}
        </Text>
      )}
      {saved.areas.map((area) => (
        <div key={area.id}>
          <Group justify="space-between" wrap="nowrap" gap={8}>
            <div>
              <Text>{area.name}</Text>
              <Text size="sm" c="dimmed">
                {t("layers.size", { saved: area.saved, tiles: area.tiles, size: megabytes(area.bytes) })}
              </Text>
            </div>
            <ActionIcon
              aria-label={t("layers.delete", { name: area.name })}
              disabled={saved.running !== null}
              onClick={() => saved.remove(area)}
            >
              <TrashIcon />
            </ActionIcon>
          </Group>
          {area.saved < area.tiles && (
            <Button
              variant="default"
              aria-label={t("layers.resumeOf", { name: area.name })}
              disabled={saved.running !== null}
              onClick={() => saved.resume(area)}
            >
              {t("layers.resume")}
            </Button>
          )}
        </div>
      ))}
    </Stack>
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
