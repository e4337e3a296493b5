import { I18nProvider } from "@lingui/react";
import { MantineProvider } from "@mantine/core";
import { DatesProvider } from "@mantine/dates";
import { ModalsProvider } from "@mantine/modals";
import { Notifications } from "@mantine/notifications";
import type { ReactNode } from "react";
import { i18n, useLanguage, useText } from "./i18n.ts";
import { uiMessages } from "./messages.ts";
import { colorScheme } from "./theme/colorScheme.ts";
import { theme } from "./theme/theme.ts";
import { cssVariables } from "./theme/variables.ts";

/** Language, theme, dialogs and notices for everything below. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={colorScheme}>
        <Localised>{children}</Localised>
      </MantineProvider>
    </I18nProvider>
  );
}

function Localised({ children }: { children: ReactNode }) {
  const t = useText(uiMessages);
  return (
    <DatesProvider settings={{ locale: useLanguage(), firstDayOfWeek: 1 }}>
      <ModalsProvider
        labels={{ confirm: t("ui.ok"), cancel: t("ui.cancel") }}
        modalProps={{ closeButtonProps: { "aria-label": t("ui.close") } }}
      >
        <Notifications position="bottom-right" limit={3} />
        {children}
      </ModalsProvider>
    </DatesProvider>
  );
}
