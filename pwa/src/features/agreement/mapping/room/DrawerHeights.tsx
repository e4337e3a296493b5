import { ActionIcon, Group } from "@mantine/core";
import { useText } from "#ui/i18n.ts";
import { ChevronDownIcon, ChevronUpIcon } from "#ui/icons.tsx";
import { HEIGHTS, type Height } from "./heights.ts";
import { roomMessages } from "./roomMessages.ts";

/** Raises and lowers the drawer by one of its three heights. */
export function DrawerHeights({ height, onHeight }: { height: Height; onHeight: (height: Height) => void }) {
  const t = useText(roomMessages);
  const step = (by: number) => {
    const next = HEIGHTS[HEIGHTS.indexOf(height) + by];
    if (next) onHeight(next);
  };
  return (
    <Group gap={4} role="group" aria-label={t("room.drawer")}>
      <ActionIcon
        variant="subtle"
        aria-label={t("room.lower")}
        title={t("room.lower")}
        disabled={height === "low"}
        onClick={() => step(-1)}
      >
        <ChevronDownIcon />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={t("room.raise")}
        title={t("room.raise")}
        disabled={height === "high"}
        onClick={() => step(1)}
      >
        <ChevronUpIcon />
      </ActionIcon>
    </Group>
  );
}
