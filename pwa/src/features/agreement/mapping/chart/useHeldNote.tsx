import { type ReactNode, useCallback } from "react";
import { movedLegs } from "shared-schema/itinerary/edit/movedLegs";
import type { MapPoint } from "#map/points.ts";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { mappingMessages } from "../messages.ts";

/** Distance, arrival and litres of the legs of a waypoint that is being dragged. */
export function useHeldNote(): (id: string, at: MapPoint) => ReactNode {
  const t = useText(mappingMessages);
  const show = useShow();
  const { plan } = useWorkspace();
  return useCallback(
    (id: string, at: MapPoint) => {
      if (!plan) return null;
      const { here, onward } = movedLegs(plan.itinerary, id, at);
      const zone = plan.itinerary.waypoints.find((one) => one.id === id)?.timezone ?? "UTC";
      const litres = (value: number | null) => (value === null ? [] : [show.about(show.litres(value), true)]);
      const arrival = here?.arrival ? [show.about(show.moment(here.arrival, zone), here.estimated)] : [];
      const figures = (...words: string[][]) => ({ figures: words.flat().join(" · ") });
      return (
        <>
          {here && <div>{t("mapping.held.here", figures([show.nm(here.nm)], arrival, litres(here.litres)))}</div>}
          {onward && <div>{t("mapping.held.onward", figures([show.nm(onward.nm)], litres(onward.litres)))}</div>}
        </>
      );
    },
    [plan, show, t],
  );
}
