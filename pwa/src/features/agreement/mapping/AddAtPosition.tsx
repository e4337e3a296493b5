import { Button, Group, Popover, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type SubmitEvent, useState } from "react";
import { typedDegrees } from "shared-schema/geo/typedDegrees";
import type { MapPoint } from "../../../map/points.ts";
import { useText } from "../../../ui/i18n.ts";
import { PlusIcon } from "../../../ui/icons.tsx";
import classes from "./mapping.module.css";
import { mappingMessages } from "./messages.ts";

/** Adds a waypoint by typing its position: what a tap on the chart does, for the keyboard. */
export function AddAtPosition({ onAdd }: { onAdd: (at: MapPoint) => Promise<void> }) {
  const t = useText(mappingMessages);
  const [opened, { close, toggle }] = useDisclosure();
  const [latitude, setLatitude] = useState("");
  const [longitude, setLongitude] = useState("");
  const at = { latitude: typedDegrees(latitude, "latitude"), longitude: typedDegrees(longitude, "longitude") };
  const fault = (text: string, value: number | null) =>
    text.trim() !== "" && value === null && t("mapping.position.fault");
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
      <Popover.Dropdown maw="calc(100vw - 2rem)">
        <form onSubmit={submit}>
          <Group align="flex-start" gap="sm">
            <TextInput
              w={150}
              label={t("mapping.latitude")}
              placeholder="43°34.8' N"
              autoComplete="off"
              value={latitude}
              error={fault(latitude, at.latitude)}
              onChange={(event) => setLatitude(event.currentTarget.value)}
            />
            <TextInput
              w={150}
              label={t("mapping.longitude")}
              placeholder="7°07.4' E"
              autoComplete="off"
              value={longitude}
              error={fault(longitude, at.longitude)}
              onChange={(event) => setLongitude(event.currentTarget.value)}
            />
            <Button type="submit" className={classes.beside} disabled={at.latitude === null || at.longitude === null}>
              {t("mapping.add")}
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
