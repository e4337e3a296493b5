import { useMemo } from "react";
import type { GpxFile, GpxPath } from "shared-schema/exchange/gpx/types";
import { useText } from "../../../ui/i18n.ts";
import { exchangeMessages } from "./exchangeMessages.ts";

/** A part of a GPX file that can become waypoints. */
export interface Choice {
  key: string;
  kind: "route" | "track";
  label: string;
  path: GpxPath;
}

/** The routes of a file, then its tracks, then its marks taken together. */
export function usePaths(file: GpxFile): Choice[] {
  const t = useText(exchangeMessages);
  return useMemo(() => {
    const named = ({ name, points }: GpxPath) => ({ name: name ?? t("exchange.unnamed"), count: points.length });
    const routes = file.routes.map(
      (path, index): Choice => ({
        key: `route-${index}`,
        kind: "route",
        label: t("exchange.route", named(path)),
        path,
      }),
    );
    const tracks = file.tracks.map(
      (path, index): Choice => ({
        key: `track-${index}`,
        kind: "track",
        label: t("exchange.track", named(path)),
        path,
      }),
    );
    const { waypoints } = file;
    const label = t("exchange.marks", { count: waypoints.length });
    const marks: Choice[] =
      waypoints.length === 0 ? [] : [{ key: "marks", kind: "route", label, path: { name: null, points: waypoints } }];
    return [...routes, ...tracks, ...marks];
  }, [file, t]);
}
