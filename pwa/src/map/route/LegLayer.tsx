import { Fragment } from "react";
import { BendMarker } from "./BendMarker.tsx";
import { LegLine } from "./LegLine.tsx";
import type { LegHandlers, MapLeg } from "./legs.ts";

/** A recorded or routed line has hundreds of bends: those are dragged by the line instead. */
const MAX_BENDS = 60;

interface Props extends LegHandlers {
  legs: readonly MapLeg[];
  /** Names a bend by its number, for those who do not see it. */
  bendLabel(number: number): string;
}

/** The legs of the route to work on; the selected one shows its bends. */
export function LegLayer({ legs, bendLabel, ...handlers }: Props) {
  return legs.map((leg) => {
    const bends = leg.selected ? leg.points.slice(1, -1) : [];
    return (
      <Fragment key={leg.to}>
        <LegLine leg={leg} {...handlers} />
        {bends.length <= MAX_BENDS &&
          bends.map((at, index) => (
            <BendMarker
              // biome-ignore lint/suspicious/noArrayIndexKey: a bend is nothing but its place in the line
              key={index}
              at={at}
              label={bendLabel(index + 1)}
              onMove={(to) => handlers.onMoveBend(leg.to, index, to)}
            />
          ))}
      </Fragment>
    );
  });
}
