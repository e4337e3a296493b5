import { I18nProvider } from "@lingui/react";
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { i18n } from "./i18n.ts";
import { colorScheme } from "./theme/colorScheme.ts";
import { theme } from "./theme/theme.ts";
import { cssVariables } from "./theme/variables.ts";

/** Language and theme for everything below. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorScheme}
        defaultColorScheme="auto"
      >
        {children}
      </MantineProvider>
    </I18nProvider>
  );
}
