/** Work on numbered things, done once each and one at a time. */
interface InTurn {
  /** Replaces what waits: the first of these that is not done yet comes next. */
  want(ids: readonly number[]): void;
  /** Makes one, or all of them, be done again when they are wanted. */
  forget(id?: number): void;
}

/** @param work a failure counts as done: the next `forget` has it tried again */
export function inTurn(work: (id: number) => Promise<void>): InTurn {
  const done = new Set<number>();
  let wanted: readonly number[] = [];
  let busy = false;
  const run = async () => {
    if (busy) return;
    busy = true;
    for (let id = next(); id !== undefined; id = next()) {
      done.add(id);
      await work(id).catch(() => undefined);
    }
    busy = false;
  };
  const next = () => wanted.find((id) => !done.has(id));
  return {
    want: (ids) => {
      wanted = ids;
      void run();
    },
    forget: (id) => {
      if (id === undefined) done.clear();
      else done.delete(id);
      void run();
    },
  };
}
