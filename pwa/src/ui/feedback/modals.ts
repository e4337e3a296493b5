import { modals } from "@mantine/modals";
import { create } from "zustand";
import { part } from "../loading/part.ts";

/** The host of the dialogs; `Overlays` puts it on the page once it is loaded. */
export const modalsHost = part(() => import("./ModalsHost.tsx").then((module) => module.ModalsHost));

/** Whether what shows the dialogs is on the page. */
export const useModals = create<{ mounted: boolean }>()(() => ({ mounted: false }));

/** Mantine's dialogs, once they are on the page. Rejects when they do not load; the next call tries again. */
export async function loadModals(): Promise<typeof modals> {
  await modalsHost.load();
  if (!useModals.getState().mounted) {
    await new Promise<void>((resolve) => {
      const stop = useModals.subscribe(({ mounted }) => {
        if (!mounted) return;
        stop();
        resolve();
      });
    });
  }
  return modals;
}
