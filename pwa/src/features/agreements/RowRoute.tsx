import { useEffect } from "react";
import { useStore } from "zustand";
import { afterFirstScreen } from "../../base/firstScreen.ts";
import { part } from "../../ui/loading/part.ts";
import type { AgreementRow } from "./rows.ts";

/** So many agreements have a picture of their route each; of more, the names tell more. */
const MOST = 12;

const miniature = part(() => import("../../map/miniature/MiniRoute.tsx").then((module) => module.MiniRoute));

/** The route of an agreement in miniature, once its code has come: the list does not wait for it. */
export function RowRoute({ row, count }: { row: AgreementRow; count: number }) {
  const MiniRoute = useStore(miniature.state).loaded?.component;
  const isShown = count <= MOST;
  useEffect(() => {
    if (isShown) void afterFirstScreen().then(miniature.load).catch(miniature.forget);
  }, [isShown]);
  return isShown && MiniRoute ? <MiniRoute waypoints={row.body.waypoints} small /> : null;
}
