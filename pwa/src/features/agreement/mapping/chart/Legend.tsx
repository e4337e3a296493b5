import { Stack, Text } from "@mantine/core";
import { useText } from "#ui/i18n.ts";
import { layerMessages } from "./layerMessages.ts";
import classes from "./legend.module.css";

const ROWS = ["limit", "border", "shore", "harbour", "first", "last", "call", "plain", "selected", "unknown"] as const;

/** Explains the lines and marks of the chart. */
export function Legend() {
  const t = useText(layerMessages);
  return (
    <Stack gap={6}>
      <Text fw={600}>{t("legend.title")}</Text>
      <ul className={classes.list}>
        {ROWS.map((row) => (
          <li key={row}>
            <span className={classes.sign} data-sign={row} aria-hidden />
            {t(`legend.${row}`)}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
