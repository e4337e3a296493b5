import { useMemo } from "react";
import type { GpxFile, GpxPath } from "shared-schema/export/gpx/types";
import { useText } from "#ui/i18n.ts";
import { fileMessages } from "./fileMessages.ts";

/** A part of a GPX file that can become waypoints. */
export interface Choice {
  key: string;
  kind: "route" | "track";
  label: string;
  path: GpxPath;
}

/** The routes of a file, then its tracks, then its marks taken together. */
export function usePaths(file: GpxFile): Choice[] {
  const t = useText(fileMessages);
  return useMemo(() => {
    const named = ({ name, points }: GpxPath) => ({ name: name ?? t("file.unnamed"), count: points.length });
    const routes = file.routes.map(
      (path, index): Choice => ({
        key: `route-${index}`,
        kind: "route",
        label: t("file.route", named(path)),
        path,
      }),
    );
    const tracks = file.tracks.map(
      (path, index): Choice => ({
        key: `track-${index}`,
        kind: "track",
        label: t("file.track", named(path)),
        path,
      }),
    );
    const { waypoints } = file;
    const label = t("file.marks", { count: waypoints.length });
    const marks: Choice[] =
      waypoints.length === 0 ? [] : [{ key: "marks", kind: "route", label, path: { name: null, points: waypoints } }];
    return [...routes, ...tracks, ...marks];
  }, [file, t]);
}
