import { create } from "zustand";

/** Whether the list of keys is open. */
export const useKeysDialog = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

/** Opens the list of keys. */
export function openKeys(): void {
  useKeysDialog.setState({ isOpen: true });
}

/** Closes the list of keys. */
export function closeKeys(): void {
  useKeysDialog.setState({ isOpen: false });
}
