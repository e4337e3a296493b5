import { Group, Text } from "@mantine/core";
import type { YachtBody } from "shared-schema/yacht/schema";
import { Picture } from "./pictures/Picture.tsx";
import classes from "./YachtChoice.module.css";

interface Props {
  /** The yacht on one line. */
  label: string;
  /** Undefined for a yacht that is not on this device: her picture is not, either. */
  yacht: YachtBody | undefined;
}

/** A yacht among others to choose from, with her first picture. */
export function YachtChoice({ label, yacht }: Props) {
  return (
    <Group wrap="nowrap" gap="sm">
      <div className={classes.picture}>
        {yacht && <Picture address={yacht.pictures[0]?.public_url} kind={yacht.type} alt="" />}
      </div>
      <Text size="sm">{label}</Text>
    </Group>
  );
}
