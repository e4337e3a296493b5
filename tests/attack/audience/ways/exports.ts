import type { AgreementBody } from "shared-schema/agreement/schema";
import { NO_CREW } from "shared-schema/crew/schema";
import { apaStatement } from "shared-schema/export/apa/statement";
import { statementTexts } from "shared-schema/export/apa/table";
import { contactsCsv, contactsVcard } from "shared-schema/export/contacts";
import { crewCsv } from "shared-schema/export/crew/csv";
import { crewOnBoard } from "shared-schema/export/crew/list";
import { galleySheet } from "shared-schema/export/galley/sheet";
import { gpxOfItinerary, writeGpx } from "shared-schema/export/gpx/write";
import { scheduleIcs } from "shared-schema/export/ics";
import { passengerManifest } from "shared-schema/export/manifest";
import { manifestCsv } from "shared-schema/export/manifestCsv";
import { stopsOf } from "shared-schema/export/stops";
import { countryName } from "shared-schema/geo/places/countries";
import { NO_GUEST_PREFERENCES } from "shared-schema/guest/schema";
import { type Itinerary, planItinerary } from "shared-schema/itinerary/itinerary";
import type { BodyOf } from "shared-schema/sync/bodies";
import type { Collection } from "shared-schema/sync/wire";
import { filledAgreement } from "shared-schema/visibility/filled";
import { type Name, PEOPLE } from "../world/cast.ts";
import type { World } from "../world/world.ts";
import type { Handed, Way } from "./way.ts";

/** The files that a device makes of what it has pulled. */
export const exports: Way = {
  name: "exports",
  async *walk(world) {
    for (const name of PEOPLE) yield* filesOf(world, name);
  },
};

type Bodies<C extends Collection> = Map<string, BodyOf<C>>;

/** What a device holds of a collection. */
async function heldOf<C extends Collection>({ people }: World, name: Name, collection: C): Promise<Bodies<C>> {
  const { documents } = await people[name].client.pull(collection);
  return new Map(
    // A copy lacks fields that the type names, as on a device.
    documents.flatMap((each) => ("body" in each ? [[each.id, each.body as BodyOf<C>] as const] : [])),
  );
}

async function* filesOf(world: World, name: Name): AsyncGenerator<Handed> {
  const profiles = await heldOf(world, name, "profiles");
  const people = [...profiles.values()];
  yield { to: name, what: "contacts as CSV", text: contactsCsv(people) };
  yield { to: name, what: "contacts as vCards", text: contactsVcard(people) };
  const yachts = await heldOf(world, name, "yachts");
  const crews = await heldOf(world, name, "crew_lists");
  const wishes = await heldOf(world, name, "guest_preferences");
  for (const [key, copy] of await heldOf(world, name, "agreements")) {
    const agreement = filledAgreement(copy);
    const yacht = yachts.get(String(agreement.yacht_id)) ?? null;
    const held = { id: Number(key), agreement, yacht, profiles: Object.fromEntries(profiles) };
    const made = {
      ...ofRoute(world, held, crews.get(key) ?? NO_CREW),
      "APA statement": statementTexts(apaStatement(held), "en").flat().join("\n"),
      "galley sheet": JSON.stringify(
        galleySheet({ ...held, yacht: yacht?.name ?? null, preferences: wishes.get(key) ?? NO_GUEST_PREFERENCES }),
      ),
    };
    for (const [what, text] of Object.entries(made)) yield { to: name, what, text };
  }
}

interface Held {
  id: number;
  agreement: AgreementBody;
  yacht: BodyOf<"yachts"> | null;
  profiles: Record<string, BodyOf<"profiles">>;
}

/** Calendar, route and the lists for a port. */
function ofRoute({ server }: World, held: Held, crew: BodyOf<"crew_lists">): Record<string, string> {
  const { id, agreement } = held;
  const plan: Itinerary = planItinerary({
    ...held,
    geo: server.deps.assets.geo(),
    countryName: (iso) => countryName(iso, "en"),
  });
  const stops = stopsOf(plan, "en");
  const port = { ...held, plan, waypointId: stops[0]?.id ?? "" };
  const manifest = passengerManifest(port);
  const onBoard = crewOnBoard({ ...port, crew });
  const { name, delivery_date: delivery, redelivery_date: redelivery } = agreement;
  const schedule = { id, name, waypoints: stops, delivery, redelivery, signed: false, now: "2027-01-15T09:00:00.000Z" };
  return {
    calendar: scheduleIcs({ ...schedule, language: "en" }) ?? "",
    GPX: writeGpx(gpxOfItinerary(name, plan, agreement.waypoints, "en")),
    "passenger list": manifest.ok ? manifestCsv(manifest.value) : "",
    "crew list": onBoard.ok ? crewCsv(onBoard.value) : "",
  };
}
