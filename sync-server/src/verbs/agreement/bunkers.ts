import { newBunker, withoutPart } from "shared-schema/agreement/deeds/parts";
import { type BunkerPatch, type BunkerView, toBunkerViews } from "shared-schema/api/parts";
import { done, type Result } from "shared-schema/result";
import type { Actor, Deps } from "../context.ts";
import { answerAgreement, editAgreement, noSuch } from "./editAgreement.ts";
import type { ReadAgreement } from "./readAgreement.ts";

const allOf = (read: ReadAgreement): BunkerView[] => toBunkerViews(read.plan.price);

/** The fuel bunkers in the order in which they are used. */
export function listBunkers(deps: Deps, actor: Actor, id: number): Result<BunkerView[]> {
  return answerAgreement(deps, actor, id, allOf);
}

/** Adds a bunker behind the others, empty unless something is given. */
export function addBunker(deps: Deps, actor: Actor, id: number, input: BunkerPatch): Result<BunkerView[]> {
  return editAgreement(
    deps,
    actor,
    id,
    (body, tx) => {
      return done({ ...body, fuel_bunkers: { ...body.fuel_bunkers, [tx.ids.uuid()]: newBunker(body, input) } });
    },
    allOf,
  );
}

export function patchBunker(
  deps: Deps,
  actor: Actor,
  id: number,
  bunkerId: string,
  patch: BunkerPatch,
): Result<BunkerView[]> {
  return editAgreement(
    deps,
    actor,
    id,
    (body) => {
      const bunker = body.fuel_bunkers[bunkerId];
      if (!bunker) return noSuch("bunker");
      const fuel_bunkers = { ...body.fuel_bunkers, [bunkerId]: { ...bunker, ...patch } };
      return done({ ...body, fuel_bunkers });
    },
    allOf,
  );
}

/** Takes a bunker out; the last one stays, as the rule says. */
export function deleteBunker(deps: Deps, actor: Actor, id: number, bunkerId: string): Result<BunkerView[]> {
  return editAgreement(
    deps,
    actor,
    id,
    (body) => {
      if (!body.fuel_bunkers[bunkerId]) return noSuch("bunker");
      return done(withoutPart(body, "fuel_bunkers", bunkerId));
    },
    allOf,
  );
}
