import { type CruiseFixture, cruiseFixture } from "shared-schema/agreement/fromFixture";
import balearics from "shared-schema/fixtures/cruises/balearics-charter.json" with { type: "json" };
import ilesDor from "shared-schema/fixtures/cruises/iles-d-or-national.json" with { type: "json" };
import leewards from "shared-schema/fixtures/cruises/leewards-usd.json" with { type: "json" };
import riviera from "shared-schema/fixtures/cruises/riviera-corsica-sardinia.json" with { type: "json" };

/** The four demo cruises, as input of the journeys. */
export const CRUISES: Record<"riviera" | "ilesDor" | "balearics" | "leewards", CruiseFixture> = {
  riviera: cruiseFixture.parse(riviera),
  ilesDor: cruiseFixture.parse(ilesDor),
  balearics: cruiseFixture.parse(balearics),
  leewards: cruiseFixture.parse(leewards),
};
