import { localeOf, useLanguage, useText } from "../../../ui/i18n.ts";
import { healthMessages } from "./messages.ts";

const MEGABYTE = 1024 ** 2;

/** Shows bytes in megabytes, with one decimal below ten. */
export function useMegabytes(): (bytes: number) => string {
  const t = useText(healthMessages);
  const locale = localeOf(useLanguage());
  return (bytes) => {
    const size = bytes / MEGABYTE;
    return t("health.megabytes", { size: size.toLocaleString(locale, { maximumFractionDigits: size < 10 ? 1 : 0 }) });
  };
}
