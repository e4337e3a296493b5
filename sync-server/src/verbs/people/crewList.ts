import { type CrewPatch, type CrewView, toCrewView } from "shared-schema/api/agreement/crew";
import { defined } from "shared-schema/base/defined";
import { isEqual } from "shared-schema/base/equal";
import { done, type Result } from "shared-schema/base/result";
import { mayWriteCrew } from "shared-schema/crew/change";
import { type CrewListBody, NO_CREW, withCrewMember, withNewCrew, withoutCrewMember } from "shared-schema/crew/schema";
import { type Actor, attempt, type Deps, reading, type Tx } from "../base/context.ts";
import { viewerOf } from "../base/viewer.ts";
import { commitDocument } from "../documents/commitDocument.ts";
import { readable } from "../documents/readable.ts";
import { decide } from "../documents/rules.ts";
import { agreementFor } from "../visibility/agreementFor.ts";
import { shown } from "../visibility/shown.ts";

/** The crew list of an agreement; for those who see it, and for no one else is there one. */
export function readCrew(deps: Deps, actor: Actor, id: number): Result<CrewView> {
  const tx = reading(deps);
  const agreement = agreementFor(tx, actor, "professionals", id);
  if (!agreement.ok) return agreement;
  return done(toCrewView(crewOf(tx, actor, id), mayWriteCrew(agreement.value, viewerOf(tx, actor))));
}

/** Changes, adds and removes members, under the rule that decides the edits of devices; the first change makes the document. */
export function patchCrew(deps: Deps, actor: Actor, id: number, patch: CrewPatch): Result<CrewView> {
  const written = attempt<null>(deps, (tx) => {
    const agreement = agreementFor(tx, actor, "professionals", id);
    if (!agreement.ok) return agreement;
    const row = tx.store.documents.get("crew_lists", String(id)) ?? null;
    const previous = row && !row.deleted ? row : null;
    const before = crewOf(tx, actor, id);
    const target = { collection: "crew_lists" as const, id: String(id) };
    const verdict = decide(tx, actor, target, previous, patched(before, patch));
    if (!verdict.ok) return verdict;
    if (isEqual(verdict.value, before)) return done(null);
    const event = { verb: previous ? "crew_list.edit" : "crew_list.create" } as const;
    const op = `rest-${tx.ids.uuid()}`;
    commitDocument(tx, { ...target, before: row, body: verdict.value, user_id: actor.user_id, op, event });
    return done(null);
  });
  return written.ok ? readCrew(deps, actor, id) : written;
}

function patched(before: CrewListBody, { members }: CrewPatch): CrewListBody {
  return Object.entries(members).reduce<CrewListBody>((list, [id, member]) => {
    if (member === null) return withoutCrewMember(list, id);
    const fields = defined(member);
    return withCrewMember(list, id, fields) ?? withNewCrew(list, [[id, fields]]);
  }, before);
}

function crewOf(tx: Tx, actor: Actor, id: number): CrewListBody {
  const row = readable(tx, actor, "crew_lists", String(id));
  return row ? shown("crew_lists", row) : NO_CREW;
}
