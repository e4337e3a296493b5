import { MOST_MINOR_DECIMALS } from "../../base/currency/minorUnits.ts";
import { done, type Result, refused } from "../../base/result.ts";
import type { Geo } from "../../geo/types.ts";
import { calculable, makePlan, type Plan } from "../plan.ts";
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

/** The difference between two states of an agreement's price, by cause. */
export interface PriceDifference {
  /** The totals with VAT; null where one is not known. */
  before: number | null;
  after: number | null;
  /** The sum of all causes. It is the difference of the totals where both are known; a line that is not known yet counts 0. */
  amount: number;
  /** The largest first. */
  causes: PriceCause[];
}

/** No currency's minor unit is finer: whole numbers of thousandths add up exactly. */
const UNITS = 10 ** MOST_MINOR_DECIMALS;

/** Plans that are made to tell one difference: each takes some 10 ms, and the server does nothing else meanwhile. */
export const MOST_PLANS = 200;
/** Changed parts of a map that one step prices one by one, from the finest to the coarsest. */
const MOST_PARTS = [MOST_PLANS, 10, 1];

/**
 * Tells the difference of a total by cause and author: replays the edits of the history, each through `makePlan`, and adds up
 * what each did. Amounts are counted in whole minor units, so the causes sum exactly. Where that takes too many plans, the parts that a step
 * changes are priced together, the largest steps first; a history that is too long even so is refused.
 * @param start the state to compare with · @param steps the states after it, in order; the last is compared
 */
export function priceByCause(start: PriceState, steps: readonly PriceStep[], geo: Geo): Result<PriceDifference> {
  for (const mostParts of MOST_PARTS) {
    const edited = editsOf(start, steps, mostParts);
    const plans = edited.reduce((sum, { edits }) => sum + edits.length, 1);
    if (plans <= MOST_PLANS) return done(replay(start, edited, geo));
  }
  return refused("agreement.span-too-long");
}

/** A step with the edits that it is made of. */
type EditedStep = PriceStep & { edits: PriceEdit[] };

function editsOf(start: PriceState, steps: readonly PriceStep[], mostParts: number): EditedStep[] {
  return steps.map((step, index) => ({
    ...step,
    edits: priceEdits(steps[index - 1]?.state ?? start, step.state, mostParts),
  }));
}

function replay(start: PriceState, steps: readonly EditedStep[], geo: Geo): PriceDifference {
  const first = makePlan({ ...start, geo });
  const causes = new Map<string, Counted>();
  let [state, plan] = [start, first];
  for (const { author, at, state: next, edits } of steps) {
    for (const { path, action, make } of edits) {
      const before = linesOf(plan, state);
      state = make(state);
      plan = makePlan({ ...state, geo });
      count(causes, { author, path, action, at }, combine(linesOf(plan, state), before, -1));
    }
    // Differences that do not affect the price are taken over here.
    state = next;
  }
  const counted = [...causes.values()].map(toCause).filter(({ lines }) => Object.keys(lines).length > 0);
  counted.sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount) || (a.path < b.path ? -1 : 1));
  return {
    before: first.price.total_agreement_price,
    after: plan.price.total_agreement_price,
    amount: fromUnits(sumOf(combine(linesOf(plan, state), linesOf(first, start), -1))),
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
