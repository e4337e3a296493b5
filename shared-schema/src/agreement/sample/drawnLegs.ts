import { z } from "zod";
import { orderWaypoints } from "../order.ts";
import type { AgreementBody } from "../schema.ts";

const position = z.tuple([z.number(), z.number()]).transform(([latitude, longitude]) => ({ latitude, longitude }));
const tracks = z.record(z.string(), z.array(z.object({ from: position, to: position, bends: z.array(position) })));

/**
 * A demo cruise with its legs drawn round land, as the router drew them.
 * @param name the cruise's fixture
 * @param written the content of `demo-tracks.json`, which names the ends of each leg
 */
export function withDrawnLegs(agreement: AgreementBody, name: string, written: unknown): AgreementBody {
  const legs = tracks.parse(written)[name] ?? [];
  const drawn = orderWaypoints(agreement.waypoints).map(([id, waypoint], index) => {
    const leg = legs[index - 1];
    if (!leg) return [id, waypoint] as const;
    const { from, to, bends } = leg;
    return [id, { ...waypoint, track: bends.length === 0 ? null : bends, routed: { from, to } }] as const;
  });
  return { ...agreement, waypoints: Object.fromEntries(drawn) };
}
