import { useCallback, useSyncExternalStore } from "react";
import type { Observable, Subscription } from "rxjs";

/** How long a value is kept up to date after the last screen has left it: navigation comes back soon. */
const LINGER_MS = 5_000;

class Live<T> {
  value: T | undefined;
  private readonly listeners = new Set<() => void>();
  private subscription: Subscription | null = null;
  private lingering: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly source: () => Observable<T>) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    clearTimeout(this.lingering);
    this.listeners.add(listener);
    this.subscription ??= this.source().subscribe((value) => {
      this.value = value;
      for (const notify of this.listeners) notify();
    });
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.lingering = setTimeout(() => this.rest(), LINGER_MS);
    };
  };

  private rest(): void {
    this.subscription?.unsubscribe();
    this.subscription = null;
    this.value = undefined;
  }
}

/** Values that screens share: one subscription each, however many components look at it. */
export class LiveValues<T> {
  private readonly values = new Map<string, Live<T>>();

  constructor(private readonly source: (key: string) => Observable<T>) {}

  of(key: string): Live<T> {
    const known = this.values.get(key);
    if (known) return known;
    const made = new Live(() => this.source(key));
    this.values.set(key, made);
    return made;
  }
}

/** The live value under a key; undefined while it is loading, and always for the key null. */
export function useLive<T>(values: LiveValues<T>, key: string | null): T | undefined {
  const live = key === null ? null : values.of(key);
  const subscribe = useCallback((listener: () => void) => live?.subscribe(listener) ?? (() => undefined), [live]);
  return useSyncExternalStore(subscribe, () => live?.value);
}
