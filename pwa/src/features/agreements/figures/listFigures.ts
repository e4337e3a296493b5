import { create } from "zustand";
import { afterFirstScreen } from "../../../base/firstScreen.ts";
import { keepFigures, readKeptFigures } from "../../../store/queries/kept/keptFigures.ts";
import { inTurn } from "./inTurn.ts";
import { type ListFigures, listFigures } from "./rowFigures.ts";

/** Figures of a row, with the moment of those of the last visit, UTC. */
type Known = ListFigures & { asOf?: string };

/** Figures by the number of their agreement, as far as they have been calculated here or kept of the last visit. */
export const useListFigures = create<Readonly<Record<number, Known>>>()(() => ({}));

let firstFrame: Promise<void> | undefined;

const queue = inTurn(async (id) => {
  // Neither among the first screen's scripts nor before its first frame: the list is shown before it is priced.
  firstFrame ??= afterFirstScreen();
  await firstFrame;
  const { figuresOf } = await import("./calculate.ts");
  const figures = await figuresOf(id);
  if (!figures) return;
  useListFigures.setState({ [id]: figures });
  await keepFigures(id, figures);
});

/** Shows the figures of the last visit in rows for which there are no others yet. */
export async function showKeptFigures(): Promise<void> {
  const kept = await readKeptFigures();
  const read = kept.flatMap(({ id, at, figures }) => {
    const known = listFigures.safeParse(figures).data;
    return known ? [[id, { ...known, asOf: at }] as const] : [];
  });
  useListFigures.setState((now) => ({ ...Object.fromEntries(read), ...now }));
}

/** Calculates the figures of the rows in sight, one after another; rows that have left the sight before their turn wait. */
export function calculateFigures(ids: readonly number[]): void {
  queue.want(ids);
}

/** Has the figures of one agreement, or of all of them, calculated again: what they were calculated of may have changed. */
export function renewFigures(id?: number): void {
  queue.forget(id);
}
