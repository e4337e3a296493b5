import { create } from "zustand";
import { inTime } from "./inTime.ts";

/** Whether the page says that what was asked for could not be loaded. */
export const useNotLoaded = create<{ shown: boolean }>()(() => ({ shown: false }));

/** Loads what an action needs. Null where it does not load; `Overlays` says so until the next try. */
export async function loadOrSay<T>(load: () => Promise<T>): Promise<T | null> {
  useNotLoaded.setState({ shown: false });
  try {
    return await inTime(load);
  } catch {
    useNotLoaded.setState({ shown: true });
    return null;
  }
}
