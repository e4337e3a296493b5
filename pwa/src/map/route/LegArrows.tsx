import L from "leaflet";
import { memo, useMemo, useState } from "react";
import { worldPixels } from "shared-schema/geo/chart/projection";
import { FlatMarker } from "../leaflet/flatMarker.ts";
import { useLayer } from "../leaflet/useLayer.ts";
import classes from "../map.module.css";
import { type MapPoint, toLatLng } from "../points.ts";
import { type Middle, middleOf } from "./legShapes.ts";

/** A shorter leg has no room for an arrowhead, px. */
const LEAST_PIXELS = 56;
const SIZE = 14;

interface Props {
  /** The line of the route, cut at its waypoints. */
  legs: readonly (readonly MapPoint[])[];
  zoom: number;
  /** The position in the route of a waypoint that is being dragged: the legs beside it have no arrowheads meanwhile. */
  held: number | null;
}

/** An arrowhead in the middle of each leg that is long enough at a zoom. */
export const LegArrows = memo(function LegArrows({ legs, zoom, held }: Props) {
  const middles = useMemo(() => legs.map(middleOf), [legs]);
  const taken = new Set<string>();
  return middles.map((middle, leg) => {
    if (!middle || middle.length * worldPixels(zoom) < LEAST_PIXELS) return null;
    if (leg === held || leg + 1 === held) return null;
    const key = `${middle.at.latitude},${middle.at.longitude},${middle.course}`;
    // A leg that is sailed twice has one arrowhead.
    if (taken.has(key)) return null;
    taken.add(key);
    return <Arrow key={key} middle={middle} />;
  });
});

function Arrow({ middle: { at, course } }: { middle: Middle }) {
  const [arrow] = useState(
    () =>
      new FlatMarker(toLatLng(at), {
        icon: new ArrowIcon(course),
        interactive: false,
        keyboard: false,
        pane: "overlayPane",
      }),
  );
  useLayer(arrow);
  return null;
}

/** The course does not change with the zoom: Mercator keeps angles. */
class ArrowIcon extends L.DivIcon {
  constructor(private readonly course: number) {
    super({ iconSize: [SIZE, SIZE] });
  }

  override createIcon(): HTMLElement {
    const element = document.createElement("div");
    element.className = classes.arrow ?? "";
    const head = document.createElement("span");
    head.style.transform = `rotate(${this.course}deg)`;
    element.append(head);
    return element;
  }
}
