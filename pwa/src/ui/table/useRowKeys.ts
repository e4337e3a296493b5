import { useLocalStorage } from "@mantine/hooks";
import { useEffect } from "react";
import { isTyping } from "../isTyping.ts";

const FOCUSABLE = "a[href], button";

/**
 * `j` and `k` move the focus between rows (`data-row`), and a letter presses the button of the focused row that names it
 * (`aria-keyshortcuts`). None of them while someone types, or has switched single keys off (WCAG 2.1.4).
 */
export function useRowKeys(): void {
  const [isOn] = useLocalStorage({ key: "passerelle.keys", defaultValue: true, getInitialValueInEffect: false });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || !/^[a-z]$/.test(event.key)) return;
      const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      if (event.key === "j" || event.key === "k") {
        const to = at === -1 ? 0 : at + (event.key === "j" ? 1 : -1);
        rows[to]?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
        rows[to]?.scrollIntoView({ block: "nearest" });
        return;
      }
      rows[at]?.querySelector<HTMLElement>(`[aria-keyshortcuts="${event.key}"]`)?.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
}
