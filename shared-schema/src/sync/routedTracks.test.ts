import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { merge3 } from "./merge.ts";
import { withoutRoutedTracks } from "./routedTracks.ts";

const at = (longitude: number) => ({ latitude: 43, longitude });
const body = (line: object, place = at(8)) => ({ name: "Week", waypoints: { w: { ...place, ...line } } });
const straight = { track: null, routed: null };
const byHand = { track: [at(7.4)], routed: null };
const routed = { track: [at(7.5)], routed: { from: at(7), to: at(8) } };
const routedElsewhere = { track: [at(7.6)], routed: { from: at(7), to: at(9) } };

function merged(mine: object, theirs: object, base: object = straight) {
  const sides = withoutRoutedTracks({ base: body(base), mine: body(mine), theirs: body(theirs, at(9)) });
  return merge3(sides.base, sides.mine, sides.theirs);
}

describe("a track that a router drew", () => {
  it("gives way without a conflict, to another one and to one drawn by hand, on either side", () => {
    expect(merged(routed, routedElsewhere)).toEqual({ value: body(routedElsewhere, at(9)), conflicts: [] });
    expect(merged(routed, byHand)).toEqual({ value: body(byHand, at(9)), conflicts: [] });
    expect(merged(byHand, routed)).toEqual({ value: body(byHand, at(9)), conflicts: [] });
  });

  it("leaves two lines drawn by hand to their authors", () => {
    expect(merged(byHand, { ...byHand, track: [at(7.7)] }).conflicts).toMatchObject([{ path: "waypoints.w.track" }]);
  });

  it("never conflicts as long as one of the two is routed, and touches nothing but lines", () => {
    const line = fc.constantFrom(straight, byHand, routed, routedElsewhere, {});
    fc.assert(
      fc.property(line, line, line, (base, mine, theirs) => {
        const { value, conflicts } = merged(mine, theirs, base);
        if ("routed" in mine && "routed" in theirs && (mine.routed || theirs.routed)) expect(conflicts).toEqual([]);
        expect(value).toMatchObject({ name: "Week", waypoints: { w: at(9) } });
      }),
    );
  });
});
