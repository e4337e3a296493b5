import { useEffect } from "react";
import { useLocation } from "react-router";

const FOCUSABLE = "input:not([disabled]), textarea:not([disabled]), select:not([disabled]), button:not([disabled])";
/** A section that is loaded first needs a moment until its fields stand. */
const PATIENCE_MS = 2000;

/** Brings the field that the address names into view and puts the focus in it. */
export function useJump(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a second jump to the same field one
  useEffect(() => {
    const path = decodeURIComponent(hash.slice(1));
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

/** The field or part of exactly this path; a field of a form within a part is known by its last name alone. */
function exactTarget(path: string): HTMLElement | null {
  const own = document.getElementById(path) ?? document.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`);
  if (own) return own;
  const cut = path.lastIndexOf(".");
  const part = document.getElementById(path.slice(0, cut));
  return part?.querySelector<HTMLElement>(`[name="${CSS.escape(path.slice(cut + 1))}"]`) ?? null;
}

/** The nearest part above a path: `cruise.yacht` for `cruise.yacht.loa`. */
function nearestAnchor(path: string): HTMLElement | null {
  for (let rest = path; rest !== ""; rest = rest.split(".").slice(0, -1).join(".")) {
    const found = document.getElementById(rest);
    if (found) return found;
  }
  return null;
}

function focusWithin(target: HTMLElement): void {
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  target.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
  const field = target.matches(FOCUSABLE) ? target : target.querySelector<HTMLElement>(FOCUSABLE);
  (field ?? target).focus({ preventScroll: true });
}
