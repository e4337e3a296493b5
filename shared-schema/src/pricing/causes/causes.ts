import { MOST_MINOR_DECIMALS } from "../../base/currency/minorUnits.ts";
import type { Geo } from "../../geo/types.ts";
import { calculable, makePlan, type Plan, planAfterAmounts } from "../plan.ts";
import { type PriceAction, type PriceEdit, type PriceState, priceEdits } from "./edits.ts";

/** The lines of which a total with VAT is the sum. */
export const PRICE_LINES = ["cruising", "positioning", "fuel", "services", "vat"] as const;
type PriceLine = (typeof PRICE_LINES)[number];

/** An amount for each line, in the agreement's currency. */
type PriceLines = Record<PriceLine, number>;

/** A state that the history knows, and who made it out of the one before. */
export interface PriceStep {
  /** Account of the author; null is the server, or a date that has passed. */
  author: number | null;
  /** UTC. */
  at: string;
  state: PriceState;
  /** The author changed the tax table. Another table after any other step is the work of someone else. */
  isOfTable?: boolean;
}

/** The effect of one author's edits of one part on the total. */
interface PriceCause {
  author: number | null;
  /** Path in the agreement (`base_price_cruising`, `special_conditions.<id>` or the whole map), or `yacht`, or `rates`. */
  path: string;
  /** From the first of the edits to the last: what was added and then changed was added. */
  action: PriceAction;
  /** When the last of them was made, UTC. */
  at: string;
  /** The difference of the total, exact. It may be 0 where the lines make up for each other. */
  amount: number;
  /** The lines that moved, each by how much. */
  lines: Partial<PriceLines>;
}

/** A total with VAT; null where it is not known. */
interface PriceTotal {
  total: number | null;
  currency: string;
}

/** The difference between two states of an agreement's price, by cause. */
export interface PriceDifference {
  before: PriceTotal;
  after: PriceTotal;
  /**
   * The sum of all causes. It is the difference of the totals where both are known and in one currency; a line that is not known yet
   * counts 0, and so does the total in the former currency.
   */
  amount: number;
  /** The largest first. */
  causes: PriceCause[];
}

const NO_LINES: PriceLines = { cruising: 0, positioning: 0, fuel: 0, services: 0, vat: 0 };

/** No currency's minor unit is finer: whole numbers of thousandths add up exactly. */
const UNITS = 10 ** MOST_MINOR_DECIMALS;

/** Plans of route and rate that are made to tell one difference: each takes some 10 ms. */
export const MOST_PLANS = 200;
/** Prices upon a route that is planned already; each takes less than a millisecond. */
const MOST_PRICES = 3_000;
/** Changed parts of a map that one step prices one by one, from the finest to the coarsest. */
const MOST_PARTS = [200, 10, 1];

/**
 * Tells the difference of a total by cause and author: replays the edits of the history, each through a plan, and adds up what each did.
 * Amounts are counted in whole minor units, so the causes sum exactly. Where that takes too many plans, the parts that a step changes are
 * priced together; then edits of one field that follow each other are, which loses their author where there were several. An amount in
 * one currency is none in another: of a history that ends in another currency, the last change of it brings the whole total.
 * @param start the state to compare with · @param steps the states after it, in order; the last is compared
 */
export function priceByCause(start: PriceState, steps: readonly PriceStep[], geo: Geo): PriceDifference {
  return replay(start, planned(start, steps), geo);
}

/** An edit with its author and moment; null is the author of what no one, or more than one person, did. */
interface AuthoredEdit extends PriceEdit {
  author: number | null;
  at: string;
}

/** The edits in the order in which they are priced, no more than are priced for one answer. */
function planned(start: PriceState, steps: readonly PriceStep[]): AuthoredEdit[] {
  const fine = MOST_PARTS.map((mostParts) => editsOf(start, steps, mostParts));
  const fitting = fine.find(fits);
  if (fitting) return fitting;
  const coarsest = fine.at(-1) ?? [];
  for (let window = 2; ; window *= 2) {
    const merged = inWindows(coarsest, window);
    if (fits(merged) || window > coarsest.length) return merged;
  }
}

function fits(edits: readonly AuthoredEdit[]): boolean {
  const amounts = edits.filter(({ isAmount }) => isAmount).length;
  return edits.length - amounts < MOST_PLANS && amounts < MOST_PRICES;
}

function editsOf(start: PriceState, steps: readonly PriceStep[], mostParts: number): AuthoredEdit[] {
  return steps.flatMap(({ author, at, state, isOfTable = false }, index) =>
    priceEdits(steps[index - 1]?.state ?? start, state, mostParts).map((edit) => ({
      ...edit,
      author: edit.isAround === undefined || (isOfTable && edit.isAround === "table") ? author : null,
      at,
    })),
  );
}

