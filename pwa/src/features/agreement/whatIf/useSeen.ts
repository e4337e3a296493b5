import type { VariantOutcome } from "shared-schema/pricing/whatIf/compare";
import type { KeptVariants } from "../../../store/queries/kept/variants.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { markOf } from "./mark.ts";

/** Whether the draft, or anything that its figures hang on, is another than when its variants were last looked at. */
export function useSeen(
  kept: KeptVariants | undefined,
  draft: VariantOutcome | null | undefined,
): { changed: boolean; now: string | null } {
  const { agreement } = useWorkspace();
  const now = draft ? markOf(agreement, draft) : null;
  const isKnown = kept !== undefined && kept.variants.length > 0 && kept.seen !== "";
  return { changed: isKnown && now !== null && kept.seen !== now, now };
}
