import { chartLayer } from "shared-schema/api/chartLayer";
import { countryView } from "shared-schema/api/country";
import { portView } from "shared-schema/api/geo";
import { signingServiceView } from "shared-schema/api/signingService";
import { done } from "shared-schema/base/result";
import { COUNTRIES } from "shared-schema/geo/places/countries";
import { z } from "zod";
import { shownService } from "../verbs/signing/show/shownService.ts";
import { listPorts } from "../verbs/site/chart/listPorts.ts";
import { constantAnswer } from "./http/constantAnswer.ts";
import { endpoint } from "./http/endpoint.ts";
import type { App, RouteDeps } from "./http/env.ts";

const tag = "Geography";
const settings = z.object({
  contact_email: z.string(),
  picture_limit_mb: z.number(),
  chart_layers: z.array(chartLayer),
  signing: signingServiceView,
});

const sendCountries = constantAnswer(() => JSON.stringify(COUNTRIES));

/** Routes for the facts about the world and this installation that every client needs. */
export function geoRoutes(app: App, deps: RouteDeps): void {
  const sendPorts = constantAnswer(() => JSON.stringify(listPorts(deps)));
  endpoint(
    app,
    {
      method: "get",
      path: "/geo/ports",
      tag,
      summary: "Yacht harbours",
      answer: z.array(portView),
      // The sample, which needs no account, asks for them too.
      open: true,
    },
    (_, c) => sendPorts(c),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/geo/countries",
      tag,
      summary: "Countries",
      answer: z.array(countryView),
      // Constant data, as the harbours are: forms that need no account ask for a country too.
      open: true,
    },
    (_, c) => sendCountries(c),
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
        chart_layers: [deps.chartFile.layer, deps.chartAddress].filter((layer) => layer !== null),
        signing: shownService(deps.signing),
      }),
  );
}
