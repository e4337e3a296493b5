import { bytesOf } from "shared-schema/base/size";
import { MOST_PUSH_BYTES, TWO_WAY } from "shared-schema/sync/wire";
import type { SentEdit } from "../../database/sentEdits.ts";

/** Room for what surrounds the changes in a request. */
const MOST_OF_A_PAGE = MOST_PUSH_BYTES - 4_096;

/**
 * Edits in pages that the server takes. Where there are several, profiles and yachts come before what points to them; the edits of
 * one document stay in their order.
 */
export function pushPages(edits: readonly SentEdit[]): SentEdit[][] {
  const pages: SentEdit[][] = [];
  let page: SentEdit[] = [];
  let bytes = 0;
  const sizes = new Map(edits.map((edit) => [edit, bytesOf(edit) + 1]));
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (total <= MOST_OF_A_PAGE) return [[...edits]];
  for (const edit of [...edits].sort(byCollection)) {
    const size = sizes.get(edit) ?? 0;
    if (page.length > 0 && bytes + size > MOST_OF_A_PAGE) {
      pages.push(page);
      [page, bytes] = [[], 0];
    }
    page.push(edit);
    bytes += size;
  }
  return [...pages, page];
}

function byCollection(a: SentEdit, b: SentEdit): number {
  return TWO_WAY.indexOf(a.collection) - TWO_WAY.indexOf(b.collection);
}
