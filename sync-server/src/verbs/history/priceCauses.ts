import type { AgreementBody } from "shared-schema/agreement/schema";
import type { PriceCausesQuery, PriceCausesView } from "shared-schema/api/agreement/history";
import { type Bilingual, inBoth } from "shared-schema/base/language";
import { done, type Result, refused } from "shared-schema/base/result";
import { describePlace } from "shared-schema/geo/places/description";
import { both } from "shared-schema/terms/format";
import { namesOfParts } from "shared-schema/terms/names/partsOfAgreement";
import type { Written } from "../../store/queries/history.ts";
import { type Ends, type PricedEdit, pastPrices } from "../agreement/pastPrices.ts";
import { nameOf } from "../base/account/nameOf.ts";
import { type Actor, type Deps, reading, type Tx } from "../base/context.ts";
import { derived } from "../base/derived.ts";
import { readableVersion } from "../contract/generation/versions.ts";
import { findDocument } from "../documents/editDocument.ts";
import { TAX_RULES } from "../documents/reference/taxRows.ts";
import { agreementFor } from "../visibility/agreementFor.ts";
import { readableSince } from "./readableSince.ts";

/** Tells what made the total of an agreement differ between two of its states, by cause and author. */
export function explainPrice(
  deps: Deps,
  actor: Actor,
  id: number,
  query: PriceCausesQuery,
): Promise<Result<PriceCausesView>> {
  return derived(actor, () => explained(deps, actor, id, query));
}

function explained(deps: Deps, actor: Actor, id: number, query: PriceCausesQuery): Result<PriceCausesView> {
  const tx = reading(deps);
  const found = findDocument(tx, actor, "agreements", String(id));
  if (!found.ok) return found;
  const agreement = agreementFor(tx, actor, "contract", id);
  if (!agreement.ok) return agreement;
  const versions = decideVersions(deps, actor, id, query);
  if (!versions.ok) return versions;
  const edits = pricedEdits(tx, String(id), readableSince(tx, actor, found.value));
  const chosen = endsOf(tx, String(id), edits, query);
  if (!chosen.ok) return chosen;
  const ends = chosen.value;
  const states = pastPrices(tx, String(id), edits, ends);
  if (!states.ok) return states;
  const [from, ...steps] = states.value;
  if (!from) return refused("agreement.not-found");
  const { before, after, amount, causes } = deps.derivations.get("causes", { start: from.state, steps });
  const newestFirst = states.value.map(({ state }) => state.agreement).reverse();
  return done({
    currency: after.currency,
    before: { ...placeOf(ends.from), ...before },
    after: { ...placeOf(ends.to), ...after },
    amount,
    causes: causes.map(({ author, ...cause }) => ({
      ...cause,
      author: author === null ? null : { user_id: author, name: nameOf(tx, author) },
      part: partName(deps, newestFirst, cause.path),
    })),
  });
}

/**
 * Figures that are compared between versions are for those who read both: the texts of versions have readers of their own, besides the
 * moment from which on history is told.
 */
function decideVersions(deps: Deps, actor: Actor, id: number, query: PriceCausesQuery): Result<void> {
  for (const version of [query.from_version, query.to_version]) {
    const read = version === undefined ? null : readableVersion(deps, actor, id, version);
    if (read && !read.ok) return read;
  }
  return done(undefined);
}

const placeOf = ({ revision, at }: Written) => ({ revision, at });

/** The writes to the agreement, to every yacht that it has had, and to the tax table, from a revision on, in order. */
function pricedEdits(tx: Tx, id: string, from: number): PricedEdit[] {
  const { history, historySearch } = tx.store;
  const own = history.writtenAfter("agreements", id, from - 1);
  const began = own[0]?.revision ?? from;
  const yachts = historySearch.yachtsSince(id, began);
  const around = yachts.flatMap((yacht) => history.writtenAfter("yachts", String(yacht), began));
  const rates = history.writtenAfter("reference", TAX_RULES, began);
  const edits = (of: PricedEdit["of"], written: readonly Written[]) => written.map((edit) => ({ ...edit, of }));
  return [...edits("agreement", own), ...edits("yacht", around), ...edits("table", rates)].sort(
    (a, b) => a.revision - b.revision,
  );
}

/** The edits that led to the two states, the earlier one first. */
function endsOf(tx: Tx, id: string, edits: readonly PricedEdit[], query: PriceCausesQuery): Result<Ends> {
  const [first, last] = [edits[0], edits.at(-1)];
  const upTo = (revision: number) => edits.findLast((edit) => edit.revision <= revision);
  const ofVersion = (version: number) => upTo(tx.store.history.lastOfVersion("agreements", id, version)?.revision ?? 0);
  const { since, from_version, to_version } = query;
  const starts: (PricedEdit | undefined)[] = [
    query.from_revision === undefined ? undefined : upTo(query.from_revision),
    from_version === undefined ? undefined : ofVersion(from_version),
    since === undefined ? undefined : edits.findLast(({ at }) => at <= since),
  ];
  const stops: (PricedEdit | undefined)[] = [
    query.to_revision === undefined ? undefined : upTo(query.to_revision),
    to_version === undefined ? undefined : ofVersion(to_version),
  ];
  for (const version of [from_version, to_version]) {
    if (version !== undefined && !ofVersion(version)) return refused("agreement.version-not-found", { version });
  }
  const from = starts.find((edit) => edit !== undefined) ?? first;
  const to = stops.find((edit) => edit !== undefined) ?? last;
  if (!from || !to) return refused("agreement.not-found");
  return done(from.revision <= to.revision ? { from, to } : { from: to, to: from });
}

/** The name of a part as it is called in the newest state that has it. */
function partName({ assets }: Deps, states: readonly AgreementBody[], path: string): Bilingual | null {
  const [list = "", id = ""] = path.split(".");
  if (list !== "special_conditions" && list !== "fuel_bunkers" && list !== "waypoints") return null;
  const agreement = states.find((state) => state[list][id]);
  if (!agreement) return null;
  const place = (waypointId: string) => {
    const waypoint = agreement.waypoints[waypointId];
    if (!waypoint) return null;
    const { description } = assets.geo().locate(waypoint);
    return both(inBoth((language) => describePlace(description, language)));
  };
  return namesOfParts(list, { agreement, person: () => ({}), place }).get(id) ?? null;
}
