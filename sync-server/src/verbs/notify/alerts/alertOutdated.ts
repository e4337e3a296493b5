import type { ApprovalsBody, Mark } from "shared-schema/approval/schema";
import type { Touched } from "../../../store/queries/history.ts";
import { approvalsOf } from "../../agreement/keptApprovals.ts";
import { ownerOf } from "../../base/account/ownerOf.ts";
import { type Deps, type Tx, transact } from "../../base/context.ts";
import { derived } from "../../base/derived.ts";
import { movedBy } from "../../base/instants.ts";
import { uncut } from "../../base/uncut.ts";
import { type OutdatingEdit, outdatingEdit } from "../../contract/approval/outdatedBy.ts";
import { TAX_RULES } from "../../documents/reference/taxRows.ts";
import { addAlert, alertedAt } from "./addAlert.ts";
import { fingerprintNow } from "./fingerprintNow.ts";
import { alertWithdrawn } from "./withdrawn/alertWithdrawn.ts";

/** An edit is looked at so long after it was made: one that is taken back at once outdates nothing. */
const QUIET_MS = 2 * 60_000;
/** Rows of the history that are looked at together. */
const MOST_ROWS = 200;
/** Agreements that are looked at without a pause: a change of the tax table concerns all of them, and each may take some ten plans. */
const AT_ONCE = 2;

/**
 * Tells the parties whose approval no longer fits the terms, once for each approval. It looks at the agreements that an edit of theirs,
 * of their yacht, of a party's profile or of the tax table may have changed since it looked last. Requests are answered in between. The
 * writers of what was priced with a rate that was taken back are told with it.
 * @param goOn asked before each further transaction; what was not looked at is looked at again
 */
export async function alertOutdated(deps: Deps, goOn: () => boolean = () => true): Promise<void> {
  const { store, clock } = deps;
  const until = movedBy(clock.now().toISOString(), -QUIET_MS);
  const rowsLeft = () => store.history.rowsAfter(store.meta.alertsLookedAt(), until, MOST_ROWS);
  for (let rows = rowsLeft(); rows.length > 0; rows = rowsLeft()) {
    const touched = [...touchedAgreements(store, rows)];
    for (let from = 0; from < touched.length; from += AT_ONCE) {
      if (!goOn()) return;
      for (const [id, authors] of touched.slice(from, from + AT_ONCE)) await lookSafely(deps, id, authors);
      await new Promise((resolve) => setImmediate(resolve));
    }
    for (const { collection, id, revision } of rows) {
      const isTable = collection === "reference" && id === TAX_RULES;
      if (isTable && !(await alertWithdrawn(deps, revision, goOn))) return;
    }
    const last = rows.at(-1)?.revision;
    if (last !== undefined) transact(deps, (tx) => tx.store.meta.setAlertsLookedAt(last));
  }
}

/** The agreements whose terms some rows may have changed, with the authors of those rows. */
function touchedAgreements(store: Tx["store"], rows: readonly Touched[]): Map<string, Set<number | null>> {
  const touched = new Map<string, Set<number | null>>();
  for (const { collection, id, user_id } of rows) {
    for (const agreement of agreementsAround(store, collection, id)) {
      touched.set(agreement, (touched.get(agreement) ?? new Set()).add(user_id));
    }
  }
  return touched;
}

function agreementsAround({ documents, links }: Tx["store"], collection: string, id: string): readonly string[] {
  if (collection === "agreements") return [id];
  if (collection === "yachts" || collection === "profiles") return links.sourcesOf(collection, id, "agreements");
  return collection === "reference" && id === TAX_RULES ? documents.idsIn("approvals") : [];
}

/** An agreement that cannot be looked at does not keep the others from it. */
async function lookSafely(deps: Deps, id: string, authors: ReadonlySet<number | null>): Promise<void> {
  try {
    await derived(null, () => transact(deps, (tx) => lookAt(tx, id, authors)));
  } catch (error) {
    deps.log.error({ err: error, agreement: id }, "Approvals could not be looked at");
  }
}

function lookAt(tx: Tx, id: string, authors: ReadonlySet<number | null>): void {
  const row = tx.store.documents.get("agreements", id);
  const approvals = approvalsOf(tx, id);
  // Frozen terms change no more: an edit follows their unlocking.
  if (!row || row.deleted || uncut("agreements", row).status !== "DRAFT" || !isAnyGiven(approvals)) return;
  const fingerprint = fingerprintNow(tx, id);
  const editOf = editFinder(tx, id);
  for (const [party, { approval }] of Object.entries(approvals.parties)) {
    const profile = uncut("agreements", row).parties[party]?.profile_id;
    if (!approval || approval.fingerprint === fingerprint || profile === undefined || fingerprint === null) continue;
    const user_id = ownerOf(tx, profile);
    // The only author since then knows.
    if (user_id === null || (authors.size === 1 && authors.has(user_id))) continue;
    const cause = `${approval.fingerprint}/${approval.at}`;
    const alert = { cause, kind: "outdated" as const, user_id, agreement_id: Number(id) };
    // Finding the edit takes some ten plans, so each approval pays for it once.
    if (alertedAt(tx, alert) !== null) continue;
    const edit = editOf(approval);
    addAlert(tx, { ...alert, ...(edit && { details: { edit } }) });
  }
}

/** Parties that approved the same terms were outdated by the same edit, which is sought once. */
function editFinder(tx: Tx, id: string): (approval: Mark) => OutdatingEdit | null {
  const found = new Map<string, OutdatingEdit | null>();
  return (approval) => {
    const known = found.get(approval.fingerprint);
    const edit = known === undefined ? outdatingEdit(tx, id, approval) : known;
    found.set(approval.fingerprint, edit);
    return edit && { user_id: edit.user_id, at: edit.at };
  };
}

function isAnyGiven({ parties }: ApprovalsBody): boolean {
  return Object.values(parties).some(({ approval }) => approval !== null);
}
