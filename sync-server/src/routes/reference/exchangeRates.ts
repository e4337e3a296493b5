import { rateEntry, ratesView } from "shared-schema/api/reference/exchangeRates";
import { enterRate, readRatesOf } from "../../verbs/money/exchange/enterRate.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

/** The table of day rates. Devices get it with their data; administrators see who entered which rate, and enter one. */
export function exchangeRateRoutes(app: App, deps: RouteDeps): void {
  const rates = { tag: "Exchange rates", answer: ratesView, adminsOnly: true };
  endpoint(
    app,
    { ...rates, method: "get", path: "/exchange_rate/{month}", summary: "The day rates of a month" },
    ({ params }) => readRatesOf(deps, params.month),
  );
  endpoint(
    app,
    { ...rates, method: "post", path: "/exchange_rate/", summary: "Enter a day rate", body: rateEntry, status: 201 },
    ({ actor, body }) => enterRate(deps, actor, body),
  );
}
