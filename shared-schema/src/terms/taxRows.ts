import type { Bilingual } from "../base/language.ts";
import type { ExplanationStep, TaxResult } from "../pricing/tax/types.ts";
import type { DerivedFacts, DerivedWaypoint, RateStep, TripRow } from "./facts.ts";
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

/** The steps of an explanation that the exhibit prints, without those that its table shows. */
export function rateSteps(tax: TaxResult): RateStep[] {
  return tax.explanation.flatMap((step): RateStep[] => {
    switch (step.kind) {
      case "ROW": {
        const { kind, code, rate, source, valid_from } = step;
        return [{ kind, code, rate, source, valid_from }];
      }
      case "SHARE":
        return [{ kind: step.kind, code: step.code, share: step.share }];
      case "ANSWER":
      case "ENTERED":
        return [step];
      default:
        return [];
    }
  });
}

/** Explains the rate in words: the rows of the table that apply, the part that is taxed, an entered rate. */
export function rateLines({ rate_explanation, rate_display }: DerivedFacts): Bilingual[] {
  const lines = rate_explanation.map(lineOf);
  if (rate_display === null) {
    return [...lines, { fr: "Le taux n’est pas encore déterminé.", en: "The rate is not determined yet." }];
  }
  const rate = rateText(rate_display);
  return [...lines, { fr: `Le taux effectif est de ${rate}.`, en: `The effective rate is ${rate}.` }];
}

function lineOf(step: RateStep): Bilingual {
  switch (step.kind) {
    case "ROW":
      return rowLine(step);
    case "SHARE":
      return shareLine(step);
    case "ANSWER":
      return answerLine(step);
    case "ENTERED":
      return enteredLine(step);
  }
}

type Line<Kind extends RateStep["kind"]> = Extract<RateStep, { kind: Kind }>;

/** Without the day on which it was looked up: a draft would say something else every morning. */
function rowLine({ code, rate, valid_from, source }: Line<"ROW">): Bilingual {
  const shown = percent(rate, 1);
  return {
    fr: `Règle ${code}, en vigueur depuis le ${valid_from} : taux de ${shown}. Sources : ${source}.`,
    en: `Rule ${code}, in force since ${valid_from}: rate of ${shown}. Sources: ${source}.`,
  };
}

function shareLine({ code, share }: Line<"SHARE">): Bilingual {
  const shown = percent(share, 2);
  return {
    fr: `Part taxée selon la règle ${code} : ${shown}.`,
    en: `Share taxed under rule ${code}: ${shown}.`,
  };
}

function answerLine(step: Line<"ANSWER">): Bilingual {
  if (step.question === "greek_certificate") {
    const isUnlimited = step.answer === "UNLIMITED";
    return {
      fr: `Certificat grec du yacht : navigation ${isUnlimited ? "illimitée" : "limitée"}.`,
      en: `Greek certificate of the yacht: ${isUnlimited ? "unlimited" : "limited"} voyages.`,
    };
  }
  return {
    fr: `Jours de location du même yacht ou du même propriétaire par le preneur dans les douze mois précédents : ${step.answer}.`,
    en: `Days on which the hirer hired the same yacht, or one of the same owner, in the twelve months before: ${step.answer}.`,
  };
}

function enteredLine({ rate, reason }: Line<"ENTERED">): Bilingual {
  const shown = percent(rate, 2);
  return {
    fr: `Taux saisi par les parties : ${shown}. Motif : ${reason}`,
    en: `Rate entered by the parties: ${shown}. Reason: ${reason}`,
  };
}
