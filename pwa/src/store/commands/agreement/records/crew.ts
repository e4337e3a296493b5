import { done, type Result, refused } from "shared-schema/base/result";
import {
  type CrewListBody,
  type CrewMember,
  withCrewMember,
  withNewCrew,
  withoutCrewMember,
} from "shared-schema/crew/schema";
import { typedNow } from "#base/savingOver.ts";
import { runtime } from "../../../database/runtime.ts";
import { editRecord } from "./editRecord.ts";

/** Changes fields of a member. */
export function patchCrewMember(
  id: number,
  key: string,
  patch: Partial<Omit<CrewMember, "pos">>,
): Promise<Result<void>> {
  const typed = typedNow();
  const change = (before: CrewListBody) => {
    const after = withCrewMember(before, key, patch);
    return after ? done(after) : refused("part.removed");
  };
  return editRecord("crew_lists", id, change, typed);
}

/** Removes a member. */
export function removeCrewMember(id: number, key: string): Promise<Result<void>> {
  return editRecord("crew_lists", id, (before) => done(withoutCrewMember(before, key)));
}

/** Adds members behind the others. @returns their keys */
export async function addCrew(id: number, added: readonly Partial<CrewMember>[]): Promise<Result<string[]>> {
  const { newId } = await runtime();
  const keyed = added.map((fields): [string, Partial<CrewMember>] => [newId(), fields]);
  const written = await editRecord("crew_lists", id, (before) => done(withNewCrew(before, keyed)));
  return written.ok ? done(keyed.map(([key]) => key)) : written;
}
