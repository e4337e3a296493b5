import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { agreementFromFixture, cruiseFixture, yachtFromFixture } from "./fromFixture.ts";
import { agreementBody } from "./schema.ts";

const file = new URL("../../fixtures/cruises/riviera-corsica-sardinia.json", import.meta.url);
const riviera = cruiseFixture.parse(JSON.parse(readFileSync(file, "utf8")));
const creation = { created_by: 7, created_at: "2026-11-20T00:00:00Z" };

function build(passengers: number[]) {
  let last = 0;
  const newId = () => `01900000-0000-7000-8000-${String(++last).padStart(12, "0")}`;
  return agreementBody.parse(agreementFromFixture(riviera, { newId, yacht_id: 3, ...creation, passengers }));
}

describe("agreementFromFixture", () => {
  it("gives the first profiles the first entry's stay, the following ones the next", () => {
    const agreement = build([11, 12, 13, 14, 15, 16, 17, 18, 19]);
    const place = (id: string | null) => (id === null ? null : agreement.waypoints[id]?.call_location_str);
    const stays = Object.values(agreement.stays);
    expect(stays.map((stay) => [stay.profile_id, place(stay.emb_waypoint), place(stay.disemb_waypoint)])).toEqual([
      ...[11, 12, 13, 14, 15, 16].map((id) => [id, "Cannes", "Cannes"]),
      ...[17, 18].map((id) => [id, "Ajaccio", "Monaco"]),
    ]);
    expect(stays[0]).toMatchObject({ emb_date: "2027-07-03T10:00:00Z", disemb_date: "2027-07-12T10:00:00Z" });
    expect(stays[0]?.emb_waypoint).not.toBe(stays[0]?.disemb_waypoint);
    expect(Object.keys(agreement.parties)).toHaveLength(8);
    expect(agreement).toMatchObject({ yacht_id: 3, created_by: 7, status: "DRAFT" });
  });

  it("takes as few passengers as there are, and the yacht as it is", () => {
    expect(Object.keys(build([11]).stays)).toHaveLength(1);
    expect(yachtFromFixture(riviera, creation)).toMatchObject({
      name: "Azurite",
      cruis_spd: 12,
      pictures: [],
      created_by: 7,
    });
  });
});
