import { useEffect } from "react";
import { create } from "zustand";
import { runtime } from "../../database/runtime.ts";

const SETTING = "alerts-dismissed";
/** Dismissals that are remembered; the oldest go first. */
const MOST = 500;

interface Marks {
  userId: number | null;
  keys: ReadonlySet<string>;
}

const useMarks = create<Marks>()(() => ({ userId: null, keys: new Set() }));

/** The keys of the alerts that the user has dismissed on this device; null while they are read. */
export function useDismissed(): ReadonlySet<string> | null {
  const { userId, keys } = useMarks();
  useEffect(() => void readMarks(), []);
  return userId === null ? null : keys;
}

/** Dismisses alerts, on this device. */
export async function dismissAlerts(dismissed: readonly string[]): Promise<void> {
  await readMarks();
  const { device } = await runtime();
  const keys = new Set([...useMarks.getState().keys, ...dismissed].slice(-MOST));
  useMarks.setState({ keys });
  // A device without room shows them again after the next start.
  await device.settings.put({ key: SETTING, value: [...keys] }).catch(() => undefined);
}

async function readMarks(): Promise<void> {
  const { device, userId } = await runtime();
  if (useMarks.getState().userId === userId) return;
  const kept = (await device.settings.get(SETTING))?.value;
  const keys = Array.isArray(kept) ? kept.filter((key) => typeof key === "string") : [];
  useMarks.setState({ userId, keys: new Set(keys) });
}
