import { useEffect } from "react";
import { useLocation } from "react-router";
import { hashPath } from "../base/hashPath.ts";

const FOCUSABLE = "input:not([disabled]), textarea:not([disabled]), select:not([disabled]), button:not([disabled])";
/** A section that is loaded first needs a moment until its fields stand. */
const PATIENCE_MS = 2000;

/** Brings the field or part that the address names into view and puts the focus in it. */
export function useJump(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a second jump to the same field one
  useEffect(() => {
    const path = hashPath(hash);
    if (path === "") return;
    const until = performance.now() + PATIENCE_MS;
    let frame = 0;
    const look = () => {
      const exact = exactTarget(path);
      const target = exact ?? (performance.now() > until ? nearestAnchor(path) : null);
      if (target) focusWithin(target);
      else if (performance.now() < until) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}

/** The part of the page, or the field, that has exactly this name. */
function exactTarget(path: string): HTMLElement | null {
  const name = CSS.escape(path);
  return (
    document.getElementById(path) ?? document.querySelector<HTMLElement>(`[name="${name}"], [data-anchor="${name}"]`)
  );
}

/** The nearest part above a path: `profiles/7` for `profiles/7/address`, `cruise.yacht` for `cruise.yacht.loa`. */
function nearestAnchor(path: string): HTMLElement | null {
  for (let rest = path; rest !== ""; rest = rest.slice(0, Math.max(rest.lastIndexOf("."), rest.lastIndexOf("/"), 0))) {
    const found = exactTarget(rest);
    if (found) return found;
  }
  return null;
}

function focusWithin(target: HTMLElement): void {
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  // The middle of a part that is taller than the screen would be far from its beginning.
  const block = target.getBoundingClientRect().height < window.innerHeight ? "center" : "start";
  target.scrollIntoView({ block, behavior: calm ? "auto" : "smooth" });
  const field = target.matches(FOCUSABLE) ? target : target.querySelector<HTMLElement>(FOCUSABLE);
  (field ?? target).focus({ preventScroll: true });
}
