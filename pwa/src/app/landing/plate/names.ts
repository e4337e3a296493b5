import type { PlateName } from "./plate.ts";

/** A letter's width and half its height on the plate, px. */
const LETTER = 8.5;
const HALF_HEIGHT = 12;

/** The names that the route does not run through. */
export function clearOf(names: readonly PlateName[], route: readonly { x: number; y: number }[]): PlateName[] {
  return names.filter((name) => !route.some((to, index) => crosses(name, route[index - 1] ?? to, to)));
}

/** Whether a line passes through a name's box, looked at in steps smaller than the box. */
function crosses({ name, x, y }: PlateName, from: { x: number; y: number }, to: { x: number; y: number }): boolean {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / HALF_HEIGHT));
  return Array.from({ length: steps + 1 }, (_, i) => i / steps).some((share) => {
    const awayX = Math.abs(from.x + share * (to.x - from.x) - x);
    const awayY = Math.abs(from.y + share * (to.y - from.y) - y);
    return awayX < (name.length * LETTER) / 2 + HALF_HEIGHT && awayY < 2 * HALF_HEIGHT;
  });
}
