import { useState } from "react";
import { useLocation } from "react-router";
import { hashPath } from "#base/hashPath.ts";
import { useFieldDrafts } from "#store/drafts/draftStore.ts";

interface Wanted {
  /** Whether a field or an anchor is in the fold. */
  holds: (path: string) => boolean;
  /** Something in it waits for the reader. */
  needed?: boolean;
}

/**
 * Whether a fold is open, and how to change that. A link to a field in it opens it, and so does what waits in it, once. It is never
 * closed but by hand: that could take a field away while someone types.
 */
export function useFold({ holds, needed = false }: Wanted): readonly [isOpened: boolean, toggle: () => void] {
  const { hash, key } = useLocation();
  const isUnsaved = useFieldDrafts(({ drafts }) => drafts.some(({ path }) => holds(path)));
  const [fold, setFold] = useState({ isOpened: false, jump: "", isNeeded: false });
  const jump = holds(hashPath(hash)) ? key : fold.jump;
  const isNeeded = needed || isUnsaved;
  if (jump !== fold.jump || isNeeded !== fold.isNeeded) {
    const isAsked = jump !== fold.jump || isNeeded;
    setFold({ isOpened: fold.isOpened || isAsked, jump, isNeeded });
  }
  return [fold.isOpened, () => setFold((was) => ({ ...was, isOpened: !was.isOpened }))];
}
