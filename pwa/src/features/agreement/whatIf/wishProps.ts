import type { Wishes } from "shared-schema/pricing/whatIf/wishes";

/** The wishes of a variant, and how they change. */
export interface WishProps {
  wishes: Wishes;
  onChange: (wishes: Wishes) => void;
}
