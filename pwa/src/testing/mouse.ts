import { commands } from "vitest/browser";

/** What a mouse does, at places of the screen. Its wheel turns by pixels, down where they are positive. */
export type MouseDeed = { move: readonly [x: number, y: number]; steps?: number } | { wheel: number } | "down" | "up";

declare module "vitest/browser" {
  interface BrowserCommands {
    mouse(deeds: readonly MouseDeed[]): Promise<void>;
  }
}

/** Moves the mouse and presses its button: for what a click does not say. */
export function mouse(...deeds: MouseDeed[]): Promise<void> {
  return commands.mouse(deeds);
}

/** The middle of an element, with a distance from it. */
export function middleOf(element: Element, right = 0, down = 0): readonly [x: number, y: number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2 + right, y + height / 2 + down];
}
