import { accessTo } from "shared-schema/agreement/access";
import { creatorParties, newAgreement } from "shared-schema/agreement/create";
import { fromTemplate } from "shared-schema/agreement/mutations/template";
import { byPos } from "shared-schema/agreement/order";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { CruiseCreate, CruisePatch, CruiseSummary, CruiseView } from "shared-schema/api/agreement/cruise";
import { toCruiseSummary, toCruiseView } from "shared-schema/api/agreement/cruiseProjection";
import type { LikeAnswer } from "shared-schema/api/agreement/importAnswer";
import { type ListQuery, type Page, pageOf } from "shared-schema/api/operator/page";
import { defined } from "shared-schema/base/defined";
import { done, type Result, refused } from "shared-schema/base/result";
import type { Inputs } from "shared-schema/frozen/inputs";
import { fullName } from "shared-schema/profile/schema";
import { mainProfile } from "../base/account/mainProfile.ts";
import { type Actor, attempt, type Deps, reading, type Tx } from "../base/context.ts";
import { derived } from "../base/derived.ts";
import { viewerOf } from "../base/viewer.ts";
import { addable } from "../documents/addable.ts";
import { createDocument } from "../documents/createDocument.ts";
import { deleteDocument } from "../documents/editDocument.ts";
import { nextId } from "../documents/ids.ts";
import { shown } from "../visibility/shown.ts";
import { editAgreement } from "./editAgreement.ts";
import { describedAs, inputsFor, readAgreement } from "./readAgreement.ts";

/** A page of the agreements that a user may read. */
export function listCruises(deps: Deps, reader: Actor, { after, per_page }: ListQuery): Page<CruiseSummary> {
  const tx = reading(deps);
  const viewer = viewerOf(tx, reader);
  const rows = tx.store.documents.pageVisibleTo(reader.user_id, "agreements", after, per_page + 1);
  const { entries, next } = pageOf(rows, per_page, ({ id }) => id);
  const summaries = entries.map((row) => {
    const agreement = shown("agreements", row);
    const id = Number(row.id);
    const { yacht, profiles } = inputsFor(tx, reader, id, agreement);
    const clients = byPos(agreement.parties).flatMap(([, party]) => {
      const profile = profiles[party.profile_id];
      return party.role === "clients" ? [{ id: party.profile_id, full_name: profile ? fullName(profile) : "" }] : [];
    });
    const access = accessTo(agreement, viewer);
    return toCruiseSummary({ id, agreement, access, yacht_name: yacht?.name ?? null, clients });
  });
  return { entries: summaries, next };
}

/** One agreement in the REST view. */
export function showCruise(
  deps: Deps,
  actor: Actor,
  id: number,
  version: number | null = null,
): Promise<Result<CruiseView>> {
  return derived(actor, () => {
    const read = readAgreement(deps, actor, id, version);
    return read.ok ? done(toCruiseView(read.value)) : read;
  });
}

/** A new agreement, as the answer to its making: without passports. */
export function showCreated(deps: Deps, actor: Actor, id: number): Promise<Result<CruiseView>> {
  const row = deps.store.documents.visibleTo(actor.user_id, "agreements", String(id));
  return describedAs(deps, actor, row, toCruiseView);
}

/** Opens a draft, for those whom the rule lets: of someone who is no administrator, with himself on it. */
export async function createCruise(deps: Deps, actor: Actor, input: CruiseCreate): Promise<Result<CruiseView>> {
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
      parties: creatorsParty(tx, actor),
    };
    const event = { verb: "agreement.create" } as const;
    const written = createDocument(tx, actor, { collection: "agreements", id: String(id), body, event });
    return written.ok ? done(id) : written;
  });
  return created.ok ? showCreated(deps, actor, created.value) : created;
}

/** Opens a draft like an agreement whose contract the actor reads, for those who may create one; what it cannot take is listed. */
export async function createLike(
  deps: Deps,
  actor: Actor,
  template: number,
  name: string | undefined,
): Promise<Result<LikeAnswer>> {
  const read = readAgreement(deps, actor, template);
  if (!read.ok) return read;
  if (!read.value.access.contract) return refused("contract.forbidden");
  const { agreement, inputs } = read.value;
  const created = attempt(deps, (tx) => {
    const id = nextId(tx, "agreement");
    const { body, left_out } = fromTemplate(agreement, {
      name: name ?? agreement.name,
      creator: viewerOf(tx, actor),
      created_at: tx.now,
      bunkerId: tx.ids.uuid(),
      newId: () => tx.ids.uuid(),
      own: creatorsParty(tx, actor),
      around: {
        mayAdd: (target, number) => addable(tx, actor, target, number) !== null,
        nameOf: (target, number) => nameAround(inputs, target, number),
      },
    });
    const event = { verb: "agreement.create" } as const;
    const written = createDocument(tx, actor, { collection: "agreements", id: String(id), body, event });
    return written.ok ? done({ id, left_out }) : written;
  });
  if (!created.ok) return created;
  const shown = await showCreated(deps, actor, created.value.id);
  return shown.ok ? done({ ...shown.value, left_out: created.value.left_out }) : shown;
}

function nameAround({ yacht, profiles }: Inputs, target: "profiles" | "yachts", number: number): string {
  const profile = target === "profiles" ? profiles[number] : undefined;
  const name = target === "yachts" ? yacht?.name : profile && fullName(profile);
  return name ?? String(number);
}

/** The parties of a new agreement: a creator who is not an administrator is one of them. */
export function creatorsParty(tx: Tx, actor: Actor): AgreementBody["parties"] {
  const main = actor.is_admin ? undefined : mainProfile(tx, actor.user_id);
  return main ? creatorParties(main.id) : {};
}

/** Changes fields of the head and of the price, and confirms a deduction in the actor's name. */
export function patchCruise(
  deps: Deps,
  actor: Actor,
  id: number,
  version: number | null,
  patch: CruisePatch,
): Promise<Result<CruiseView>> {
  const { deposit_deduction_confirmed: amount, ...fields } = patch;
  const change = (body: AgreementBody, tx: Tx): Result<AgreementBody> => {
    const changed = { ...body, ...defined(fields) };
    if (amount === undefined) return done(changed);
    const confirmed = amount === null ? null : { amount, by: actor.user_id, at: tx.now };
    return done({ ...changed, deposit_deduction_confirmed: confirmed });
  };
  return editAgreement(deps, actor, { id, version }, change, toCruiseView);
}

/** Deletes an agreement of which nothing was generated. */
export function deleteCruise(deps: Deps, actor: Actor, id: number): Result<Record<string, never>> {
  const deleted = attempt(deps, (tx) => deleteDocument(tx, actor, { collection: "agreements", id: String(id) }));
  return deleted.ok ? done({}) : deleted;
}
