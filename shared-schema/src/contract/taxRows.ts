import type { ExplanationStep, TaxResult } from "../pricing/tax/types.ts";
import type { Bilingual, DerivedWaypoint, TripRow } from "./facts.ts";
import { percent, rateText } from "./format.ts";

type Step<Kind extends ExplanationStep["kind"]> = Extract<ExplanationStep, { kind: Kind }>;

/** Rows of the exhibit's table: the trips of a transport, or the shares of a hire. */
export function tripRows(waypoints: readonly DerivedWaypoint[], tax: TaxResult): TripRow[] {
  const places = new Map(waypoints.map(({ id, place }) => [id, place]));
  const legs = tax.explanation.filter((step): step is Step<"LEG"> => step.kind === "LEG");
  const ends = (own: readonly Step<"LEG">[]) => {
    const journey = waypoints.filter((waypoint) => !waypoint.is_routing);
    return {
      from: places.get(own.at(0)?.from ?? "") ?? journey.at(0)?.place ?? "",
      to: places.get(own.at(-1)?.to ?? "") ?? journey.at(-1)?.place ?? "",
    };
  };
  return tax.explanation.flatMap((step): TripRow[] => {
    if (step.kind === "TRIP") return [tripRow(step, ends(legs.filter(({ trip }) => trip === step.trip)))];
    if (step.kind === "SHARE") return [shareRow(step, ends(legs), legs)];
    return [];
  });
}

function tripRow({ result, facts, rate }: Step<"TRIP">, ends: { from: string; to: string }): TripRow {
  const taxed = result.kind === "NATIONAL" ? (result.fr_share ?? 0) : result.kind === "STATIC" ? 1 : 0;
  return {
    ...ends,
    kind: result.kind,
    nm: facts.nm,
    taxed_nm: result.kind === "INTERNATIONAL" ? 0 : facts.fr_nm,
    hours: facts.hours,
    weight: result.weight,
    rate: rate * taxed,
  };
}

function shareRow(step: Step<"SHARE">, ends: { from: string; to: string }, legs: readonly { nm: number }[]): TripRow {
  return {
    ...ends,
    kind: "HIRE",
    nm: legs.length > 0 ? legs.reduce((sum, leg) => sum + leg.nm, 0) : null,
    taxed_nm: null,
    hours: step.unit === "HOURS" ? step.whole : null,
    weight: step.share,
    rate: step.rate,
  };
}

/** Why the rate is what it is: the rows of the table that apply, what part is taxed, what was entered by hand. */
export function rateExplanation(tax: TaxResult): Bilingual[] {
  const lines = tax.explanation.flatMap((step): Bilingual[] => {
    if (step.kind === "ROW") return [rowLine(step)];
    if (step.kind === "SHARE") return [shareLine(step)];
    if (step.kind === "ENTERED") return [enteredLine(step)];
    return [];
  });
  if (tax.display === null) {
    return [...lines, { fr: "Le taux n’est pas encore déterminé.", en: "The rate is not determined yet." }];
  }
  const rate = rateText(tax.display);
  return [...lines, { fr: `Le taux effectif est de ${rate}.`, en: `The effective rate is ${rate}.` }];
}

function rowLine({ code, rate, date, source }: Step<"ROW">): Bilingual {
  const shown = percent(rate, 1);
  return {
    fr: `Règle ${code} au ${date} : taux de ${shown}. Sources : ${source}.`,
    en: `Rule ${code} as of ${date}: rate of ${shown}. Sources: ${source}.`,
  };
}

function shareLine({ code, share }: Step<"SHARE">): Bilingual {
  const shown = percent(share, 2);
  return {
    fr: `Part taxée selon la règle ${code} : ${shown}.`,
    en: `Share taxed under rule ${code}: ${shown}.`,
  };
}

function enteredLine({ rate, reason }: Step<"ENTERED">): Bilingual {
  const shown = percent(rate, 2);
  return {
    fr: `Taux saisi par les parties : ${shown}. Motif : ${reason}`,
    en: `Rate entered by the parties: ${shown}. Reason: ${reason}`,
  };
}
