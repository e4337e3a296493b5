import {
  agreementFromFixture,
  type CruiseFixture,
  cruiseFixture,
  yachtFromFixture,
} from "shared-schema/agreement/fromFixture";
import { orderWaypoints } from "shared-schema/agreement/order";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Position } from "shared-schema/base/basics";
import { makePlan, type Plan } from "shared-schema/pricing/plan";
import { seedTaxRows } from "shared-schema/pricing/tax/seedRows";
import type { Earth } from "./earth.ts";

/** The day on which the worked examples are calculated: before their cruises, and the same at every build. */
const TODAY = "2026-11-23";
const CREATION = { created_by: 1, created_at: `${TODAY}T00:00:00Z` };

/** The figures of a route as far as it is drawn. */
export interface Step {
  /** The call that the route has reached. */
  place: string;
  latitude: number;
  longitude: number;
  /** Of the way from the call before, ends included; the place alone at the first. */
  way: readonly Position[];
  nm: number;
  litres: number;
  /** Effective rate of VAT, 0 to 1. */
  rate: number;
  /** In the currency of the cruise, VAT included. */
  total: number;
}

/**
 * A worked cruise as the product calculates it, with its passengers on board.
 * @param drawn draws its legs
 */
export function planOf(fixture: CruiseFixture, earth: Earth, drawn: (cruise: AgreementBody) => AgreementBody): Plan {
  const yacht = yachtFromFixture(fixture, CREATION);
  let last = 0;
  const newId = () => `01900000-0000-7000-8000-${String(++last).padStart(12, "0")}`;
  const passengers = fixture.passengers.flatMap(({ count }) => Array.from({ length: count }, () => ++last));
  const agreement = agreementFromFixture(fixture, { newId, yacht_id: 1, ...CREATION, passengers });
  return makePlan({ agreement: drawn(agreement), yacht, geo: earth.geo, taxRows: seedTaxRows(), today: TODAY });
}

/**
 * A cruise drawn call by call: what the product shows after each of them.
 * @throws where a leg has no way round land, or the cruise has no total: a build must not show other figures than the product
 */
export function drawVoyage(written: unknown, earth: Earth): Step[] {
  const fixture = cruiseFixture.parse(written);
  const ways = fixture.waypoints.map((end, index) => {
    const from = fixture.waypoints[index - 1];
    return from ? wayBetween(from, end, earth) : [positionOf(end)];
  });
  return fixture.waypoints.map(({ place, latitude, longitude }, index) => {
    const plan = planOf(upTo(fixture, index), earth, (cruise) => withWays(cruise, ways));
    const { total_agreement_price: total, total_fuel_consumption: litres } = plan.price;
    const rate = plan.tax.effective_vat_rate;
    if (total === null || rate === null) throw new Error(`The worked cruise has no total as far as ${place}.`);
    const nm = plan.itinerary.totals.nm.total;
    return { place, latitude, longitude, way: ways[index] ?? [], nm, litres: litres ?? 0, rate, total };
  });
}

/** The cruise as it would be if it ended at one of its calls. */
function upTo(fixture: CruiseFixture, index: number): CruiseFixture {
  const waypoints = fixture.waypoints.slice(0, index + 1);
  return { ...fixture, waypoints, redelivery_date: waypoints.at(-1)?.dep_date ?? fixture.redelivery_date };
}

function wayBetween(from: Position, end: Position, { router }: Earth): Position[] {
  const found = router.route(positionOf(from), positionOf(end));
  if (!found.ok) throw new Error(`The worked cruise has a leg without a way: ${found.reason}.`);
  return found.points.map(positionOf);
}

function withWays(cruise: AgreementBody, ways: readonly (readonly Position[])[]): AgreementBody {
  const entries = orderWaypoints(cruise.waypoints).map(([id, waypoint], index) => {
    const track = ways[index]?.slice(1, -1).map(positionOf) ?? [];
    return [id, track.length === 0 ? waypoint : { ...waypoint, track }] as const;
  });
  return { ...cruise, waypoints: Object.fromEntries(entries) };
}

function positionOf({ latitude, longitude }: Position): Position {
  return { latitude, longitude };
}
