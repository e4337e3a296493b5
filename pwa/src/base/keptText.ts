import { useSyncExternalStore } from "react";

interface KeptText {
  /** Null where it was never said on this device. */
  current(): string | null;
  /** The same for components. */
  useCurrent(): string | null;
  /** Keeps it for screens without a connection. */
  keep(text: string): void;
}

/** A text of the server that screens show as it was said last. */
export function keptText(key: string): KeptText {
  const listeners = new Set<() => void>();
  /** The texts that a full storage could not take. */
  let unstored: string | null = null;
  const current = () => unstored ?? localStorage.getItem(key);
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    current,
    useCurrent: () => useSyncExternalStore(subscribe, current, current),
    keep(text) {
      if (text === current()) return;
      try {
        localStorage.setItem(key, text);
        unstored = null;
      } catch {
        unstored = text;
      }
      for (const listener of listeners) listener();
    },
  };
}
