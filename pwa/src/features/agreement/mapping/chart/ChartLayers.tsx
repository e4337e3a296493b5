import { ActionIcon, Modal, Stack, Switch, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Source } from "#map/offline/sources.ts";
import type { ChartView } from "#map/WatchView.tsx";
import { useText } from "#ui/i18n.ts";
import { LayersIcon } from "../icons.tsx";
import { Legend } from "./Legend.tsx";
import { layerMessages } from "./layerMessages.ts";
import { SaveArea } from "./SaveArea.tsx";
import { SavedAreaList } from "./SavedAreaList.tsx";
import { useSavedAreas } from "./useSavedAreas.ts";

interface Props {
  view: ChartView | null;
  /** The operator's layers, and the keys of those that are shown. */
  sources: readonly Source[];
  shown: readonly string[];
  onShow: (shown: string[]) => void;
}

/** Chooses the layers over the chart, where this installation has any, and the areas kept for offline use. */
export function ChartLayers({ view, sources, shown, onShow }: Props) {
  const t = useText(layerMessages);
  const [opened, { open, close }] = useDisclosure();
  const saved = useSavedAreas();
  return (
    <>
      <ActionIcon variant="default" aria-label={t("layers.open")} title={t("layers.open")} onClick={open}>
        <LayersIcon />
      </ActionIcon>
      <Modal
        opened={opened}
        onClose={close}
        title={t("layers.open")}
        closeButtonProps={{ "aria-label": t("layers.close") }}
      >
        <Stack gap="md">
          {sources.length > 0 && (
            <Stack gap={8}>
              <Text fw={600}>{t("layers.shown")}</Text>
              {sources.map(({ key, name }) => (
                <Switch
                  key={key}
                  label={name}
                  checked={shown.includes(key)}
                  onChange={() => onShow(shown.includes(key) ? shown.filter((each) => each !== key) : [...shown, key])}
                />
              ))}
            </Stack>
          )}
          <Legend />
          <Text size="sm" c="dimmed">
            {t("layers.own")}
          </Text>
          {sources.length === 0 && (
            <Text size="sm" c="dimmed">
              {t("layers.more")}
            </Text>
          )}
          {view && <SaveArea view={view} sources={sources} saved={saved} />}
          {(sources.length > 0 || saved.areas.length > 0) && <SavedAreaList saved={saved} />}
        </Stack>
      </Modal>
    </>
  );
}
