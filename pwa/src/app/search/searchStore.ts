import { create } from "zustand";

/** The number of times the search has been opened: its window loads the first time and opens each time. */
export const useSearchAsked = create<{ times: number }>()(() => ({ times: 0 }));

/** Opens the search over agreements, yachts, people, places and actions. */
export function openSearch(): void {
  useSearchAsked.setState(({ times }) => ({ times: times + 1 }));
}

/** Takes back what has been asked for, where the search did not load. */
export function forgetSearch(): void {
  useSearchAsked.setState({ times: 0 });
}
