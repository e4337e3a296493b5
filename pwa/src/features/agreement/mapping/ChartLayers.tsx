import { ActionIcon, Modal, Stack, Switch, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { SOURCES, type SourceKey } from "../../../map/offline/sources.ts";
import type { ChartView } from "../../../map/WatchView.tsx";
import { useText } from "../../../ui/i18n.ts";
import { LayersIcon } from "./icons.tsx";
import { layerMessages } from "./layerMessages.ts";
import { SaveArea } from "./SaveArea.tsx";
import { SavedAreaList } from "./SavedAreaList.tsx";
import { useSavedAreas } from "./useSavedAreas.ts";

interface Props {
  view: ChartView | null;
  over: readonly SourceKey[];
  onOver: (over: SourceKey[]) => void;
}

/** What lies over the chart, where this installation has more than the chart, and which areas are kept for later. */
export function ChartLayers({ view, over, onOver }: Props) {
  const t = useText(layerMessages);
  const [opened, { open, close }] = useDisclosure();
  const saved = useSavedAreas();
  const further = SOURCES.filter(({ key }) => key !== "chart");
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
          {further.length > 0 && (
            <Stack gap={8}>
              <Text fw={600}>{t("layers.shown")}</Text>
              {further.map(({ key }) => (
                <Switch
                  key={key}
                  label={t(`layers.source.${key}`)}
                  checked={over.includes(key)}
                  onChange={() => onOver(over.includes(key) ? over.filter((each) => each !== key) : [...over, key])}
                />
              ))}
            </Stack>
          )}
          {view && <SaveArea view={view} saved={saved} />}
          <SavedAreaList saved={saved} />
        </Stack>
      </Modal>
    </>
  );
}
