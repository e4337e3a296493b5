import type { Viewer } from "./access.ts";
import type { AgreementBody } from "./schema.ts";
import { decideMoveBy } from "./status.ts";

/**
 * The move of a viewer's after which the terms are open again: what an edit waits for that was made before the status moved.
 * @returns null where they are open, and where the viewer has no such move
 */
export function reopeningMove(agreement: AgreementBody, viewer: Viewer): "unlock" | "new_addendum" | null {
  const moves = ["unlock", "new_addendum"] as const;
  return moves.find((move) => decideMoveBy(agreement, move, viewer).ok) ?? null;
}
