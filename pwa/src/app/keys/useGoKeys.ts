import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { sectionAddress } from "../../features/agreement/frame/nav/sections.ts";
import { openAgreementId } from "../access/openAgreementId.ts";
import { PLACE_KEYS, SECTION_KEYS } from "./goKeys.ts";

/** Between `g` and its letter. */
const PATIENCE_MS = 1500;

/**
 * `g` and a letter lead to a section or a place; `?` lists the keys. None of them while someone types.
 * @param isOn whether single keys do anything: people who dictate switch them off (WCAG 2.1.4)
 */
export function useGoKeys(isOn: boolean, onHelp: () => void): void {
  const navigate = useNavigate();
  const id = openAgreementId(useLocation().pathname);
  const since = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "?") return onHelp();
      if (event.key === "g") {
        since.current = event.timeStamp;
        return;
      }
      const isSecond = event.timeStamp - since.current < PATIENCE_MS;
      since.current = Number.NEGATIVE_INFINITY;
      const to = isSecond ? addressOf(event.key, id) : null;
      if (to !== null) void navigate(to);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [id, isOn, navigate, onHelp]);
}

function addressOf(key: string, agreementId: number | null): string | null {
  const section = SECTION_KEYS[key];
  if (section && agreementId !== null) return sectionAddress(agreementId, section);
  return Object.entries(PLACE_KEYS).find(([letter]) => letter === key)?.[1] ?? null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input, textarea, select, [contenteditable], [role=dialog]") !== null
  );
}
