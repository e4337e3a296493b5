import { createSpotlight } from "@mantine/spotlight";

/** The search's open and closed state, apart from its window, so that the button need not load it. */
export const [searchStore, search] = createSpotlight();

/** Opens the search over agreements, yachts, people and actions. */
export function openSearch(): void {
  search.open();
}
