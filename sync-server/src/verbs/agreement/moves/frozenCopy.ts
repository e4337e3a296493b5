import type { AgreementBody } from "shared-schema/agreement/schema";
import { done, type Refused, type Result, refused } from "shared-schema/base/result";
import { bytesOf } from "shared-schema/base/size";
import { freeze, MOST_COPY_BYTES } from "shared-schema/frozen/freeze";
import { isFrozen } from "shared-schema/frozen/inputs";
import type { SnapshotBody } from "shared-schema/frozen/schema";
import type { ProfileBody } from "shared-schema/profile/schema";
import type { Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { taxRowsNow } from "../../documents/reference/taxRows.ts";

/**
 * Decides on an agreement's frozen copy when the agreement is written: leaving DRAFT makes it, returning to DRAFT
 * removes it, and discarding an addendum restores that of the former version.
 * @returns the new copy; null where there is to be none, undefined where nothing changes
 */
export function frozenCopyAfter(
  tx: Tx,
  id: string,
  before: AgreementBody | null,
  after: AgreementBody | null,
): SnapshotBody | null | undefined {
  const was = before !== null && isFrozen(before.status);
  if (after === null || !isFrozen(after.status)) return was ? null : undefined;
  if (before && after.version < before.version) {
    return keptCopy(tx, id, after.version) ?? freeze(after, liveAround(tx, after), tx.now);
  }
  return was ? undefined : freeze(after, liveAround(tx, after), tx.now);
}

/** Live documents around an agreement that are read to freeze it: with unknown fields they weigh more than their copy. */
const MOST_LIVE_BYTES = 4 * MOST_COPY_BYTES;

/** Refuses to freeze live documents that are too heavy even to be read; asked before anything is computed with them. */
export function decideLiveSize(tx: Tx, { yacht_id, parties }: AgreementBody): Result<null> {
  const { documents } = tx.store;
  let left = MOST_LIVE_BYTES - (yacht_id === null ? 0 : (documents.get("yachts", String(yacht_id))?.body.length ?? 0));
  for (const { profile_id } of Object.values(parties)) {
    if (left < 0) break;
    left -= documents.get("profiles", String(profile_id))?.body.length ?? 0;
  }
  return left < 0 ? tooHeavy() : done(null);
}

/**
 * Returns the size of a frozen copy in bytes; refuses one that is too large to be held by everybody on the agreement.
 */
export function decideCopySize(copy: SnapshotBody | null | undefined): Result<number> {
  const bytes = copy ? bytesOf(copy) : 0;
  return bytes > MOST_COPY_BYTES ? tooHeavy() : done(bytes);
}

function tooHeavy(): Refused {
  return refused("agreement.too-heavy-to-lock");
}

/** The last frozen copy of a version, whole; null where none was kept. */
export function keptCopy(tx: Tx, id: string, version: number): SnapshotBody | null {
  const row = tx.store.history.lastOfVersion("snapshots", id, version);
  return row ? uncut("snapshots", row) : null;
}

/** The live documents around an agreement, whole: each reader gets a cut of the copy. */
function liveAround(tx: Tx, { yacht_id, parties }: AgreementBody) {
  const yacht = yacht_id === null ? undefined : tx.store.documents.get("yachts", String(yacht_id));
  const profiles: Record<number, ProfileBody> = {};
  for (const { profile_id } of Object.values(parties)) {
    const row = tx.store.documents.get("profiles", String(profile_id));
    if (row) profiles[profile_id] = uncut("profiles", row);
  }
  return { yacht: yacht && !yacht.deleted ? uncut("yachts", yacht) : null, profiles, taxRows: taxRowsNow(tx) };
}
