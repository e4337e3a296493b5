import type { AgreementBody } from "shared-schema/agreement/schema";
import { dayOf } from "shared-schema/base/basics";
import { done, type Result, refused } from "shared-schema/base/result";
import { decideCrewChange } from "shared-schema/crew/decide";
import {
  type CrewListBody,
  type CrewMember,
  NO_CREW,
  withCrewMember,
  withNewCrew,
  withoutCrewMember,
} from "shared-schema/crew/schema";
import type { TypedOver } from "shared-schema/sync/typedOver";
import { typedNow } from "../../../base/savingOver.ts";
import { type Runtime, runtime } from "../../database/runtime.ts";
import { editDocument, insertDocument } from "../edit.ts";

type Change = (before: CrewListBody) => Result<CrewListBody>;

/** Edits the crew list of an agreement under its one rule; the first edit makes its document. */
export async function editCrew(id: number, change: Change, typed: TypedOver | null = null): Promise<Result<void>> {
  return editCrewIn(await runtime(), id, change, typed);
}

/** The same on a given device. */
export async function editCrewIn(
  {
    collections,
    viewer,
    now,
  }: Pick<Runtime, "viewer" | "now"> & {
    collections: Pick<Runtime["collections"], "agreements" | "crew_lists">;
  },
  id: number,
  change: Change,
  typed: TypedOver | null = null,
): Promise<Result<void>> {
  const key = String(id);
  const agreement: AgreementBody | null =
    (await collections.agreements.findOne(key).exec())?.toMutableJSON().body ?? null;
  const decide = (before: CrewListBody | null, after: CrewListBody) =>
    decideCrewChange(before, after, agreement, viewer(), dayOf(now()));
  const stands = () => collections.crew_lists.findOne(key).exec();
  const edit = () => editDocument(collections.crew_lists, key, change, decide, typed);
  if (await stands()) return edit();
  const first = change(NO_CREW);
  if (!first.ok) return first;
  const made = await insertDocument(collections.crew_lists, key, decide(null, first.value));
  // Another edit on this device has made it meanwhile.
  return !made.ok && (await stands()) ? edit() : made;
}

/** Changes fields of a member. */
export function patchCrewMember(
  id: number,
  key: string,
  patch: Partial<Omit<CrewMember, "pos">>,
): Promise<Result<void>> {
  const typed = typedNow();
  const change: Change = (before) => {
    const after = withCrewMember(before, key, patch);
    return after ? done(after) : refused("part.removed");
  };
  return editCrew(id, change, typed);
}

/** Removes a member. */
export function removeCrewMember(id: number, key: string): Promise<Result<void>> {
  return editCrew(id, (before) => done(withoutCrewMember(before, key)));
}

/** Adds members behind the others. @returns their keys */
export async function addCrew(id: number, added: readonly Partial<CrewMember>[]): Promise<Result<string[]>> {
  const { newId } = await runtime();
  const keyed = added.map((fields): [string, Partial<CrewMember>] => [newId(), fields]);
  const written = await editCrew(id, (before) => done(withNewCrew(before, keyed)));
  return written.ok ? done(keyed.map(([key]) => key)) : written;
}
