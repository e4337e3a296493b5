import { ActionIcon, useMantineColorScheme } from "@mantine/core";
import { setLanguage, useLanguage, useText } from "../../ui/i18n.ts";
import { MoonIcon, SunIcon } from "../../ui/icons.tsx";
import { useNight } from "../../ui/theme/useNight.ts";
import { appMessages } from "../messages.ts";
import classes from "./Preferences.module.css";

/** Day for the office, night for the bridge; remembered on this device. */
export function ThemeSwitch() {
  const t = useText(appMessages);
  const { setColorScheme } = useMantineColorScheme();
  const night = useNight();
  const label = t(night ? "app.day" : "app.night");
  return (
    <ActionIcon aria-label={label} title={label} onClick={() => setColorScheme(night ? "light" : "dark")}>
      {night ? <SunIcon /> : <MoonIcon />}
    </ActionIcon>
  );
}

/** English or French; names the other language in that language. Its name begins with the letters that are seen. */
export function LanguageSwitch() {
  const t = useText(appMessages);
  const other = useLanguage() === "en" ? "fr" : "en";
  return (
    <ActionIcon
      aria-label={t("app.otherLanguageShort")}
      title={t("app.otherLanguage")}
      onClick={() => setLanguage(other)}
    >
      <span lang={other} className={classes.language} aria-hidden>
        {other.toUpperCase()}
      </span>
    </ActionIcon>
  );
}
