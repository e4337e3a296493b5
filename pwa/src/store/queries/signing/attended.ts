import { BehaviorSubject } from "rxjs";

/** A version, as its signing is kept under. */
export const keyOf = (id: number, version: number) => `${id}/${version}`;

/** The version that the viewer is signing now, by its key; null while there is none. */
export const attended = new BehaviorSubject<string | null>(null);

/**
 * Says that the viewer is signing a version: its state is asked for more often.
 * @returns how to take that back
 */
export function attend(id: number, version: number): () => void {
  const key = keyOf(id, version);
  attended.next(key);
  return () => {
    if (attended.value === key) attended.next(null);
  };
}
