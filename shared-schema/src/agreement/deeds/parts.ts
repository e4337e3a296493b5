import { generateKeyBetween } from "fractional-indexing";
import { byPos } from "../../itinerary/order.ts";
import type { AgreementBody, FuelBunker, PartMap, Service } from "../schema.ts";

/** The agreement without one part; unchanged when there is none. */
export function withoutPart(body: AgreementBody, map: PartMap, id: string): AgreementBody {
  const { [id]: _, ...rest } = body[map];
  return { ...body, [map]: rest };
}

/** The order key behind the last of some parts. */
export function lastPos(parts: Readonly<Record<string, { pos: string }>>): string {
  return generateKeyBetween(byPos(parts).at(-1)?.[1].pos ?? null, null);
}

/** A service behind the others, empty unless something is given. */
export function newService(body: AgreementBody, given: Partial<Omit<Service, "pos">>): Service {
  return { name: null, price: null, product: null, ...given, pos: lastPos(body.special_conditions) };
}

/** A bunker behind the others, empty unless something is given. */
export function newBunker(body: AgreementBody, given: Partial<Omit<FuelBunker, "pos">>): FuelBunker {
  return { price_per_litre: null, quantity: null, quantity_used: null, ...given, pos: lastPos(body.fuel_bunkers) };
}
