import { erasedProfile } from "../../base/erased.ts";
import type { Eraser } from "../eraser/eraser.ts";

/** Erases a profile itself, wherever it is given one, and no copy of it. */
export const PROFILE_ERASER: Eraser = {
  body: (_collection, _id, body) => erasedProfile(body),
  text: (_kind, value) => value,
};
