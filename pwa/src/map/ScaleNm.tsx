import { useCallback, useEffect, useState } from "react";
import { MILES } from "shared-schema/base/units";
import { useLanguage, useText } from "../ui/i18n.ts";
import { useMap } from "./leaflet/mapContext.ts";
import classes from "./map.module.css";
import { mapMessages } from "./messages.ts";
import type { Source } from "./offline/sources.ts";
import { isBeyondChart, scaleFor } from "./scale.ts";

const WIDTH = 120;
/** Below this scale the coast's own exactness shows. */
const CLOSE_NM = 1;

/**
 * The scale of the chart at its middle, in nautical miles; from where the coast data know no more, that the chart ends here.
 * @param above the layers that are shown over the chart
 */
export function ScaleNm({ above }: { above: readonly Pick<Source, "name">[] }) {
  const language = useLanguage();
  const map = useMap();
  const t = useText(mapMessages);
  const measure = useCallback(() => {
    const { x, y } = map.getSize().divideBy(2);
    const left = map.containerPointToLatLng([x - WIDTH / 2, y]);
    const right = map.containerPointToLatLng([x + WIDTH / 2, y]);
    const isBeyond = isBeyondChart(map.getZoom(), map.getCenter().lat);
    return { ...scaleFor(Math.max(1, map.distance(left, right))), isBeyond };
  }, [map]);
  const [scale, setScale] = useState(measure);
  useEffect(() => {
    const follow = () => setScale(measure());
    map.on("moveend zoomend resize", follow);
    return () => {
      map.off("moveend zoomend resize", follow);
    };
  }, [map, measure]);
  return (
    <div className={classes.scale}>
      <div className={classes.bar} style={{ width: WIDTH * scale.share }}>
        {scale.nm} {MILES[language]}
      </div>
      {scale.isBeyond && (
        <div className={classes.detail}>
          {t("map.ends")}
          {above.length > 0 && ` · ${t("map.ends.above", { names: above.map(({ name }) => name).join(", ") })}`}
        </div>
      )}
      {scale.nm < CLOSE_NM && <div className={classes.detail}>{t("map.detail")}</div>}
    </div>
  );
}
