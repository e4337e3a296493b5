import { useCallback, useEffect, useState } from "react";
import { useMap } from "react-leaflet";
import classes from "./map.module.css";
import { scaleFor } from "./scale.ts";

const WIDTH = 120;

/** The scale of the chart at its middle, in nautical miles. */
export function ScaleNm() {
  const map = useMap();
  const measure = useCallback(() => {
    const { x, y } = map.getSize().divideBy(2);
    const left = map.containerPointToLatLng([x - WIDTH / 2, y]);
    const right = map.containerPointToLatLng([x + WIDTH / 2, y]);
    return scaleFor(Math.max(1, map.distance(left, right)));
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
    <div className={classes.scale} style={{ width: WIDTH * scale.share }}>
      {scale.nm} NM
    </div>
  );
}
