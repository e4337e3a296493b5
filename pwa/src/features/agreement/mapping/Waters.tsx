import type { WaterTime } from "shared-schema/itinerary/waterHours";
import { useCountryName } from "../../../forms/useCountryName.ts";
import { useText } from "../../../ui/i18n.ts";
import { useShow } from "../frame/show.ts";
import { legMessages } from "./legMessages.ts";

/** How far and how long in each country's waters, in a line. */
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
