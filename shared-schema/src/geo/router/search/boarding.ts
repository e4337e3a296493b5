import type { Position } from "../../../base/basics.ts";
import { footOn, nmOf, type Waterway, waysFrom } from "../../waterways/waterway.ts";
import { waterwaysAt } from "../../waterways/waterways.ts";
import { nearX, positionOf, type Spot, spotOf } from "../grid/cells.ts";
import type { Boarding, Exit } from "./exit.ts";

/**
 * The ways out to sea along the canals and rivers that an end lies on, the shortest first. Where two of them share a mouth,
 * as the Noordzeekanaal does with the canal that goes on through the Oranjesluizen, the first of `WATERWAYS` leads there.
 */
export function riverExits(end: Spot): Exit[] {
  const position = positionOf(end);
  const exits = waterwaysAt(position).flatMap((waterway) => {
    const { back, on } = waysFrom(waterway.line, footOn(waterway.line, position));
    return (waterway.joinsTwoSeas ? [back, on] : [back]).map((way) => exitBy(waterway, end, [position, ...way]));
  });
  return exits
    .filter(({ x, y }, i) => exits.findIndex((other) => other.x === x && other.y === y) === i)
    .sort((a, b) => a.cost - b.cost);
}

function exitBy({ name }: Waterway, end: Spot, line: Position[]): Exit {
  const mouth = line.at(-1);
  const { x, y } = mouth ? nearX(spotOf(mouth), end.x) : end;
  return { x, y, cost: nmOf(line), trail: () => [], by: { canal: name, line } };
}

/** The way between two ends along a canal or a river that both lie on; null where there is none. */
export function alongOne(from: Position, to: Position): Boarding | null {
  const shared = waterwaysAt(from).find((waterway) => waterwaysAt(to).includes(waterway));
  if (!shared) return null;
  const [start, end] = [footOn(shared.line, from), footOn(shared.line, to)];
  const isOnward = start.index <= end.index;
  const [low, high] = isOnward ? [start, end] : [end, start];
  const between = shared.line.slice(low.index + 1, high.index + 1);
  const middle = isOnward ? between : between.reverse();
  return { canal: shared.name, line: [from, start.at, ...middle, end.at, to] };
}
