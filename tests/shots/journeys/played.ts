import type { Gestures, Hand } from "../../e2e/support/hand.ts";
import { settled } from "../settled.ts";
import { atRest, type Rest } from "./rest.ts";
import { treeOf } from "./tree.ts";

/** A step of a journey, and the screen on which it ended. */
export interface Step {
  name: string;
  gestures: Gestures;
  seconds: number;
  rest: Rest;
  tree: readonly string[];
}

/** A journey while it is played, step by step. */
export class Played {
  readonly steps: Step[] = [];

  constructor(readonly hand: Hand) {}

  /** Does a part of the journey, waits until the screen stands still, and keeps what it took. */
  async step(name: string, work: (hand: Hand) => Promise<void>): Promise<void> {
    const { hand, steps } = this;
    const from = performance.now();
    await work(hand);
    const seconds = (performance.now() - from) / 1_000;
    await settled(hand.page);
    steps.push({ name, gestures: hand.take(), seconds, rest: await atRest(hand.page), tree: await treeOf(hand.page) });
  }
}
