import type { frameMessages } from "../messages.ts";
import type { TabKey } from "./groups.ts";
import { isPage } from "./pages.ts";

/** The message with the name of a tab, which the browser's tab shows too. */
export function tabName(tab: TabKey): keyof typeof frameMessages {
  return isPage(tab) ? `agreement.page.${tab}` : `agreement.section.${tab}`;
}
