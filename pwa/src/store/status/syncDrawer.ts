import { create } from "zustand";

/** Whether the list behind the sync indicator is open: fields whose value is in dispute lead there. */
export const useSyncDrawer = create<{ opened: boolean }>()(() => ({ opened: false }));

export function openSyncDrawer(): void {
  useSyncDrawer.setState({ opened: true });
}

export function closeSyncDrawer(): void {
  useSyncDrawer.setState({ opened: false });
}
