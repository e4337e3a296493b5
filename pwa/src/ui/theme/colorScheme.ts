import { localStorageColorSchemeManager } from "@mantine/core";

/** Where the choice of day or night is remembered; `public/boot.js` reads it before the first paint. */
export const colorScheme = localStorageColorSchemeManager({ key: "passerelle.theme" });
