import { orderWaypoints } from "shared-schema/agreement/order";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { z } from "zod";
import type { Assets } from "../ports/files/assets.ts";

/** The worked examples of the tests as they are, or the same voyages as a visitor should meet them. */
export type Demo = "examples" | "showcase";

const position = z.tuple([z.number(), z.number()]).transform(([latitude, longitude]) => ({ latitude, longitude }));
const tracks = z.record(z.string(), z.array(z.object({ from: position, to: position, bends: z.array(position) })));

/** The agreement with its legs drawn round land, as the router drew them between the ends that the tracks name. */
export function routed(agreement: AgreementBody, name: string, assets: Assets): AgreementBody {
  const legs = tracks.parse(assets.fixture("demo-tracks.json"))[name] ?? [];
  const drawn = orderWaypoints(agreement.waypoints).map(([id, waypoint], index) => {
    const leg = legs[index - 1];
    if (!leg) return [id, waypoint] as const;
    const { from, to, bends } = leg;
    return [id, { ...waypoint, track: bends.length === 0 ? null : bends, routed: { from, to } }] as const;
  });
  return { ...agreement, waypoints: Object.fromEntries(drawn) };
}
