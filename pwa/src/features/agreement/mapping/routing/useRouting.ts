import { type ReactNode, useEffect, useRef, useState } from "react";
import { orderWaypoints } from "shared-schema/agreement/order";
import { legStart } from "shared-schema/itinerary/edit/legs";
import { routeLegs } from "#store/commands/agreement/routeBatch.ts";
import { useYacht } from "#store/queries/documents.ts";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { findWays, type LegToRoute, type RoutedLeg } from "#workers/route/findWays.ts";
import { reasonOf } from "../../frame/workspace/reasonOf.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { routingMessages } from "./routingMessages.ts";

/** The search for ways round land: how far it is, and what the last one found. */
export interface Routing {
  progress: { done: number; total: number; share: number } | null;
  found: readonly RoutedLeg[] | null;
  failure: ReactNode;
  /** Searches for some legs, by the waypoints at which they arrive, or for all of them. */
  start(to: readonly string[] | null): Promise<void>;
  cancel(): void;
  dismiss(): void;
}

/** Routes legs round land in a worker and stores what it finds as their tracks, in one step that can be undone. */
export function useRouting(): Routing {
  const t = useText(routingMessages);
  const { id, agreement } = useWorkspace();
  const yacht = useYacht(agreement.yacht_id)?.body ?? null;
  const [progress, setProgress] = useState<Routing["progress"]>(null);
  const [found, setFound] = useState<Routing["found"]>(null);
  const [failure, setFailure] = useState<ReactNode>(null);
  const search = useRef<AbortController | null>(null);
  useEffect(() => () => search.current?.abort(), []);

  const start = async (to: readonly string[] | null) => {
    search.current?.abort();
    const mine = new AbortController();
    search.current = mine;
    // The specification has no field for the height above the water.
    const measures = yacht && { beam: yacht.beam, draft: yacht.draft, air_draft: null };
    const wanted = to ?? orderWaypoints(agreement.waypoints).map(([each]) => each);
    const legs = wanted.flatMap((each): LegToRoute[] => {
      const from = legStart(agreement.waypoints, each)?.[1];
      const end = agreement.waypoints[each];
      return from && end ? [{ to: each, from: place(from), end: place(end), yacht: measures }] : [];
    });
    setFound(null);
    setFailure(null);
    try {
      const ways = await findWays(legs, {
        signal: mine.signal,
        onProgress: (done, share) => {
          // Progress has a channel of its own: some of it arrives after the result.
          if (search.current === mine && !mine.signal.aborted) setProgress({ done, total: legs.length, share });
        },
      });
      if (!ways || mine.signal.aborted) return;
      const drawn = ways.flatMap((way) => {
        const leg = legs.find(({ to: each }) => each === way.to);
        return way.ok && leg ? [{ leg, track: way.track }] : [];
      });
      const written = drawn.length === 0 ? null : await routeLegs(id, drawn);
      if (written && !written.ok) setFailure(refusalMessage(written.refusal));
      else setFound(ways);
    } catch (cause) {
      setFailure(reasonOf(cause, () => t("routing.failed")));
    } finally {
      if (search.current === mine) {
        search.current = null;
        setProgress(null);
      }
    }
  };
  return {
    progress,
    found,
    failure,
    start,
    cancel: () => {
      search.current?.abort();
      setProgress(null);
    },
    dismiss: () => {
      setFound(null);
      setFailure(null);
    },
  };
}

function place({ latitude, longitude }: LegToRoute["from"]): LegToRoute["from"] {
  return { latitude, longitude };
}
