/** A queue of whole numbers (32 bit), the lowest key first. */
export interface Heap {
  readonly size: number;
  push(key: number, value: number): void;
  /** The value with the lowest key; 0 of an empty heap. */
  pop(): number;
}

/** A binary heap in typed arrays, which double when full. */
export function createHeap(): Heap {
  let keys = new Float64Array(1024);
  let values = new Uint32Array(1024);
  let size = 0;

  function grow(): void {
    const moreKeys = new Float64Array(size * 2);
    const moreValues = new Uint32Array(size * 2);
    moreKeys.set(keys);
    moreValues.set(values);
    keys = moreKeys;
    values = moreValues;
  }

  const keyAt = (i: number) => keys[i] ?? Infinity;

  function put(i: number, key: number, value: number): void {
    keys[i] = key;
    values[i] = value;
  }

  function sink(key: number, value: number): void {
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= size) break;
      if (child + 1 < size && keyAt(child + 1) < keyAt(child)) child++;
      if (keyAt(child) >= key) break;
      put(i, keyAt(child), values[child] ?? 0);
      i = child;
    }
    put(i, key, value);
  }

  return {
    get size() {
      return size;
    },
    push(key, value) {
      if (size === keys.length) grow();
      let i = size++;
      while (i > 0) {
        const parent = (i - 1) >> 1;
        if (keyAt(parent) <= key) break;
        put(i, keyAt(parent), values[parent] ?? 0);
        i = parent;
      }
      put(i, key, value);
    },
    pop() {
      const first = values[0] ?? 0;
      if (size === 0) return 0;
      size--;
      if (size > 0) sink(keyAt(size), values[size] ?? 0);
      return first;
    },
  };
}
