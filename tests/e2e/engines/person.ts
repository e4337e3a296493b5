import { expect } from "@playwright/test";
import type { Action, Engine } from "./engine.ts";

const WAIT = { timeout: 90_000, intervals: [100] };
const CONTROL = "\uE009";

/** Finds a visible control by its name, brings it into sight, and gives its middle. */
const LOCATE = `(kind, name) => {
  const named = {
    field: () => {
      const label = [...document.querySelectorAll("label")].find((each) => each.textContent.replace(/ \\*$/, "").trim() === name);
      return label ? [label.control ?? document.getElementById(label.htmlFor)] : [];
    },
    button: () => [...document.querySelectorAll("button, a[href]")].filter(
      (each) => (each.getAttribute("aria-label") ?? each.textContent).trim() === name,
    ),
  }[kind]();
  const seen = named.find((each) => each && !each.disabled && each.checkVisibility({ visibilityProperty: true }));
  if (!seen) return null;
  seen.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = seen.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}`;

/** Whether the cursor is in a field. */
const IS_FOCUSED = `(name) => [...(document.activeElement?.labels ?? [])].some(
  (label) => label.textContent.replace(/ \\*$/, "").trim() === name)`;

/** A person's actions on a page in any engine: by names and texts, with pointer and keys. */
export class Person {
  constructor(private readonly engine: Engine) {}

  async click(kind: "button" | "field", name: string): Promise<void> {
    let place: { x: number; y: number } | null = null;
    // A page that is still being filled moves its controls: one that stood still between two looks is hit.
    await expect
      .poll(async () => {
        const before = place;
        place = (await this.engine.call(LOCATE, kind, name)) as typeof place;
        return place !== null && place.x === before?.x && place.y === before.y;
      }, WAIT)
      .toBe(true);
    const { x, y } = place ?? { x: 0, y: 0 };
    const actions: Action[] = [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await this.engine.perform([{ type: "pointer", id: "mouse", actions }]);
  }

  /** Types into a field instead of what it holds, and leaves it. */
  async fill(name: string, text: string): Promise<void> {
    await expect
      .poll(async () => {
        await this.click("field", name);
        return this.engine.call(IS_FOCUSED, name);
      }, WAIT)
      .toBe(true);
    const keys = (list: string[]) => list.flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
    const all = [{ type: "keyDown", value: CONTROL }, ...keys(["a"]), { type: "keyUp", value: CONTROL }];
    await this.engine.perform([{ type: "key", id: "keys", actions: [...all, ...keys([...text, "\uE004"])] }]);
  }

  /** Waits until something is true in the page. */
  async until(source: string, ...args: readonly unknown[]): Promise<void> {
    // While a page is being loaded there is none to ask.
    const asked = () => this.engine.call(source, ...args).catch((cause: unknown) => String(cause));
    await expect.poll(asked, { ...WAIT, message: source }).toBe(true);
  }

  /** Waits until a text can be read, or is kept for screen readers. */
  async reads(text: string): Promise<void> {
    await this.until("(text) => document.body.textContent.includes(text)", text);
  }

  /** Waits until a field holds a text. */
  async findsIn(name: string, text: string): Promise<void> {
    const source = `(name, text) => [...document.querySelectorAll("label")].some(
      (label) => label.textContent.replace(/ \\*$/, "").trim() === name && label.control?.value === text)`;
    await this.until(source, name, text);
  }
}
