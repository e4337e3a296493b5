import type { YachtParticulars } from "shared-schema/api/yacht";
import type { YachtPatch } from "../../store/commands/yachts.ts";
import type { SaveResult } from "../../ui/fields/types.ts";

/** A yacht as the form's parts see it. */
export interface YachtRecord {
  document: "yachts";
  id: number;
  body: YachtParticulars;
  /** The viewer may not write: there are facts, and no fields. */
  disabled: boolean;
  /** Writes one field. */
  save: <K extends keyof YachtPatch>(key: K) => (value: YachtPatch[K]) => Promise<SaveResult>;
}
