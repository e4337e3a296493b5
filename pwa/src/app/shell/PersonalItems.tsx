import { UnstyledButton, useMantineColorScheme } from "@mantine/core";
import { setLanguage, useLanguage, useText } from "../../ui/i18n.ts";
import { LanguageIcon, LogOutIcon, MoonIcon, SunIcon } from "../../ui/icons.tsx";
import { useNight } from "../../ui/theme/useNight.ts";
import { appMessages } from "../messages.ts";
import { useLogOut } from "../useLogOut.tsx";

/** The theme, the language and the log-out, as rows of a menu or a sheet. */
export function PersonalItems({ className, onDone }: { className: string | undefined; onDone: () => void }) {
  const t = useText(appMessages);
  const logOut = useLogOut();
  const other = useLanguage() === "en" ? "fr" : "en";
  const { setColorScheme } = useMantineColorScheme();
  const night = useNight();
  const row = className ?? "";
  return (
    <>
      <UnstyledButton className={row} onClick={() => setColorScheme(night ? "light" : "dark")}>
        {night ? <SunIcon /> : <MoonIcon />}
        {t(night ? "app.day" : "app.night")}
      </UnstyledButton>
      <UnstyledButton className={row} lang={other} onClick={() => setLanguage(other)}>
        <LanguageIcon />
        {t("app.otherLanguage")}
      </UnstyledButton>
      <UnstyledButton
        className={row}
        onClick={() => {
          onDone();
          void logOut();
        }}
      >
        <LogOutIcon />
        {t("app.logOut")}
      </UnstyledButton>
    </>
  );
}
