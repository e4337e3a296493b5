import { Button, Group, Popover, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type SubmitEvent, useState } from "react";
import type { MapPoint } from "../../../map/points.ts";
import { useText } from "../../../ui/i18n.ts";
import { PlusIcon } from "../../../ui/icons.tsx";
import { mappingMessages } from "./messages.ts";

/** Adds a waypoint by typing its position: what a tap on the chart does, for the keyboard. */
export function AddAtPosition({ onAdd }: { onAdd: (at: MapPoint) => Promise<void> }) {
  const t = useText(mappingMessages);
  const [opened, { close, toggle }] = useDisclosure();
  const [latitude, setLatitude] = useState("");
  const [longitude, setLongitude] = useState("");
  const at = { latitude: degrees(latitude, 90), longitude: degrees(longitude, 180) };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (at.latitude === null || at.longitude === null) return;
    await onAdd({ latitude: at.latitude, longitude: at.longitude });
    setLatitude("");
    setLongitude("");
    close();
  };
  return (
    <Popover opened={opened} onChange={(open) => !open && close()} trapFocus returnFocus position="bottom-end">
      <Popover.Target>
        <Button variant="default" leftSection={<PlusIcon size={16} />} aria-expanded={opened} onClick={toggle}>
          {t("mapping.addAt")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={submit}>
          <Group align="flex-end" gap="sm">
            <TextInput
              w={120}
              label={t("mapping.latitude")}
              placeholder="43.5800"
              inputMode="decimal"
              value={latitude}
              onChange={(event) => setLatitude(event.currentTarget.value)}
            />
            <TextInput
              w={120}
              label={t("mapping.longitude")}
              placeholder="7.1240"
              inputMode="decimal"
              value={longitude}
              onChange={(event) => setLongitude(event.currentTarget.value)}
            />
            <Button type="submit" disabled={at.latitude === null || at.longitude === null}>
              {t("mapping.add")}
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Decimal degrees with four decimals; null for anything else. */
function degrees(text: string, limit: number): number | null {
  const bare = text.trim().replace("−", "-").replace(",", ".");
  if (!/^-?\d+(\.\d+)?$/.test(bare)) return null;
  const value = Number(Number(bare).toFixed(4));
  return Math.abs(value) <= limit ? value : null;
}
