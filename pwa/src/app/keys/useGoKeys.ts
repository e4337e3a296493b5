import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { type NavigationGroup, tabAddress } from "../../features/agreement/frame/nav/groups.ts";
import { useGroups } from "../../features/agreement/frame/nav/useGroups.ts";
import { openAgreementId } from "../access/openAgreementId.ts";
import { GROUP_KEYS, PLACE_KEYS } from "./goKeys.ts";
import { isAlone } from "./isAlone.ts";

/** Between `g` and its letter. */
const PATIENCE_MS = 1500;

/**
 * `g` and a letter lead to a part of the open agreement or to a place; `?` lists the keys. None of them while someone types.
 * @param isOn whether single keys do anything: people who dictate switch them off (WCAG 2.1.4)
 */
export function useGoKeys(isOn: boolean, onHelp: () => void): void {
  const navigate = useNavigate();
  const id = openAgreementId(useLocation().pathname);
  const groups = useGroups(id ?? -1);
  const since = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.repeat || !isAlone(event)) return;
      if (event.key === "?") return onHelp();
      if (event.key === "g") {
        since.current = event.timeStamp;
        return;
      }
      const isSecond = event.timeStamp - since.current < PATIENCE_MS;
      since.current = Number.NEGATIVE_INFINITY;
      // A letter after `g` is none of a list's.
      if (isSecond && /^[a-z]$/.test(event.key)) event.preventDefault();
      const to = isSecond ? addressOf(event.key, id, groups) : null;
      if (to !== null) void navigate(to);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [id, groups, isOn, navigate, onHelp]);
}

function addressOf(letter: string, agreementId: number | null, groups: readonly NavigationGroup[]): string | null {
  const group = groups.find(({ key }) => key === GROUP_KEYS[letter]);
  if (group && agreementId !== null) return tabAddress(agreementId, group.tabs[0]);
  return Object.entries(PLACE_KEYS).find(([key]) => key === letter)?.[1] ?? null;
}
