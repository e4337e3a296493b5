import { type ReactNode, useEffect, useState } from "react";
import { useStore } from "zustand";
import { NotLoaded } from "./NotLoaded.tsx";
import { OpenOnceMounted } from "./OpenOnceMounted.tsx";
import type { Part } from "./part.ts";

interface Props<C> {
  /** A drawer or dialog. */
  part: Part<C>;
  opened: boolean;
  /** Takes the wish back, after the part did not load. */
  onGiveUp(): void;
  children: (component: C, opened: boolean) => ReactNode;
}

/**
 * Loads a drawer or dialog when it is first opened, and keeps it mounted so that it can close with its transition. When
 * it does not load, a message says so and offers another try.
 */
export function OnDemand<C>({ part, opened, onGiveUp, children }: Props<C>) {
  const { loaded, failed } = useStore(part.state);
  const [wanted, setWanted] = useState(opened);
  if (opened && !wanted) setWanted(true);
  useEffect(() => {
    if (opened) load(part);
  }, [opened, part]);
  if (failed && opened) {
    const giveUp = () => {
      part.forget();
      onGiveUp();
    };
    return <NotLoaded onRetry={part.retry} onClose={giveUp} />;
  }
  return loaded && wanted ? (
    <OpenOnceMounted opened={opened}>{(open) => children(loaded.component, open)}</OpenOnceMounted>
  ) : null;
}

/** A failure is shown from the part's state. */
function load<C>(part: Part<C>): void {
  part.load().catch(() => undefined);
}
