import { discardAddendum, openAddendum } from "shared-schema/agreement/addendum";
import { fixBookings, releaseBookings } from "shared-schema/agreement/payments/booking";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { type Action, decideMove, decideMoveBy, unlockingAction } from "shared-schema/agreement/status";
import type { CruiseView } from "shared-schema/api/agreement/cruise";
import { toCruiseView } from "shared-schema/api/agreement/cruiseProjection";
import { done, type Result, refused } from "shared-schema/base/result";
import { decideBinding } from "shared-schema/frozen/times";
import type { Commit } from "../../base/commit.ts";
import { type Actor, attempt, type Deps, type Tx } from "../../base/context.ts";
import { derived } from "../../base/derived.ts";
import { overQuota } from "../../base/quota.ts";
import { uncut } from "../../base/uncut.ts";
import { viewerOf } from "../../base/viewer.ts";
import { commitDocument } from "../../documents/commitDocument.ts";
import { deleteDocument, findDocument } from "../../documents/editDocument.ts";
import { type ReadableRow, readableNow } from "../../documents/readable.ts";
import { describedAs, inputsFor } from "../readAgreement.ts";
import { decideCopySize, decideLiveSize, frozenCopyAfter } from "./frozenCopy.ts";
import { bindsLeaving } from "./leaving.ts";

/** Every move but the generation, which makes documents as well. */
type PlainMove = Exclude<Action, "generate">;

/** Moves that leave no more behind than what was there before the move that they take back. */
const TAKES_BACK: ReadonlySet<Action> = new Set(["unlock", "discard_addendum", "cancel_settling"]);

/** DRAFT → LOCKED: yacht, profiles and tax rows are frozen in the same transaction. */
export function lockCruise(deps: Deps, actor: Actor, id: number): Promise<Result<CruiseView>> {
  return moved(deps, actor, id, (tx, row) => move(tx, actor, row, "lock", (status) => locked(tx, actor, row, status)));
}

/** Locks after the last approval: the approving user need not be able to write. */
export function lockApproved(tx: Tx, actor: Actor, row: ReadableRow): Result<ReadableRow | null> {
  const status = decideMove(uncut("agreements", row), "lock");
  if (!status.ok) return status;
  const next = locked(tx, actor, row, status.value);
  // Everybody has approved: no one is asked to.
  return next.ok ? commitMove(tx, actor, row, { action: "lock", next: next.value, tells: false }) : next;
}

/** LOCKED → DRAFT because an approval was revoked, by any of the parties. */
export function unlockRevoked(tx: Tx, actor: Actor, row: ReadableRow): Result<ReadableRow | null> {
  const body = uncut("agreements", row);
  const status = decideMove(body, "unlock");
  if (!status.ok) return status;
  return commitMove(tx, actor, row, { action: "unlock", next: releaseBookings({ ...body, status: status.value }) });
}

function locked(tx: Tx, actor: Actor, row: ReadableRow, status: AgreementBody["status"]): Result<AgreementBody> {
  const body = uncut("agreements", row);
  const light = decideLiveSize(tx, body);
  if (!light.ok) return light;
  const { yacht, taxRows, today } = inputsFor(tx, actor, Number(row.id), body);
  const binding = decideBinding(tx.derivations.get("plan", { agreement: body, yacht, taxRows, today }));
  return binding.ok ? done(fixBookings({ ...body, status })) : binding;
}

/** LOCKED → DRAFT; CONTRACT or ADDENDUM → the draft of a new addendum. */
export function unlockCruise(deps: Deps, actor: Actor, id: number): Promise<Result<CruiseView>> {
  return moved(deps, actor, id, (tx, row) => {
    const body = uncut("agreements", row);
    const action = unlockingAction(body.status);
    return move(tx, actor, row, action, (status) =>
      done(action === "new_addendum" ? openAddendum(body) : releaseBookings({ ...body, status })),
    );
  });
}

