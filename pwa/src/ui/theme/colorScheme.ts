import { localStorageColorSchemeManager } from "@mantine/core";
import { THEME_KEY } from "./preferenceKeys.ts";

/** The choice of day or night, remembered on this device. */
export const colorScheme = localStorageColorSchemeManager({ key: THEME_KEY });
