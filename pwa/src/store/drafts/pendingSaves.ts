import { create } from "zustand";

/** The number of edits being written to IndexedDB. */
export const useOpenEdits = create<{ count: number }>()(() => ({ count: 0 }));

/**
 * Tells that a field holds what is not written yet.
 * @returns how to tell that it is written
 */
export function holdUpdate(): () => void {
  const add = (change: number) => useOpenEdits.setState(({ count }) => ({ count: count + change }));
  add(1);
  let held = true;
  return () => {
    if (held) add(-1);
    held = false;
  };
}

/** Whether something typed is not written yet. */
export function midEdit(): boolean {
  return useOpenEdits.getState().count > 0;
}

/** Resolves when no edit is being written any more, or after a second: the caller is about to leave. */
export async function settledEdits(): Promise<void> {
  for (let waited = 0; waited < 1_000; waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (!midEdit()) return;
  }
}
