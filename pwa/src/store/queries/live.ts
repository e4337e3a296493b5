import { useCallback, useSyncExternalStore } from "react";
import type { Observable, Subscription } from "rxjs";

/** The time for which a value stays up to date after the last screen has left it: navigation often returns soon. */
const LINGER_MS = 5_000;

class Live<T> {
  private current: T | undefined;
  private readonly listeners = new Set<() => void>();
  private subscription: Subscription | null = null;
  private lingering: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly source: () => Observable<T>,
    private readonly known: () => T | undefined,
  ) {}

  get value(): T | undefined {
    return this.current === undefined ? this.known() : this.current;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    clearTimeout(this.lingering);
    this.listeners.add(listener);
    this.subscription ??= this.source().subscribe((value) => {
      this.current = value;
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
    this.current = undefined;
  }
}

/** Values that screens share: one subscription each, however many components look at it. */
export class LiveValues<T> {
  private readonly values = new Map<string, Live<T>>();

  /** @param known gives a value before its source does, where another live value has it already */
  constructor(
    private readonly source: (key: string) => Observable<T>,
    private readonly known: (key: string) => T | undefined = () => undefined,
  ) {}

  of(key: string): Live<T> {
    const known = this.values.get(key);
    if (known) return known;
    const made = new Live(
      () => this.source(key),
      () => this.known(key),
    );
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
