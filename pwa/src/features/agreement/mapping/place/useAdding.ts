import { useCallback, useEffect, useRef, useState } from "react";
import type { Position } from "shared-schema/base/basics";
import { IN_HARBOUR_NM } from "shared-schema/geo/places/places";
import type { FoundPlace } from "shared-schema/geo/places/search/search";
import type { Place } from "shared-schema/geo/types";
import type { MapPoint } from "#map/points.ts";
import { addWaypoint } from "#store/commands/agreement/waypoints.ts";
import { lastEdit, type Step } from "#store/commands/undo.ts";
import { harbourWaterBy, locate, waterBy } from "#workers/plan/locate.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import type { RouteCommands } from "../leg/useLegEditing.ts";

/** Charts are coarse: what lies less far inland may be a quay. */
const QUAY_NM = 0.1;

/** The position of a tap on land, and the water that was probably meant. */
interface LandOffer {
  at: Position;
  water: Position;
  behind: string | null;
}

/** Ways to add a waypoint: by a tap on the chart, or by naming a place. */
export interface Adding {
  /** Stores a waypoint behind the selected one, and selects it; on land it offers the nearest water. A typed position is exact. */
  add(at: MapPoint, how: "tapped" | "typed"): Promise<void>;
  /** Appends a place to the route, in the water. */
  addPlace(place: FoundPlace): Promise<void>;
  offer: LandOffer | null;
  /** Adds at the water that is offered, or on land all the same; null: not at all. */
  settleOffer(where: "water" | "here" | null): Promise<void>;
  /** The waypoint that was added last, and the edit that did it. */
  added: { waypointId: string; edit: Step | null } | null;
}

interface Options extends RouteCommands {
  /** The waypoint that was chosen last, also one that is not drawn yet. */
  chosen: string | null;
  /** Shows the route with a waypoint that was appended to it. */
  frame(id: string): void;
}

/** Adds waypoints: a port is a call unless told, open water is not. */
export function useAdding({ run, select, place: mark, chosen, frame }: Options): Adding {
  const { id } = useWorkspace();
  const [offer, setOffer] = useState<LandOffer | null>(null);
  const [added, setAdded] = useState<Adding["added"]>(null);
  // The next tap comes behind the waypoint of the last one, also before that is drawn.
  const behind = useRef(chosen);
  useEffect(() => {
    behind.current = chosen;
  }, [chosen]);
  const store = useCallback(
    async (at: Position, known: Place | null, more: { behind: string | null; name: string | null }) => {
      const is_call = known?.is_national_water === true && known.harbour_nm <= IN_HARBOUR_NM;
      const { latitude, longitude } = at;
      const fields = { latitude, longitude, call_location_str: more.name, ...(is_call && { is_call }) };
      const waypointId = await run(addWaypoint(id, { ...fields, selected: more.behind }));
      mark(null);
      setOffer(null);
      if (waypointId === null) return null;
      behind.current = waypointId;
      select(waypointId);
      setAdded({ waypointId, edit: lastEdit(id) });
      return waypointId;
    },
    [id, mark, run, select],
  );
  // One after the other: the charts answer in any order, and waypoints follow that of the taps.
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = useCallback((work: () => Promise<void>): Promise<void> => {
    const done = turn.current.then(work, work);
    turn.current = done.catch(() => undefined);
    return done;
  }, []);
  const addNow = useCallback(
    async ({ latitude, longitude }: MapPoint, how: "tapped" | "typed") => {
      const at = { latitude, longitude };
      const known = await placeAt(at);
      const isInland = known?.on_land && known.inland_nm > QUAY_NM && known.harbour_nm > IN_HARBOUR_NM;
      const water = isInland ? await waterBy(at).catch(() => null) : null;
      if (water) setOffer({ at, water, behind: behind.current });
      else {
        // A tap on the quays of a harbour means its water.
        const berth = known?.on_land && how === "tapped" ? await harbourWaterBy(at).catch(() => null) : null;
        await store(berth ?? at, known, { behind: behind.current, name: null });
      }
    },
    [store],
  );
  const add = useCallback<Adding["add"]>((at, how) => inTurn(() => addNow(at, how)), [addNow, inTurn]);
  const addPlaceNow = useCallback(
    async (place: FoundPlace) => {
      const { latitude, longitude, kind, name } = place;
      const typed = { latitude, longitude };
      const at = (await waterBy(typed).catch(() => null)) ?? typed;
      const added = await store(at, await placeAt(at), { behind: null, name: kind === "anchorage" ? name : null });
      if (added !== null) frame(added);
    },
    [frame, store],
  );
  const addPlace = useCallback((place: FoundPlace) => inTurn(() => addPlaceNow(place)), [addPlaceNow, inTurn]);
  const settleOffer = async (where: "water" | "here" | null) => {
    if (!offer || where === null) {
      mark(null);
      setOffer(null);
      return;
    }
    // Taken at once: a second tap adds nothing.
    setOffer(null);
    const at = where === "water" ? offer.water : offer.at;
    await inTurn(async () => void (await store(at, await placeAt(at), { behind: offer.behind, name: null })));
  };
  return { add, addPlace, offer, settleOffer, added };
}

/** Null where the charts cannot be read: then no one knows whether it is a port. */
function placeAt(at: Position): Promise<Place | null> {
  return locate(at).catch(() => null);
}
