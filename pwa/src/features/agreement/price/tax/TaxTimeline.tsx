import { Text } from "@mantine/core";
import { Fragment } from "react";
import { taxCountry } from "shared-schema/geo/places/countries";
import type { TimelineItem, ZonePart } from "shared-schema/pricing/tax/types";
import { useCountryName } from "#forms/useCountryName.ts";
import { fromPlace } from "#ui/feedback/french.ts";
import { useLanguage, useText } from "#ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";
import { usePlaceName } from "../../frame/summary/usePlaceName.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { priceMessages } from "../messages.ts";
import classes from "./timeline.module.css";

type Stop = Extract<TimelineItem, { kind: "STOP" }>;
type Leg = Extract<TimelineItem, { kind: "LEG" }>;

/** The journey in the order in which it is sailed, each leg and stop with the waters in which it lies. */
export function TaxTimeline() {
  const t = useText(priceMessages);
  const show = useShow();
  const place = usePlaceName();
  const waters = useWaters();
  const french = useLanguage() === "fr";
  const from = (name: string) => (french ? fromPlace(name) : name);
  const { plan } = useWorkspace();
  const items = (plan?.tax.explanation ?? []).filter(
    (step): step is TimelineItem => step.kind === "LEG" || step.kind === "STOP",
  );
  if (items.length === 0) return null;
  const legs = items.filter((item): item is Leg => item.kind === "LEG");
  // A hire is one: only a cruise has trips.
  const hasTrips = items.some(({ trip }) => trip !== null);
  const method = legs.some((leg) => leg.method === "BELT") ? "BELT" : "CROSSING";
  return (
    <>
      <table className={classes.trips} aria-label={t("price.tax.legs")}>
        <thead>
          <tr>
            <th scope="col">{t("price.tax.leg")}</th>
            <th scope="col">{t("price.tax.waters")}</th>
            <th scope="col" data-number>
              {t("price.tax.hours")}
            </th>
            {hasTrips && (
              <th scope="col" data-number>
                {t("price.tax.trip")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.kind === "LEG" ? `${item.from}-${item.to}` : item.waypoint}>
              <td>
                {item.kind === "LEG"
                  ? t("price.tax.leg.way", { from: from(place(item.from)), to: place(item.to) })
                  : t("price.tax.leg.stop", { place: place(item.waypoint) })}
              </td>
              <td>
                {item.kind === "LEG" ? (
                  <Parts parts={item.zones.map((part) => waters.part(item, part))} />
                ) : (
                  waters.stop(item)
                )}
              </td>
              <td data-number>{show.hours(item.hours)}</td>
              {hasTrips && <td data-number>{item.trip === null ? "" : item.trip + 1}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="sm" c="dimmed" mt={6}>
        {hasTrips && `${t("price.tax.trip.note")} `}
        {t(`price.tax.method.${method}`)}
      </Text>
    </>
  );
}

/** Waters one after the other: a line breaks between them, not within one. */
function Parts({ parts }: { parts: string[] }) {
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ", "}
      <span className={classes.whole}>{part}</span>
    </Fragment>
  ));
}

function useWaters() {
  const t = useText(priceMessages);
  const show = useShow();
  const countryName = useCountryName();
  const { plan } = useWorkspace();
  const name = (zone: string) => {
    if (zone === "INT") return t("price.tax.waters.high");
    const [country = zone, outside] = zone.split("-");
    const shown = countryName(country) ?? country;
    return outside === undefined ? shown : t("price.tax.waters.outside", { country: shown });
  };
  // The zone of a stop in Monaco is France: its own name is what people know it by.
  const stop = ({ zone, waypoint }: Stop) => {
    const own = plan?.itinerary.waypoints.find(({ id }) => id === waypoint)?.geoname.country?.iso ?? null;
    if (own === null || own === zone || taxCountry(own) !== zone) return name(zone);
    return t("price.tax.waters.counted", { place: name(own), country: name(zone) });
  };
  // The same of the waters that a leg passes through.
  const part = ({ from, to }: Leg, { zone, nm }: ZonePart) => {
    const leg = plan?.itinerary.legs.find((one) => one.from === from && one.to === to);
    const passed = leg?.zones.stretches.flatMap(({ country }) => country ?? []) ?? [];
    const own = new Set(passed.filter((country) => country !== zone && taxCountry(country) === zone));
    const names = [...own].map((country) => countryName(country) ?? country).join(", ");
    const shown = names === "" ? name(zone) : t("price.tax.waters.with", { country: name(zone), others: names });
    return `${shown} ${show.nm(nm)}`;
  };
  return { stop, part };
}
