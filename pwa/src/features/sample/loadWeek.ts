import { cruiseFixture } from "shared-schema/agreement/fromFixture";
import { type SampleWeek, sampleWeek } from "shared-schema/agreement/sample/sampleWeek";
import names from "shared-schema/fixtures/demo-people.json" with { type: "json" };
import parties from "shared-schema/fixtures/parties.json" with { type: "json" };
import week from "shared-schema/fixtures/sample-week.json" with { type: "json" };
import { castIn, renamed } from "shared-schema/profile/cast";
import { currentLanguage } from "../../ui/i18n.ts";

/** The sample as someone finds it who opens it now (UTC). */
export async function loadWeek(now: string, newId: () => string): Promise<SampleWeek> {
  const cast = renamed(castIn(parties), names);
  return sampleWeek({ fixture: cruiseFixture.parse(week), cast, now, newId, language: currentLanguage() });
}
