import { useCallback, useState } from "react";
import { type GraticuleLine, graticule } from "shared-schema/geo/chart/lines";
import { normalLongitude } from "shared-schema/geo/rhumb";
import { useInsets } from "./insets.ts";
import { useMap } from "./leaflet/mapContext.ts";
import { useEvents } from "./leaflet/useEvents.ts";
import classes from "./map.module.css";

/** The corners belong to the buttons and the scale, px. */
const TOP_CORNER = 100;
const BOTTOM_CORNER = 48;
const LEFT_CORNER = 60;
const RIGHT_CORNER = 120;
/** Height of a line of degrees, px. */
const LINE = 18;

/** The degrees of the graticule along the left and the top of what is uncovered. */
export function Degrees() {
  const insets = useInsets();
  const map = useMap();
  const read = useCallback(() => {
    const { min } = map.getPixelBounds();
    const { x: width, y: height } = map.getSize();
    return { ...graticule({ zoom: map.getZoom(), left: min?.x ?? 0, top: min?.y ?? 0, width, height }), width, height };
  }, [map]);
  const [lines, setLines] = useState(read);
  const follow = () => setLines(read());
  useEvents(map, { move: follow, zoomend: follow, resize: follow });
  const isClear = (at: number, from: number, to: number) => at > from && at < to;
  return (
    <div className={classes.degrees} aria-hidden>
      {lines.parallels
        .filter(({ at }) =>
          isClear(at, Math.max(insets.top + LINE, TOP_CORNER), lines.height - insets.bottom - BOTTOM_CORNER),
        )
        .map((line) => (
          <span key={line.degrees} style={{ left: insets.left + 2, top: line.at }}>
            {latitude(line)}
          </span>
        ))}
      {lines.meridians
        .filter(({ at }) => isClear(at, insets.left + LEFT_CORNER, lines.width - insets.right - RIGHT_CORNER))
        .map((line) => (
          <span key={line.degrees} style={{ left: line.at, top: insets.top + 2 }}>
            {longitude(line)}
          </span>
        ))}
    </div>
  );
}

/** Degrees and whole minutes: «43°30′». */
function inMinutes(degrees: number): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}°${rest === 0 ? "" : `${String(rest).padStart(2, "0")}′`}`;
}

function latitude({ degrees }: GraticuleLine): string {
  return `${inMinutes(degrees)}${degrees < 0 ? "S" : "N"}`;
}

function longitude({ degrees }: GraticuleLine): string {
  const within = normalLongitude(degrees);
  return `${inMinutes(within)}${within < 0 ? "W" : "E"}`;
}