/** SETTLED, or a first draft that came to nothing → ARCHIVED. Nothing leads back. */
export function archiveCruise(deps: Deps, actor: Actor, id: number): Promise<Result<CruiseView>> {
  return moved(deps, actor, id, (tx, row) =>
    move(tx, actor, row, "archive", (status) => {
      const body = uncut("agreements", row);
      const light = decideLiveSize(tx, body);
      return light.ok ? done({ ...body, status }) : light;
    }),
  );
}

/** Discards the draft of an addendum: the last generated version is current again. Version 0 is the agreement itself. */
export function deleteVersion(deps: Deps, actor: Actor, id: number, version: number): Result<Record<string, never>> {
  const target = { collection: "agreements" as const, id: String(id), version };
  const deleted = attempt<unknown>(deps, (tx) => {
    const found = findDocument(tx, actor, "agreements", target.id);
    if (!found.ok) return found;
    const draft = uncut("agreements", found.value);
    if (draft.version === 0) return deleteDocument(tx, actor, target);
    return move(tx, actor, found.value, "discard_addendum", (status) => {
      if (draft.version !== version) return refused("document.version-stale", { version });
      const kept = tx.store.history.lastOfVersion("agreements", target.id, version - 1);
      if (!kept) {
        return refused("agreement.version-lost", { version: version - 1 });
      }
      return discardAddendum(draft, uncut("agreements", kept), status);
    });
  });
  return deleted.ok ? done({}) : deleted;
}

export async function moved(
  deps: Deps,
  actor: Actor,
  id: number,
  make: (tx: Tx, row: ReadableRow) => Result<ReadableRow | null>,
): Promise<Result<CruiseView>> {
  const made = await derived(actor, () =>
    attempt(deps, (tx) => {
      const found = findDocument(tx, actor, "agreements", String(id));
      return found.ok ? make(tx, found.value) : found;
    }),
  );
  return made.ok ? describedAs(deps, actor, made.value, toCruiseView) : made;
}

/**
 * Writes what a move makes of an agreement, if the actor may make it in this status.
 * @returns the agreement as the actor sees it; null where the move has taken it out of their sight
 */
export function move(
  tx: Tx,
  actor: Actor,
  row: ReadableRow,
  action: PlainMove,
  make: (status: AgreementBody["status"]) => Result<AgreementBody>,
): Result<ReadableRow | null> {
  const body = uncut("agreements", row);
  const status = decideMoveBy(body, action, viewerOf(tx, actor));
  if (!status.ok) return status;
  const next = make(status.value);
  return next.ok ? commitMove(tx, actor, row, { action, next: next.value }) : next;
}

interface MadeMove extends Pick<Commit, "tells"> {
  action: PlainMove;
  next: AgreementBody;
}

function commitMove(
  tx: Tx,
  actor: Actor,
  row: ReadableRow,
  { action, next, ...rest }: MadeMove,
): Result<ReadableRow | null> {
  const body = uncut("agreements", row);
  // The erasure would take the ground from under the others' contract.
  if (body.status === "DRAFT" && next.status !== "ARCHIVED" && bindsLeaving(tx, next)) {
    return refused("agreement.party-leaves");
  }
  const copy = frozenCopyAfter(tx, row.id, body, next);
  const size = decideCopySize(copy);
  if (!size.ok) return size;
  // Each lock keeps a whole copy in the history. Actions that only take back are possible in a full account, too.
  const full = TAKES_BACK.has(action) ? null : overQuota(tx, actor, { bytes: size.value });
  if (full) return full;
  const op = `${action}-${tx.ids.uuid()}`;
  const event = { verb: `agreement.${action}`, details: { from: body.status, to: next.status } } as const;
  const edit = { collection: "agreements" as const, id: row.id, before: row, body: next };
  const committed = commitDocument(tx, { ...edit, ...rest, user_id: actor.user_id, op, event, copy });
  return done(readableNow(actor, committed) ?? null);
}
