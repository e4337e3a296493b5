import { partOf, withPart } from "shared-schema/agreement/mutations/parts";
import { mendStay, type StayMend } from "shared-schema/agreement/mutations/stays";
import { wholeVoyage } from "shared-schema/agreement/mutations/voyageStays";
import type { AgreementBody, Stay } from "shared-schema/agreement/schema";
import { done, type Result, refused } from "shared-schema/base/result";
import { typedNow } from "../../../base/savingOver.ts";
import { runtime } from "../../database/runtime.ts";
import { editUndoable } from "../undo.ts";
import { addPart, removePart } from "./parts.ts";

/** Adds a passenger's stay on board. @returns its id */
export async function addStay(id: number, input: Partial<Stay> & Pick<Stay, "profile_id">): Promise<Result<string>> {
  return addPart(id, "stays", () => ({
    emb_waypoint: null,
    disemb_waypoint: null,
    emb_date: null,
    disemb_date: null,
    ...input,
  }));
}

/** Gives every passenger without a stay on board the whole voyage; nothing changes while the route has none. */
export async function giveWholeVoyage(id: number): Promise<Result<void>> {
  const { newId } = await runtime();
  return editUndoable(id, (before) => {
    const whole = wholeVoyage(before);
    if (!whole) return done(before);
    const placed = new Set(Object.values(before.stays).map(({ profile_id }) => profile_id));
    const without = Object.values(before.parties).filter(
      (party) => party.role === "passengers" && !placed.has(party.profile_id),
    );
    const given = without.map(({ profile_id }) => [newId(), { profile_id, ...whole }]);
    return done({ ...before, stays: { ...before.stays, ...Object.fromEntries(given) } });
  });
}

/** The result of a change to a stay. */
interface PatchedStay {
  mends: StayMend[];
  /** Whether something else was stored than was typed. */
  isFieldMended: boolean;
}

/** Changes one field of a stay, and mends the stay as it stands when it is written. */
export async function patchStay<K extends keyof Stay>(
  id: number,
  stayId: string,
  field: K,
  value: Stay[K],
): Promise<Result<PatchedStay>> {
  const typed = typedNow();
  let patched: PatchedStay = { mends: [], isFieldMended: false };
  const change = (before: AgreementBody) => {
    const stay = partOf(before.stays, stayId);
    if (!stay) return refused("part.removed");
    const mended = mendStay({ ...stay, [field]: value }, before.waypoints);
    patched = { mends: mended.mends, isFieldMended: mended.stay[field] !== value };
    return done(withPart(before, "stays", stayId, mended.stay));
  };
  const written = await editUndoable(id, change, typed && { ...typed, path: `stays.${stayId}.${field}` });
  return written.ok ? done(patched) : written;
}

export async function removeStay(id: number, stayId: string): Promise<Result<void>> {
  return removePart(id, "stays", stayId);
}
