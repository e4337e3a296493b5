import type { Term, TermName } from "../../base/derivation/term.ts";
import { distanceTerms } from "../../itinerary/derivation/distanceTerms.ts";
import { nmTerm } from "../../itinerary/derivation/legTerms.ts";
import { fuelTerms } from "../../itinerary/fuel.ts";
import { type PriceTerms, priceTerms } from "../price.ts";
import { rateTerm } from "../tax/rateTerm.ts";
import { type Priced, priceInput } from "./priceInput.ts";

/** The derivation of everything that follows from an agreement and is shown as a figure. */
interface Derivations {
  price: PriceTerms;
  /** All of them: each is found by its name and what it is about. */
  figures: readonly Term[];
}

/**
 * Derives all figures of a planned agreement: the steps by which `makePlan` came to them, from the route as it was planned. It is
 * made when someone asks how a figure came about.
 */
export function deriveFigures(priced: Priced): Derivations {
  const { itinerary, yacht, tax } = priced;
  const { legs, waypoints } = itinerary;
  const fuel = fuelTerms(legs, waypoints, yacht);
  const rate = tax.exact && rateTerm(tax.explanation);
  const { routing = null, journey = null } = fuel ?? {};
  const price = priceTerms(priceInput(priced, { routing, journey, rate }));
  const { savings, bunkers, ...totals } = price;
  const distance = distanceTerms(legs);
  const figures: (Term | null)[] = [
    ...Object.values(totals),
    ...Object.values(savings ?? {}),
    ...bunkers.flatMap(({ litres, price }) => [litres, price]),
    rate,
    distance.total,
    distance.journey,
    distance.routing,
    ...legs.map(nmTerm),
    ...(fuel?.legs.map(({ litres }) => litres) ?? []),
    routing,
    journey,
  ];
  return { price, figures: figures.flatMap((term) => term ?? []) };
}

/** The derivation of one figure; undefined where it is not known yet. */
export function figureOf(figures: readonly Term[], name: TermName, about: string | null = null): Term | undefined {
  return figures.find((term) => term.name === name && term.about === about);
}