/** Edits of one field within so many that follow each other are one. */
function inWindows(edits: readonly AuthoredEdit[], window: number): AuthoredEdit[] {
  const merged: AuthoredEdit[] = [];
  for (let from = 0; from < edits.length; from += window) {
    const groups = new Map<string, AuthoredEdit[]>();
    for (const edit of edits.slice(from, from + window)) {
      const [root = ""] = edit.path.split(".");
      groups.set(root, [...(groups.get(root) ?? []), edit]);
    }
    merged.push(...[...groups].flatMap(([root, group]) => asOne(root, group)));
  }
  return merged;
}

function asOne(root: string, group: readonly AuthoredEdit[]): AuthoredEdit[] {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last || first === last) return group.slice(0, 1);
  const [isOfOne, isOfAuthor] = [
    group.every(({ path }) => path === first.path),
    group.every(({ author }) => author === first.author),
  ];
  const merged = {
    ...{ path: isOfOne ? first.path : root, author: isOfAuthor ? first.author : null, at: last.at },
    action: isOfOne ? group.map(({ action }) => action).reduce(actionOf) : "changed",
    isAmount: group.every(({ isAmount }) => isAmount),
    make: (state: PriceState) => group.reduce((next, { make }) => make(next), state),
  };
  return [merged];
}

function replay(start: PriceState, edits: readonly AuthoredEdit[], geo: Geo): PriceDifference {
  const first = makePlan({ ...start, geo });
  const causes = new Map<string, Counted>();
  const end = edits.reduce((state, { make }) => make(state), start);
  const isConverted = start.agreement.currency !== end.agreement.currency;
  const conversion = isConverted ? edits.findLastIndex(({ path }) => path === "currency") : -1;
  let [state, plan] = [start, first];
  for (const [index, { path, action, author, at, isAmount, make }] of edits.entries()) {
    const before = index === conversion ? NO_LINES : linesOf(plan, state);
    if (index === conversion) causes.clear();
    state = make(state);
    plan = isAmount ? planAfterAmounts(plan, { ...state, geo }) : makePlan({ ...state, geo });
    count(causes, { author, path, action, at }, combine(linesOf(plan, state), before, -1));
  }
  const counted = [...causes.values()].map(toCause).filter(({ lines }) => Object.keys(lines).length > 0);
  counted.sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount) || (a.path < b.path ? -1 : 1));
  const from = isConverted ? NO_LINES : linesOf(first, start);
  return {
    before: { total: first.price.total_agreement_price, currency: start.agreement.currency },
    after: { total: plan.price.total_agreement_price, currency: state.agreement.currency },
    amount: fromUnits(sumOf(combine(linesOf(plan, state), from, -1))),
    causes: counted,
  };
}

interface Counted extends Pick<PriceCause, "author" | "path" | "action" | "at"> {
  /** In thousandths, as all amounts here. */
  lines: PriceLines;
}

function count(causes: Map<string, Counted>, edit: Omit<Counted, "lines">, lines: PriceLines): void {
  const key = `${edit.author} ${edit.path}`;
  const known = causes.get(key);
  const sum = known ? combine(known.lines, lines, 1) : lines;
  causes.set(key, { ...edit, action: actionOf(known?.action, edit.action), lines: sum });
}

function actionOf(first: PriceAction | undefined, last: PriceAction): PriceAction {
  if (first === undefined || last === "removed") return last;
  return first === "removed" ? "changed" : first;
}

function toCause({ lines, ...edit }: Counted): PriceCause {
  const moved = PRICE_LINES.filter((line) => lines[line] !== 0).map((line) => [line, fromUnits(lines[line])]);
  return { ...edit, amount: fromUnits(sumOf(lines)), lines: Object.fromEntries(moved) };
}

/** Each line is a whole number of minor units already; one that is not known yet counts 0. */
function linesOf({ price, failed }: Plan, { agreement }: PriceState): PriceLines {
  const { base_price_cruising, base_price_routing } = calculable(agreement, failed);
  return {
    cruising: inUnits(base_price_cruising),
    positioning: inUnits(base_price_routing),
    fuel: inUnits(price.total_oil_price),
    services: inUnits(price.total_services_price),
    vat: inUnits(price.vat_amount),
  };
}

const combine = (a: PriceLines, b: PriceLines, sign: 1 | -1): PriceLines => ({
  cruising: a.cruising + sign * b.cruising,
  positioning: a.positioning + sign * b.positioning,
  fuel: a.fuel + sign * b.fuel,
  services: a.services + sign * b.services,
  vat: a.vat + sign * b.vat,
});

function sumOf(lines: PriceLines): number {
  return PRICE_LINES.reduce((sum, line) => sum + lines[line], 0);
}

function inUnits(amount: number | null): number {
  return Math.round((amount ?? 0) * UNITS);
}

function fromUnits(units: number): number {
  return units / UNITS;
}
