import { create as createHook, type UseBoundStore } from "zustand/react";
import type { StateCreator, StoreApi } from "zustand/vanilla";

// biome-ignore lint/performance/noBarrelFile: it takes the place of the package in tests of screens
export { useStore } from "zustand/react";
// A store without a hook belongs to a component, or says what code has been loaded: it stays as it is.
export { createStore } from "zustand/vanilla";
export type { StoreApi };

const resets = new Set<() => void>();

/** Puts every store of the app back to the state in which it was made: tests share the page, and with it the stores. */
export function resetStores(): void {
  for (const reset of resets) reset();
}

function kept<T>(store: UseBoundStore<StoreApi<T>>): UseBoundStore<StoreApi<T>> {
  resets.add(() => store.setState(store.getInitialState(), true));
  return store;
}

/** Zustand's `create`; the store is put back after each test. */
export function create<T>(): (initializer: StateCreator<T>) => UseBoundStore<StoreApi<T>>;
export function create<T>(initializer: StateCreator<T>): UseBoundStore<StoreApi<T>>;
export function create<T>(initializer?: StateCreator<T>) {
  const make = (init: StateCreator<T>) => kept(createHook<T>()(init));
  return initializer ? make(initializer) : make;
}
