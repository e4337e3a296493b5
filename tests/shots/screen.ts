import type { Page } from "@playwright/test";
import type { Account } from "../e2e/support/people.ts";

/** A screen, or a state of one, of which a picture is taken. */
export interface Screen {
  name: string;
  path: string;
  /** The logged-in account; null for guests. */
  as: Account | null;
  /** Brings the screen into its state. */
  reach?: (page: Page) => Promise<void>;
}
