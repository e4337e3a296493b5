import { NO_CREW } from "shared-schema/crew/schema";
import { apaStatement } from "shared-schema/export/apa/statement";
import { statementTable } from "shared-schema/export/apa/table";
import { contactsCsv, contactsVcard } from "shared-schema/export/contacts";
import { crewCsv } from "shared-schema/export/crew/csv";
import { crewOnBoard } from "shared-schema/export/crew/list";
import { galleySheet } from "shared-schema/export/galley/sheet";
import { gpxOfItinerary, writeGpx } from "shared-schema/export/gpx/write";
import { scheduleIcs } from "shared-schema/export/ics";
import { passengerManifest } from "shared-schema/export/manifest";
import { manifestCsv } from "shared-schema/export/manifestCsv";
import { stopsOf } from "shared-schema/export/stops";
import { NO_GUEST_PREFERENCES } from "shared-schema/guest/schema";
import type { BodyOf } from "shared-schema/sync/bodies";
import { type Name, PEOPLE } from "../../world/cast.ts";
import type { World } from "../../world/world.ts";
import type { Handed, Way } from "../way.ts";
import { deviceOf, type HeldAgreement, plannedOf } from "./held.ts";

/** The files of text that a device makes of what it has pulled. */
export const exports: Way = {
  name: "exports",
  async *walk(world) {
    for (const name of PEOPLE) yield* filesOf(world, name);
  },
};

async function* filesOf(world: World, name: Name): AsyncGenerator<Handed> {
  const { agreements, held } = await deviceOf(world, name);
  const people = [...(await held("profiles")).values()];
  yield { to: name, what: "contacts as CSV", text: contactsCsv(people) };
  yield { to: name, what: "contacts as vCards", text: contactsVcard(people) };
  const crews = await held("crew_lists");
  const wishes = await held("guest_preferences");
  for (const each of agreements) {
    const key = String(each.id);
    const yacht = each.yacht?.name ?? null;
    const made = {
      ...ofRoute(world, each, crews.get(key) ?? NO_CREW),
      "APA statement": statementTable(apaStatement(each), "en").flat().join("\n"),
      "galley sheet": JSON.stringify(
        galleySheet({ ...each, yacht, preferences: wishes.get(key) ?? NO_GUEST_PREFERENCES }),
      ),
    };
    for (const [what, text] of Object.entries(made)) yield { to: name, what, text };
  }
}

/** Calendar, route and the lists for a port. */
function ofRoute(world: World, held: HeldAgreement, crew: BodyOf<"crew_lists">): Record<string, string> {
  const { id, agreement } = held;
  const plan = plannedOf(world, held);
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
