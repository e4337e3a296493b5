import { chartLayer } from "shared-schema/api/chartLayer";
import { countryView } from "shared-schema/api/country";
import { portView } from "shared-schema/api/geo";
import { COUNTRIES } from "shared-schema/geo/countries";
import { done } from "shared-schema/result";
import { z } from "zod";
import { listPorts } from "../verbs/listPorts.ts";
import { endpoint } from "./endpoint.ts";
import type { App, RouteDeps } from "./env.ts";

const tag = "Geography";
/** The lists change with a release; the browser keeps them for a day. */
const settings = z.object({
  contact_email: z.string(),
  picture_limit_mb: z.number(),
  chart_layers: z.array(chartLayer),
});
const KEEP = { "cache-control": "private, max-age=86400" };

/** What every client needs to know of the world and of this installation. */
export function geoRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    { method: "get", path: "/geo/ports", tag, summary: "Yacht harbours", answer: z.array(portView) },
    (_, c) => c.json(listPorts(deps), 200, KEEP),
  );
  endpoint(
    app,
    { method: "get", path: "/geo/countries", tag, summary: "Countries", answer: z.array(countryView) },
    (_, c) => c.json(COUNTRIES, 200, KEEP),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/settings",
      tag: "Settings",
      summary: "What the screens have to know of this installation",
      answer: settings,
      open: true,
    },
    () =>
      done({
        contact_email: deps.contactEmail,
        picture_limit_mb: deps.pictureLimitMb,
        chart_layers: [...deps.chartFiles.layers, ...deps.chartAddresses],
      }),
  );
}
