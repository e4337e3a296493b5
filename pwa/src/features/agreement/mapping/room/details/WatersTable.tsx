import type { WaterTime } from "shared-schema/itinerary/waterHours";
import { useCountryName } from "#forms/useCountryName.ts";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../../../frame/format/format.ts";
import { legMessages } from "../../leg/legMessages.ts";
import { roomMessages } from "../roomMessages.ts";
import classes from "./details.module.css";

/** Shows the distance and time of the route in each country's waters. */
export function WatersTable({ waters }: { waters: readonly WaterTime[] }) {
  const t = useText(roomMessages);
  const legs = useText(legMessages);
  const show = useShow();
  const countryName = useCountryName();
  const total = waters.reduce((sum, { nm }) => sum + nm, 0);
  return (
    <table className={classes.table} aria-label={t("room.waters")}>
      <thead>
        <tr>
          <th scope="col">{t("room.waters.country")}</th>
          <th scope="col">{legs("legs.distance")}</th>
          <th scope="col">{t("room.waters.time")}</th>
          <th scope="col">{t("room.waters.share")}</th>
        </tr>
      </thead>
      <tbody>
        {waters.map(({ country, nm, hours }) => (
          <tr key={country}>
            <th scope="row">{country === null ? legs("legs.highSeas") : (countryName(country) ?? country)}</th>
            <td>{show.nm(nm)}</td>
            <td>{show.hours(hours)}</td>
            <td>{total === 0 ? show.missing : show.percent(nm / total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("room.waters.total")}</th>
          <td>{show.nm(total)}</td>
          <td colSpan={2} />
        </tr>
      </tfoot>
    </table>
  );
}
