import type { Stay } from "../../agreement/schema.ts";
import { PROFILE_FIELDS } from "../../labels/profile.ts";
import { fullName } from "../../profile/schema.ts";
import type { ContractFacts } from "../../terms/facts.ts";
import { BLANK, text } from "../../terms/format.ts";
import { partiesIn } from "../../terms/parties.ts";
import { type Block, heading } from "../blocks.ts";
import { times } from "./route.ts";

/**
 * The section on the passengers, with the calls where they board and leave; a passenger with two stays has two rows.
 */
export function passengersSection(facts: ContractFacts): Block[] {
  const rows = partiesIn(facts, "passengers").flatMap(({ profile_id, profile }) => {
    const stays = Object.values(facts.agreement.stays)
      .filter((stay) => stay.profile_id === profile_id)
      .sort(byStart);
    const name = profile ? fullName(profile) : BLANK;
    const born = text(profile?.date_of_birth);
    if (stays.length === 0) return [[name, born, BLANK, BLANK]];
    return stays.map((stay) => [
      name,
      born,
      callCell(facts, stay.emb_waypoint, stay.emb_date),
      callCell(facts, stay.disemb_waypoint, stay.disemb_date),
    ]);
  });
  return [
    heading(2, "passengers", "6", "Passagers", "Passengers"),
    {
      kind: "table",
      caption: { fr: "Passagers", en: "Passengers" },
      columns: [
        { head: { fr: "Nom", en: "Name" }, align: "left" },
        { head: PROFILE_FIELDS.date_of_birth, align: "left", width: 0.15 },
        { head: { fr: "Embarquement", en: "Embarkation" }, align: "left", width: 0.25 },
        { head: { fr: "Débarquement", en: "Disembarkation" }, align: "left", width: 0.25 },
      ],
      rows: rows.length > 0 ? rows : [[BLANK, BLANK, BLANK, BLANK]],
    },
  ];
}

function byStart(a: Stay, b: Stay): number {
  const key = (stay: Stay) => `${stay.emb_date ?? ""} ${stay.disemb_date ?? ""}`;
  return key(a) < key(b) ? -1 : 1;
}

function callCell(facts: ContractFacts, waypointId: string | null, at: string | null): string {
  const waypoint = facts.derived.waypoints.find(({ id }) => id === waypointId);
  if (!waypoint) return BLANK;
  return `${waypoint.place}\n${times(at, waypoint.timezone)}`;
}
