import { movedLegs } from "shared-schema/itinerary/edit/movedLegs";
import type { Plan } from "shared-schema/pricing/plan";
import type { MapPoint } from "#map/points.ts";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";
import { useDeltaWords } from "../../frame/summary/useDeltaWords.ts";
import { mappingMessages } from "../messages.ts";
import { useHeldDelta } from "./useHeldDelta.ts";

/** At the cursor while a waypoint is dragged: distance, arrival and litres of its legs, and the change of total and rate. */
export function HeldFigures({ plan, id, at }: { plan: Plan; id: string; at: MapPoint }) {
  const t = useText(mappingMessages);
  const show = useShow();
  const delta = useHeldDelta(id, at);
  const deltaWords = useDeltaWords();
  const { here, onward } = movedLegs(plan.itinerary, id, at);
  const zone = plan.itinerary.waypoints.find((one) => one.id === id)?.timezone ?? "UTC";
  const litres = (value: number | null) => (value === null ? [] : [show.about(show.litres(value), true)]);
  const arrival = here?.arrival ? [show.about(show.moment(here.arrival, zone), here.estimated)] : [];
  const figures = (...words: string[][]) => ({ figures: words.flat().join(" · ") });
  const { amount, rate } = delta ? deltaWords(delta) : { amount: "", rate: "" };
  const money = [amount, rate].filter((words) => words !== "").join(" · ");
  return (
    <>
      {here && <div>{t("mapping.held.here", figures([show.nm(here.nm)], arrival, litres(here.litres)))}</div>}
      {onward && <div>{t("mapping.held.onward", figures([show.nm(onward.nm)], litres(onward.litres)))}</div>}
      {money !== "" && <div>{show.about(money, true)}</div>}
    </>
  );
}
