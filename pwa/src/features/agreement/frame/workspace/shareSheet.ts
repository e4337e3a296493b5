import { create } from "zustand";

/** The sheet begins with the people, or with the question to approve. */
type ShareMode = "people" | "ask";

/** Whether the sheet of the open agreement's people is open. It keeps its mode while it closes. */
export const useShareSheet = create<{ isOpen: boolean; mode: ShareMode }>()(() => ({ isOpen: false, mode: "people" }));

/** Opens the sheet of the agreement that is on the screen. */
export function openShare(mode: ShareMode): void {
  useShareSheet.setState({ isOpen: true, mode });
}

/** Closes the sheet. */
export function closeShare(): void {
  useShareSheet.setState({ isOpen: false });
}
