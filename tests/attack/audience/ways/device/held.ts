import type { Viewer } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { countryName } from "shared-schema/geo/places/countries";
import { type Itinerary, planItinerary } from "shared-schema/itinerary/itinerary";
import type { BodyOf } from "shared-schema/sync/bodies";
import type { Collection } from "shared-schema/sync/wire";
import { filledAgreement } from "shared-schema/visibility/filled";
import type { Name } from "../../world/cast.ts";
import type { World } from "../../world/world.ts";

type Bodies<C extends Collection> = ReadonlyMap<string, BodyOf<C>>;

/** An agreement as a device holds it, with what belongs to it. */
export interface HeldAgreement {
  id: number;
  agreement: AgreementBody;
  yacht: BodyOf<"yachts"> | null;
  profiles: Record<string, BodyOf<"profiles">>;
}

/** The device of someone, after a pull. */
export interface Device {
  viewer: Viewer;
  agreements: HeldAgreement[];
  /** What it holds of a collection, by the number of the agreement or the document. */
  held<C extends Collection>(collection: C): Promise<Bodies<C>>;
}

/** Pulls what files and alerts are made of. */
export async function deviceOf({ people }: World, name: Name): Promise<Device> {
  const { client, profiles: own } = people[name];
  const held = async <C extends Collection>(collection: C): Promise<Bodies<C>> => {
    const { documents } = await client.pull(collection);
    return new Map(
      // A copy lacks fields that the type names, as on a device.
      documents.flatMap((each) => ("body" in each ? [[each.id, each.body as BodyOf<C>] as const] : [])),
    );
  };
  const [profiles, yachts] = [Object.fromEntries(await held("profiles")), await held("yachts")];
  const agreements = [...(await held("agreements"))].map(([key, copy]): HeldAgreement => {
    const agreement = filledAgreement(copy);
    return { id: Number(key), agreement, yacht: yachts.get(String(agreement.yacht_id)) ?? null, profiles };
  });
  const viewer = { user_id: client.userId, is_admin: name === "admin", profile_ids: new Set(own) };
  return { viewer, agreements, held };
}

/** The route of an agreement with its times. */
export function plannedOf({ server }: World, held: HeldAgreement): Itinerary {
  return planItinerary({ ...held, geo: server.deps.assets.geo(), countryName: (iso) => countryName(iso, "en") });
}
