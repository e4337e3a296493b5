import type { DerivedWaypoint } from "shared-schema/itinerary/derive";
import { speedNeeded, type WaypointWarning } from "shared-schema/itinerary/issues/issues";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";
import { usePlaceName } from "../../frame/summary/usePlaceName.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { generateMessages } from "./generateMessages.ts";

/** Warnings of the route that make a contract one which cannot be kept. */
const DOUBTS = [
  "speed-above-maximum",
  "departure-before-estimated-arrival",
  "late-for-delivery",
  "leg-crosses-land",
] as const satisfies readonly WaypointWarning[];

/** Returns a sentence for each leg that the yacht cannot sail as it is planned. */
export function useRouteDoubts(): string[] {
  const t = useText(generateMessages);
  const show = useShow();
  const place = usePlaceName();
  const { plan, inputs } = useWorkspace();
  const maximum = show.knots(inputs?.yacht?.max_spd ?? null);
  const speedTo = (id: string) => {
    const leg = plan?.itinerary.legs.find(({ to }) => to === id);
    return show.knots(leg ? speedNeeded(leg) : null);
  };
  const doubtsOf = ({ id, warnings }: DerivedWaypoint) => {
    const codes = Object.values(warnings).flat();
    return DOUBTS.filter((code) => codes.includes(code)).map((code) =>
      t(`generate.doubt.${code}`, { place: place(id), speed: speedTo(id), maximum }),
    );
  };
  return (plan?.itinerary.waypoints ?? []).flatMap(doubtsOf);
}
