import type { Locator, Page } from "@playwright/test";

/** The actions of a person's hand. */
export interface Gestures {
  /** Clicks, or taps on a device with touch. */
  presses: number;
  drags: number;
  characters: number;
  /** Other keys: Enter, Tab, arrows and shortcuts. */
  keys: number;
  /** How far the page was moved to reach what was pressed, in heights of the viewport. */
  screens: number;
}

const NONE: Gestures = { presses: 0, drags: 0, characters: 0, keys: 0, screens: 0 };

/** Adds gestures up. */
export function sumOf(all: readonly Gestures[]): Gestures {
  const sum = { ...NONE };
  for (const each of all) for (const kind of KINDS) sum[kind] += each[kind];
  return sum;
}

const KINDS = ["presses", "drags", "characters", "keys", "screens"] as const;

/** The hand of a person, which is counted: a journey that counts waits and reads by the page, and acts by the hand alone. */
export class Hand {
  private gestures: Gestures = NONE;

  constructor(
    readonly page: Page,
    private readonly taps = false,
  ) {}

  /** Returns what was done since the last time, and begins again. */
  take(): Gestures {
    const taken = this.gestures;
    this.gestures = NONE;
    return taken;
  }

  /** Presses something once, after moving the page to it where it is out of sight. */
  async press(target: Locator): Promise<void> {
    await this.reach(target);
    await (this.taps ? target.tap() : target.click());
    this.add({ presses: 1 });
  }

  /** Presses a button that asks for a file, and takes one. */
  async choose(input: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await input.setInputFiles(file);
    this.add({ presses: 1 });
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.add({ characters: [...text].length });
  }

  /** Presses a field and types in it, in the place of what it holds. */
  async enter(field: Locator, text: string): Promise<void> {
    await this.press(field);
    if ((await field.inputValue()) !== "") await this.key("Control+a");
    await this.type(text);
  }

  /** Presses a key, or several at once. */
  async key(name: string): Promise<void> {
    await this.page.keyboard.press(name);
    this.add({ keys: 1 });
  }

  /** Drags by so many pixels. */
  async drag(target: Locator, across: number, down: number): Promise<void> {
    await this.reach(target);
    const box = await target.boundingBox();
    if (!box) throw new Error("What is dragged is not on the screen.");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    for (const share of [0.3, 0.6, 1]) await this.page.mouse.move(x + across * share, y + down * share);
    await this.page.mouse.up();
    this.add({ drags: 1 });
  }

  /** Takes a picture for a file field: one press opens the camera, one takes the picture. */
  async photograph(input: Locator, picture: Buffer): Promise<void> {
    await input.setInputFiles({ name: "receipt.jpg", mimeType: "image/jpeg", buffer: picture });
    this.add({ presses: 2 });
  }

  /** Follows a link outside the product, such as that of a mail. */
  async follow(link: string): Promise<void> {
    await this.page.goto(link);
    this.add({ presses: 1 });
  }

  private add(more: Partial<Gestures>): void {
    this.gestures = sumOf([this.gestures, { ...NONE, ...more }]);
  }

  private async reach(target: Locator): Promise<void> {
    await target.waitFor();
    const top = () => target.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await target.scrollIntoViewIfNeeded();
    const height = this.page.viewportSize()?.height ?? 1;
    this.add({ screens: Math.abs((await top()) - before) / height });
  }
}
