import { accessTo } from "shared-schema/agreement/access";
import { newAgreement } from "shared-schema/agreement/create";
import type { CruiseCreate, CruisePatch, CruiseSummary, CruiseView } from "shared-schema/api/cruise";
import { toCruiseSummary, toCruiseView } from "shared-schema/api/cruiseProjection";
import { byPos } from "shared-schema/itinerary/order";
import { fullName } from "shared-schema/profile/schema";
import { done, type Result } from "shared-schema/result";
import { bodyOf, viewerOf } from "../bodies.ts";
import { commitDocument } from "../commitDocument.ts";
import { type Actor, attempt, type Deps, reading, type Tx } from "../context.ts";
import { decide } from "../decide.ts";
import { deleteDocument, editDocument } from "../editDocument.ts";
import { nextId } from "../idLeases.ts";
import { readAgreement } from "./readAgreement.ts";

/** All agreements that a user may read. */
export function listCruises(deps: Deps, reader: Actor): CruiseSummary[] {
  const tx = reading(deps);
  const viewer = viewerOf(tx, reader);
  return tx.store.documents.allVisibleTo(reader.user_id, "agreements").map((row) => {
    const agreement = bodyOf("agreements", row);
    const yacht =
      agreement.yacht_id === null ? undefined : tx.store.documents.get("yachts", String(agreement.yacht_id));
    const clients = byPos(agreement.parties).flatMap(([, party]) =>
      party.role === "clients" ? [{ id: party.profile_id, full_name: nameOf(tx, party.profile_id) }] : [],
    );
    const access = accessTo(agreement, viewer);
    const yacht_name = yacht ? bodyOf("yachts", yacht).name : null;
    return toCruiseSummary({ id: Number(row.id), agreement, access, yacht_name, clients });
  });
}

function nameOf(tx: Tx, profileId: number): string {
  const row = tx.store.documents.get("profiles", String(profileId));
  return row ? fullName(bodyOf("profiles", row)) : "";
}

/** One agreement in the REST view. */
export function showCruise(deps: Deps, actor: Actor, id: number, version: number | null = null): Result<CruiseView> {
  const read = readAgreement(deps, actor, id, version);
  return read.ok ? done(toCruiseView(read.value)) : read;
}

/** Opens a draft; for administrators, as the rule says. */
export function createCruise(deps: Deps, actor: Actor, input: CruiseCreate): Result<CruiseView> {
  const created = attempt(deps, (tx) => {
    const id = nextId(tx, "agreement");
    const body = {
      ...newAgreement({
        name: input.name,
        contract_type: input.contract_type ?? "CRUISE",
        currency: input.currency ?? "EUR",
        created_by: actor.user_id,
        created_at: tx.now,
        bunkerId: tx.ids.uuid(),
      }),
      ...input,
    };
    const target = { collection: "agreements" as const, id: String(id) };
    const verdict = decide(tx, actor, target, null, body);
    if (!verdict.ok) return verdict;
    commitDocument(tx, { ...target, body: verdict.value, user_id: actor.user_id, op: `rest-${tx.ids.uuid()}` });
    return done(id);
  });
  return created.ok ? showCruise(deps, actor, created.value) : created;
}

/** Changes fields of the head and of the price. */
export function patchCruise(
  deps: Deps,
  actor: Actor,
  id: number,
  version: number | null,
  patch: CruisePatch,
): Result<CruiseView> {
  const edited = attempt(deps, (tx) =>
    editDocument(tx, actor, { collection: "agreements", id: String(id), version }, (body) =>
      done({ ...body, ...patch }),
    ),
  );
  return edited.ok ? showCruise(deps, actor, id) : edited;
}

/** Deletes an agreement of which nothing was generated. */
export function deleteCruise(deps: Deps, actor: Actor, id: number): Result<Record<string, never>> {
  const deleted = attempt(deps, (tx) => deleteDocument(tx, actor, { collection: "agreements", id: String(id) }));
  return deleted.ok ? done({}) : deleted;
}
