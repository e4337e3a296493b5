/** Parts of the sea that are kept from one route to the next, by their keys. */
interface Shelf<T> {
  find(key: number): T | undefined;
  /** Keeps a part that was made; `isWhole` unless a coast in or beside it is not on this device. */
  put(key: number, part: T, isWhole: boolean): T;
  /**
   * A route is over: forgets the parts that were not whole, for their coast may be here by now, and those that were not
   * asked for longest where there are too many. Never in the middle of a search.
   */
  tidy(): void;
}

interface Kept<T> {
  part: T;
  isWhole: boolean;
  /** The last route that asked for it. */
  route: number;
}

/** @param most heavy parts that are kept; the light ones are kept as long as the oldest of these */
export function createShelf<T>(most: number, isHeavy: (part: T) => boolean = () => true): Shelf<T> {
  const kept = new Map<number, Kept<T>>();
  let route = 0;

  function forgetOldest(): void {
    let count = 0;
    for (const { part } of kept.values()) if (isHeavy(part)) count++;
    if (count <= most) return;
    const heavy = [...kept].filter(([, { part }]) => isHeavy(part)).sort(([, a], [, b]) => b.route - a.route);
    const oldest = heavy[most - 1]?.[1].route ?? route;
    for (const [key] of heavy.slice(most)) kept.delete(key);
    for (const [key, other] of kept) if (other.route < oldest) kept.delete(key);
  }

  return {
    find(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      found.route = route;
      return found.part;
    },
    put(key, part, isWhole) {
      kept.set(key, { part, isWhole, route });
      return part;
    },
    tidy() {
      for (const [key, { isWhole }] of kept) if (!isWhole) kept.delete(key);
      forgetOldest();
      route++;
    },
  };
}
