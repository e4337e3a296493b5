import { convertCssVariables } from "@mantine/core";
import { dark, INK } from "../../ui/theme/palette.ts";
import { VARIABLES } from "../../ui/theme/variables.ts";

const TEXT = "--mantine-color-text";

/** The theme's colours as a stylesheet. */
export function colours(): string {
  const { variables, light, dark: night } = VARIABLES;
  return convertCssVariables(
    { variables, light: { ...light, [TEXT]: INK }, dark: { ...night, [TEXT]: dark[0] } },
    // More specific than Mantine's own, which come with the account's forms.
    ":root:root",
  );
}
