import { type ComponentType, Fragment, type ReactNode, useEffect } from "react";
import { useStore } from "zustand";
import { NotLoadedHere } from "./NotLoaded.tsx";
import type { Part } from "./part.ts";

interface Props<C> {
  part: Part<C>;
  /** Shown while the code is loading. */
  waiting?: ReactNode;
  /** Wraps what is shown in place of the component. */
  Around?: ComponentType<{ children: ReactNode }>;
  children: (component: C) => ReactNode;
}

/** Loads a component where it is shown. When it does not load, a message in its place says so and offers another try. */
export function InPlace<C>({ part, waiting = null, Around = Fragment, children }: Props<C>) {
  const { loaded, failed } = useStore(part.state);
  // Loading ahead may have begun it, and forgets a failure that no one sees: here it is seen.
  useEffect(() => void part.load().catch(() => part.state.setState({ failed: true })), [part]);
  if (loaded) return children(loaded.component);
  return <Around>{failed ? <NotLoadedHere onRetry={part.retry} /> : waiting}</Around>;
}
