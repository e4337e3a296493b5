import { ActionIcon, Button, Popover, TextInput } from "@mantine/core";
import { type SubmitEvent, useRef } from "react";
import { typedDegrees } from "shared-schema/geo/typedDegrees";
import { useText } from "#ui/i18n.ts";
import { PlusIcon } from "#ui/icons.tsx";
import classes from "../mapping.module.css";
import { mappingMessages } from "../messages.ts";
import { useKept } from "../room/kept.ts";
import type { RouteEditor } from "../useRouteEditor.ts";

/** Adds a waypoint by typing its position: what a tap on the chart does, for the keyboard. */
export function AddAtPosition({ editor: { adding, kept } }: { editor: RouteEditor }) {
  const t = useText(mappingMessages);
  const [opened, setOpened] = useKept(kept, "isPositionOpen");
  const form = useRef<HTMLFormElement>(null);
  const [latitude, setLatitude] = useKept(kept, "latitude");
  const [longitude, setLongitude] = useKept(kept, "longitude");
  const at = { latitude: typedDegrees(latitude, "latitude"), longitude: typedDegrees(longitude, "longitude") };
  const fault = (text: string, value: number | null) =>
    text.trim() !== "" && value === null && t("mapping.position.fault");
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (at.latitude === null || at.longitude === null) return;
    await adding.add({ latitude: at.latitude, longitude: at.longitude }, "typed");
    setLatitude("");
    setLongitude("");
    setOpened(false);
  };
  return (
    <Popover
      opened={opened}
      onChange={(open) => !open && setOpened(false)}
      trapFocus
      returnFocus
      position="bottom-end"
      // Above the button it would cover the tools of the route.
      middlewares={{ flip: false }}
      onEnterTransitionEnd={() => form.current?.scrollIntoView({ block: "nearest" })}
    >
      <Popover.Target>
        <ActionIcon
          variant="default"
          aria-label={t("mapping.addAt")}
          title={t("mapping.addAt")}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <PlusIcon />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 2rem)">
        <form ref={form} className={classes.position} onSubmit={submit}>
          <TextInput
            label={t("mapping.field.latitude")}
            placeholder="43°34.8' N"
            autoComplete="off"
            value={latitude}
            error={fault(latitude, at.latitude)}
            onChange={(event) => setLatitude(event.currentTarget.value)}
          />
          <TextInput
            label={t("mapping.field.longitude")}
            placeholder="7°07.4' E"
            autoComplete="off"
            value={longitude}
            error={fault(longitude, at.longitude)}
            onChange={(event) => setLongitude(event.currentTarget.value)}
          />
          <Button type="submit" className={classes.submit} disabled={at.latitude === null || at.longitude === null}>
            {t("mapping.add")}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
