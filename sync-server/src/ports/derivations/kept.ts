/** Values by key, as many as there is room for. */
export interface Kept<T> {
  get(key: string): { value: T } | undefined;
  set(key: string, value: T, weight: number): void;
}

/** Forgets the value that was asked for longest ago when there is no more room. @param most weight of all together */
export function createKept<T>(most: number): Kept<T> {
  const entries = new Map<string, { value: T; weight: number }>();
  let total = 0;

  function remove(key: string): void {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      // The last of a map is the one that was set last.
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    set(key, value, weight) {
      remove(key);
      if (weight > most) return;
      entries.set(key, { value, weight });
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= most) break;
        remove(oldest);
      }
    },
  };
}
