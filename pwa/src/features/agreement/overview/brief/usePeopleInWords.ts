import { useText } from "#ui/i18n.ts";
import { overviewMessages } from "../messages.ts";

/** Writes names in one line: of more than three the first and the number of the others. */
export function usePeopleInWords(): (names: readonly string[]) => string {
  const t = useText(overviewMessages);
  return ([first = "", ...others]) =>
    others.length > 2 ? t("overview.people.others", { first, count: others.length }) : [first, ...others].join(", ");
}
