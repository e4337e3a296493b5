/** A browser's storage in memory; `full` refuses every new text. */
export function memoryStorage(full = false): Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, text);
    },
    removeItem: (key) => void kept.delete(key),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}
