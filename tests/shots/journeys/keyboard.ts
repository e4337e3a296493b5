import type { Locator } from "@playwright/test";
import { Hand } from "../../e2e/support/hand.ts";

/** A hand that has no mouse: it goes to what it presses with Tab and the arrows, and presses it with Enter or Space. */
export class KeyboardHand extends Hand {
  override async press(target: Locator): Promise<void> {
    await target.waitFor();
    if ((await target.getAttribute("role")) === "option") return this.arrowTo(target);
    await this.tabTo(target);
    const is = (selector: string) => target.evaluate((element, tried) => element.matches(tried), selector);
    if (await is("input[type=checkbox], input[type=radio], input[aria-haspopup=listbox]:read-only"))
      return this.key("Space");
    if (await is("input, textarea")) return;
    await this.key("Enter");
  }

  private async tabTo(target: Locator): Promise<void> {
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.key("Tab");
    }
    throw new Error(`The keyboard does not reach ${target}.`);
  }

  private async arrowTo(option: Locator): Promise<void> {
    for (let steps = 0; steps < MOST_TABS; steps++) {
      await this.key("ArrowDown");
      if ((await option.getAttribute("data-combobox-selected")) !== null) return this.key("Enter");
    }
    throw new Error(`The arrows do not reach ${option}.`);
  }
}

const MOST_TABS = 200;
