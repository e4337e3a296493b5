import { isAmong } from "shared-schema/agreement/access";
import type { HistoryAuthor, HistoryEntry, HistoryQuery, HistoryView } from "shared-schema/api/agreement/history";
import { done, type Result } from "shared-schema/base/result";
import { historyPart } from "shared-schema/labels/history";
import { seesWhole } from "shared-schema/visibility/cut";
import { nameOf } from "../base/account/nameOf.ts";
import { type Actor, type Deps, reading, type Tx } from "../base/context.ts";
import { viewerOf } from "../base/viewer.ts";
import { accessIn } from "../contract/generation/versions.ts";
import { findDocument } from "../documents/editDocument.ts";
import { type ReadableRow, readable } from "../documents/readable.ts";
import { BY_LINK } from "../people/guest/byLink.ts";
import { shown } from "../visibility/shown.ts";
import { changesBetween } from "./changesBetween.ts";
import { type Edit, editsAround } from "./editsAround.ts";
import { type FormerStates, formerStates } from "./formerStates.ts";
import { readableSince } from "./readableSince.ts";

const PAGE = 30;
/** Changes that are listed of one edit. */
const MOST_CHANGES = 40;

/**
 * Lists what was changed of an agreement, its yacht, its parties' profiles, its crew and its approvals, the newest first. Whoever may read a
 * value now may read what it was since he joined: each revision is cut as the document itself is. An edit of which the reader sees
 * nothing is left out, and so is its author. A page ends early when much was read for it: with a filter, few edits may match.
 */
export function listHistory(deps: Deps, actor: Actor, id: number, query: HistoryQuery): Result<HistoryView> {
  const tx = reading(deps);
  const found = findDocument(tx, actor, "agreements", String(id));
  if (!found.ok) return found;
  const since = readableSince(tx, actor, found.value);
  const edits = editsAround(tx, actor, found.value, since);
  const entries: HistoryEntry[] = [];
  const states = formerStates(tx, actor);
  let next: number | null = null;
  for (const edit of edits) {
    if (query.before !== undefined && edit.revision >= query.before) continue;
    if (query.author !== undefined && edit.user_id !== query.author) continue;
    if (entries.length === PAGE || states.isSpent()) {
      next = edit.revision + 1;
      break;
    }
    const entry = entryOf(tx, states, edit, query);
    if (entry) entries.push(entry);
  }
  const isWhole = seesWhole("agreements", found.value.sight);
  // The author of an edit of prices alone is not named to those who do not see prices.
  const authors = authorsIn(tx, isWhole ? edits.map(({ user_id }) => user_id) : authorsOf(entries));
  const isProfessional = isAmong("professionals", shown("agreements", found.value), viewerOf(tx, actor));
  const yacht_before = next === null && isProfessional ? yachtBefore(tx, actor, found.value, edits) : null;
  return done({ entries, next, authors, yacht_before, first_version: firstVersion(tx, actor, found.value, since) });
}

/** The last edit of the yacht before the agreement was made: figures rest on what was entered then, too. */
function yachtBefore(
  tx: Tx,
  actor: Actor,
  agreement: ReadableRow,
  edits: readonly Edit[],
): HistoryView["yacht_before"] {
  const { yacht_id } = shown("agreements", agreement);
  const yacht = yacht_id === null ? null : readable(tx, actor, "yachts", String(yacht_id));
  const began = edits.findLast(({ collection }) => collection === "agreements")?.revision;
  if (!yacht || began === undefined) return null;
  const last = tx.store.history.lastBefore("yachts", yacht.id, began);
  return last ? { at: last.at, author: authorOf(tx, last.user_id) } : null;
}

function authorOf(tx: Tx, user_id: number | null): HistoryAuthor | null {
  return user_id === null ? null : { user_id, name: nameOf(tx, user_id) };
}

/** The oldest version whose figures the reader may compare: those of versions are for those who read their texts, too. */
function firstVersion(tx: Tx, actor: Actor, row: ReadableRow, since: number): number {
  const unread = tx.store.contractVersions.of(Number(row.id)).filter((each) => !accessIn(tx, actor, each).contract);
  return Math.max(versionAt(tx, row, since), ...unread.map(({ version }) => version + 1));
}

/** The version of the agreement at the first state that is told; the current one where none is. */
function versionAt(tx: Tx, row: ReadableRow, since: number): number {
  if (since === 0) return 0;
  const first = tx.store.history.asOf("agreements", row.id, since);
  return shown("agreements", { ...(first ?? row), sight: row.sight }).version;
}

function authorsOf(entries: readonly HistoryEntry[]): (number | null)[] {
  return entries.map(({ author }) => author?.user_id ?? null);
}

function authorsIn(tx: Tx, users: readonly (number | null)[]): HistoryAuthor[] {
  return [...new Set(users)].flatMap((user_id) => (user_id === null ? [] : [{ user_id, name: nameOf(tx, user_id) }]));
}

/** The edit as its reader sees it; null where nothing of it is seen, or asked for. */
function entryOf(tx: Tx, states: FormerStates, edit: Edit, { part }: HistoryQuery): HistoryEntry | null {
  const around = states.around(edit);
  if (!around) return null;
  const { before, after } = around;
  const { collection, revision, at, user_id } = edit;
  const action = after === null ? "deleted" : before === null ? "created" : "changed";
  const isAsked = (path: string) => part === undefined || historyPart(collection, path) === part;
  const author = authorOf(tx, user_id);
  const by_link = user_id === null && isByLink(tx, revision);
  const common = { revision, at, author, by_link, collection, document_id: edit.row.id };
  // A new document holds its present values, unless they were changed since.
  if (action !== "changed" && collection !== "approvals" && collection !== "crew_lists") {
    return isAsked("name") ? { ...common, action, changes: [], more: 0 } : null;
  }
  const changes = changesBetween(collection, before, after).filter(({ path }) => isAsked(path));
  if (changes.length === 0) return null;
  const shown = changes.slice(0, MOST_CHANGES);
  return { ...common, action: "changed", changes: shown, more: changes.length - shown.length };
}

function isByLink({ store }: Tx, revision: number): boolean {
  return store.history.rowOf(revision)?.op.startsWith(BY_LINK) ?? false;
}
