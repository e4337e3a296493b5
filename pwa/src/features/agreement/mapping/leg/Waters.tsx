import type { WaterTime } from "shared-schema/itinerary/waterHours";
import { useCountryName } from "#forms/useCountryName.ts";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";
import { legMessages } from "./legMessages.ts";

/** Shows distance and time in each country's waters, in one line. */
export function Waters({ waters }: { waters: readonly WaterTime[] }) {
  const t = useText(legMessages);
  const show = useShow();
  const countryName = useCountryName();
  const parts = waters.map(({ country, nm, hours }) =>
    t("legs.water", {
      country: country === null ? t("legs.highSeas") : (countryName(country) ?? country),
      nm: show.nm(nm),
      hours: show.hours(hours),
    }),
  );
  return (
    <p>
      {t("legs.inWaters")} {parts.join(" · ")}
    </p>
  );
}
