import type { AgreementBody } from "shared-schema/agreement/schema";
import { type Inputs, inputsOf } from "shared-schema/frozen/inputs";
import type { SnapshotBody } from "shared-schema/frozen/schema";
import type { ProfileBody } from "shared-schema/profile/schema";
import type { Written } from "../../store/queries/history.ts";
import type { Tx } from "../base/context.ts";
import { uncut } from "../base/uncut.ts";
import { taxRowsAt } from "../documents/reference/taxRows.ts";

/** An agreement as it stood after an edit, with what was around it then. */
interface PastState {
  agreement: AgreementBody;
  /** Whole, for calculations: what a reader gets of them is another question. */
  inputs: Inputs;
}

/** The state after an edit of an agreement or of a document around it; null where the agreement was not there. */
export function stateAt(tx: Tx, id: string, { revision, at }: Pick<Written, "revision" | "at">): PastState | null {
  const row = tx.store.history.asOf("agreements", id, revision);
  if (!row || row.deleted) return null;
  const agreement = uncut("agreements", row);
  const snapshot = frozenWith(tx, id, row.revision);
  const today = at.slice(0, 10);
  const live = { ...aroundAt(tx, agreement, revision), taxRows: taxRowsAt(tx, revision), today };
  const inputs = inputsOf(agreement.status, snapshot, live);
  return inputs && { agreement, inputs };
}

/**
 * The frozen copy that belongs to a revision of the agreement; null for a draft. It is written in the same transaction, with other
 * documents in between.
 */
export function frozenWith(tx: Tx, id: string, revision: number): SnapshotBody | null {
  const { history } = tx.store;
  const next = history.firstAfter("agreements", id, revision) ?? Number.MAX_SAFE_INTEGER;
  const row = history.asOf("snapshots", id, next - 1);
  return row && !row.deleted ? uncut("snapshots", row) : null;
}

function aroundAt(tx: Tx, { yacht_id, parties }: AgreementBody, revision: number) {
  const { history } = tx.store;
  const yacht = yacht_id === null ? undefined : history.asOf("yachts", String(yacht_id), revision);
  const profiles: Record<number, ProfileBody> = {};
  for (const { profile_id } of Object.values(parties)) {
    const row = history.asOf("profiles", String(profile_id), revision);
    if (row) profiles[profile_id] = uncut("profiles", row);
  }
  return { yacht: yacht && !yacht.deleted ? uncut("yachts", yacht) : null, profiles };
}
