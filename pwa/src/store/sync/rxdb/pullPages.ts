import type { Checkpoint, PullAnswer } from "shared-schema/sync/wire";

/**
 * One portion of so many rows, though the server ends its pages at their weight as well: RxDB takes a portion that is not full for
 * the last one.
 */
export async function pullPortion(
  pull: (from: Checkpoint | null, limit: number) => Promise<PullAnswer>,
  from: Checkpoint | null,
  limit: number,
): Promise<PullAnswer> {
  let page = await pull(from, limit);
  let documents = page.documents;
  while (page.more && documents.length < limit) {
    const next = await pull(page.checkpoint, limit - documents.length);
    // A restored server has begun again in between.
    const goesOn = next.checkpoint.epoch === page.checkpoint.epoch;
    documents = goesOn ? [...documents, ...next.documents] : next.documents;
    page = next;
  }
  return { documents, checkpoint: page.checkpoint };
}
