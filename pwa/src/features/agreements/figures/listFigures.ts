import { create } from "zustand";
import { afterFirstScreen } from "../../../base/firstScreen.ts";
import type { ListFigures } from "./calculate.ts";
import { inTurn } from "./inTurn.ts";

/** Figures by the number of their agreement, as far as they have been calculated. */
export const useListFigures = create<Readonly<Record<number, ListFigures>>>()(() => ({}));

let firstFrame: Promise<void> | undefined;

const queue = inTurn(async (id) => {
  // Neither among the first screen's scripts nor before its first frame: the list is shown before it is priced.
  firstFrame ??= afterFirstScreen();
  await firstFrame;
  const { figuresOf } = await import("./calculate.ts");
  const figures = await figuresOf(id);
  if (figures) useListFigures.setState({ [id]: figures });
});

/** Calculates the figures of the rows in sight, one after another; rows that have left the sight before their turn wait. */
export function calculateFigures(ids: readonly number[]): void {
  queue.want(ids);
}

/** Has the figures of one agreement, or of all of them, calculated again: what they were calculated of may have changed. */
export function renewFigures(id?: number): void {
  queue.forget(id);
}
