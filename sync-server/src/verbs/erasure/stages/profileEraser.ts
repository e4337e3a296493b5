import type { Eraser } from "../../audit/erase/eraser.ts";
import { erasedProfile } from "../../audit/erase/person.ts";

/** Erases a profile itself, wherever it is given one, and no copy of it. */
export const PROFILE_ERASER: Eraser = {
  body: (_collection, _id, body) => erasedProfile(body),
  text: (_kind, value) => value,
};
