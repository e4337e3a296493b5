import type { AgreementBody } from "shared-schema/agreement/schema";
import type { PriceCausesQuery, PriceCausesView } from "shared-schema/api/agreement/history";
import { type Bilingual, inBoth } from "shared-schema/base/language";
import { done, type Result, refused } from "shared-schema/base/result";
import { describePlace } from "shared-schema/geo/places/description";
import { type PriceStep, priceByCause } from "shared-schema/pricing/causes/causes";
import type { PriceState } from "shared-schema/pricing/causes/edits";
import { both } from "shared-schema/terms/format";
import { namesOfParts } from "shared-schema/terms/names/partsOfAgreement";
import type { Written } from "../../store/queries/history.ts";
import { type PastState, stateAt } from "../agreement/stateAt.ts";
import { nameOf } from "../base/account/nameOf.ts";
import { type Actor, type Deps, reading, type Tx } from "../base/context.ts";
import { findDocument } from "../documents/editDocument.ts";
import { TAX_RULES } from "../documents/reference/taxRows.ts";
import { agreementFor } from "../visibility/agreementFor.ts";
import { readableSince } from "./readableSince.ts";

/** Longer histories are priced by author: whole states are read for each edit. */
const MOST_EDITS = 60;

/** Tells what made the total of an agreement differ between two of its states, by cause and author. */
export function explainPrice(deps: Deps, actor: Actor, id: number, query: PriceCausesQuery): Result<PriceCausesView> {
  const tx = reading(deps);
  const found = findDocument(tx, actor, "agreements", String(id));
  if (!found.ok) return found;
  const agreement = agreementFor(tx, actor, "contract", id);
  if (!agreement.ok) return agreement;
  const edits = pricedEdits(tx, String(id), readableSince(tx, actor, found.value));
  const chosen = endsOf(tx, String(id), edits, query);
  if (!chosen.ok) return chosen;
  const ends = chosen.value;
  const from = stateAt(tx, String(id), ends.from);
  if (!from) return refused("agreement.not-found");
  const between = bySameAuthor(
    edits.filter(({ revision }) => revision > ends.from.revision && revision <= ends.to.revision),
  );
  if (between.length > MOST_EDITS) return refused("agreement.span-too-long");
  const steps = between.flatMap(({ user_id, ...edit }): (PriceStep & PastState)[] => {
    const state = stateAt(tx, String(id), edit);
    return state ? [{ author: user_id, at: edit.at, state: pricedState(state), ...state }] : [];
  });
  const difference = priceByCause(pricedState(from), steps, deps.assets.geo());
  if (!difference.ok) return difference;
  const { before, after, amount, causes } = difference.value;
  const states = [from, ...steps].map(({ agreement }) => agreement).reverse();
  return done({
    currency: agreement.value.currency,
    before: { ...placeOf(ends.from), total: before },
    after: { ...placeOf(ends.to), total: after },
    amount,
    causes: causes.map(({ author, ...cause }) => ({
      ...cause,
      author: author === null ? null : { user_id: author, name: nameOf(tx, author) },
      part: partName(deps, states, cause.path),
    })),
  });
}

const placeOf = ({ revision, at }: Written) => ({ revision, at });

/**
 * The writes to the agreement, to every yacht that it has had, and to the tax table, from a revision on, in order. A change of the
 * table has no author here: it was made for all agreements.
 */
function pricedEdits(tx: Tx, id: string, from: number): Written[] {
  const { history, historySearch } = tx.store;
  const own = history.writtenAfter("agreements", id, from - 1);
  const began = own[0]?.revision ?? from;
  const yachts = historySearch.yachtsSince(id, began);
  const around = yachts.flatMap((yacht) => history.writtenAfter("yachts", String(yacht), began));
  const rates = history.writtenAfter("reference", TAX_RULES, began).map((edit) => ({ ...edit, user_id: null }));
  return [...own, ...around, ...rates].sort((a, b) => a.revision - b.revision);
}

/** The edits that led to the two states, the earlier one first. */
function endsOf(tx: Tx, id: string, edits: readonly Written[], query: PriceCausesQuery): Result<Ends> {
  const [first, last] = [edits[0], edits.at(-1)];
  const upTo = (revision: number) => edits.findLast((edit) => edit.revision <= revision);
  const ofVersion = (version: number) => upTo(tx.store.history.lastOfVersion("agreements", id, version)?.revision ?? 0);
  const { since, from_version, to_version } = query;
  const starts: (Written | undefined)[] = [
    query.from_revision === undefined ? undefined : upTo(query.from_revision),
    from_version === undefined ? undefined : ofVersion(from_version),
    since === undefined ? undefined : edits.findLast(({ at }) => at <= since),
  ];
  const stops: (Written | undefined)[] = [
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

interface Ends {
  from: Written;
  to: Written;
}

/** Long histories are priced edit by edit of an author in a row, as one. */
function bySameAuthor(edits: readonly Written[]): readonly Written[] {
  if (edits.length <= MOST_EDITS) return edits;
  return edits.filter((edit, index) => edits[index + 1]?.user_id !== edit.user_id);
}

/** A draft is priced with estimated times, as screens show it. */
function pricedState({ agreement, inputs: { yacht, taxRows, today } }: PastState): PriceState {
  return { agreement, yacht, taxRows, today, estimates: agreement.status === "DRAFT" };
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
