import type { YachtBody } from "shared-schema/yacht/schema";
import type { YachtPatch } from "../../store/commands/yachts.ts";
import type { SaveResult } from "../../ui/fields/types.ts";

/** A yacht as the form's parts see it. */
export interface YachtRecord {
  body: YachtBody;
  disabled: boolean;
  /** Writes one field. */
  save: <K extends keyof YachtPatch>(key: K) => (value: YachtPatch[K]) => Promise<SaveResult>;
}
