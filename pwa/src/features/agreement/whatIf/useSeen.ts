import { useEffect } from "react";
import type { VariantOutcome } from "shared-schema/pricing/whatIf/compare";
import { noteSeen } from "../../../store/commands/whatIf/variants.ts";
import type { KeptVariants } from "../../../store/queries/kept/variants.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { markOf } from "./mark.ts";

/** Whether the draft, or anything that its figures hang on, is another than when its variants were last looked at. */
export function useSeen(
  kept: KeptVariants | undefined,
  draft: VariantOutcome | null | undefined,
): { changed: boolean; now: string | null } {
  const { id, agreement } = useWorkspace();
  const now = draft ? markOf(agreement, draft) : null;
  const hasVariants = kept !== undefined && kept.variants.length > 0;
  const isFirst = hasVariants && kept.seen === "";
  useEffect(() => {
    if (isFirst && now !== null) void noteSeen(id, now);
  }, [id, isFirst, now]);
  return { changed: hasVariants && !isFirst && now !== null && kept.seen !== now, now };
}
