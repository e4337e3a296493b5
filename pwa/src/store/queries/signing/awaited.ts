import { type AwaitedBody, NONE_AWAITED } from "shared-schema/signing/awaited";
import type { Doc } from "../docs.ts";
import { useLive } from "../live.ts";
import { ALL, liveRecords } from "../liveDocuments.ts";

const awaited$ = liveRecords("awaited_signatures");

/** The signatures that agreements on this device wait for, by their number; undefined while loading. */
export function useAllAwaited(): Doc<AwaitedBody>[] | undefined {
  return useLive(awaited$.list, ALL);
}

/** Tells of each change of what an agreement waits for, from the state on that this device knows. @returns how to stop */
export function onAwaitedChange(id: number, tell: () => void): () => void {
  const live = awaited$.one.of(String(id));
  let known = live.value;
  return live.subscribe(() => {
    const before = known;
    known = live.value;
    if (before !== undefined && before?.rev !== known?.rev) tell();
  });
}

/** The signatures that an agreement waits for; undefined while loading. */
export function useAwaited(id: number): AwaitedBody | undefined {
  const awaited = useLive(awaited$.one, String(id));
  return awaited === null ? NONE_AWAITED : awaited?.body;
}
