import { createStore, type StoreApi } from "zustand";

interface PartState<C> {
  /** In an object of its own: the store would call a function as an update. */
  loaded: { component: C } | null;
  failed: boolean;
}

/** A component whose code is loaded when it is first wanted. */
export interface Part<C> {
  readonly state: StoreApi<PartState<C>>;
  /**
   * Loads the code unless it is there. Rejects when it does not load, which `state` says as well; the next call tries again,
   * where React's `lazy` would keep the failure.
   */
  load(): Promise<C>;
  /** Forgets a failure that has been read. */
  forget(): void;
}

/** @param load the dynamic import */
export function part<C>(load: () => Promise<C>): Part<C> {
  const state = createStore<PartState<C>>()(() => ({ loaded: null, failed: false }));
  let loading: Promise<C> | null = null;
  const start = async () => {
    state.setState({ failed: false });
    try {
      const component = await load();
      state.setState({ loaded: { component } });
      return component;
    } catch (cause) {
      loading = null;
      state.setState({ failed: true });
      throw cause;
    }
  };
  return {
    state,
    load: () => {
      loading ??= start();
      return loading;
    },
    forget: () => state.setState({ failed: false }),
  };
}
