import { OpenAPIHono } from "@hono/zod-openapi";
import { except } from "hono/combine";
import { compress } from "hono/compress";
import { PRODUCT } from "shared-schema/product";
import { tileHosts } from "./chartAddresses.ts";
import { accountRoutes } from "./routes/account.ts";
import { appRoutes } from "./routes/app.ts";
import { chartRoutes } from "./routes/charts.ts";
import { contactRoutes } from "./routes/contact.ts";
import { contractRoutes } from "./routes/contract.ts";
import { cruiseRoutes } from "./routes/cruise.ts";
import type { App, Env, RouteDeps } from "./routes/env.ts";
import { geoRoutes } from "./routes/geo.ts";
import { identify, limitBodies, limitLogins, limitRegistrations, security, signAnswers } from "./routes/guards.ts";
import { partyRoutes } from "./routes/parties.ts";
import { partRoutes } from "./routes/parts.ts";
import { profileRoutes } from "./routes/profile.ts";
import { syncRoutes } from "./routes/sync.ts";
import { waypointRoutes } from "./routes/waypoint.ts";
import { yachtRoutes } from "./routes/yacht.ts";
import { yachtPictureRoutes } from "./routes/yachtPictures.ts";

/** Paths with fixed words come before those with a number or a role in the same place. */
const REST = [
  cruiseRoutes,
  partyRoutes,
  waypointRoutes,
  partRoutes,
  contractRoutes,
  yachtPictureRoutes,
  yachtRoutes,
  profileRoutes,
  contactRoutes,
  geoRoutes,
];

/** The whole server as a function of its dependencies. Nothing happens on import. */
export function createApp(deps: RouteDeps): App {
  const app = new OpenAPIHono<Env>({ strict: false });
  app.onError((error, c) => {
    deps.log.error({ err: error, path: c.req.routePath, method: c.req.method }, "A request failed");
    return c.json({ message: "Something went wrong on the server." }, 500);
  });
  app.notFound((c) => c.json({ message: "There is no such page." }, 404));
  app.use(security(tileHosts(deps.chartAddresses)));
  // The sync answers pack themselves, and the event stream must not be held back.
  app.use(except("/api/sync/*", compress()));
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.use("/api/*", signAnswers, limitBodies(deps), identify(deps));
  app.use("/api/user/login", limitLogins(deps));
  app.use("/api/user", limitRegistrations(deps));
  accountRoutes(app, deps);
  syncRoutes(app, deps);
  for (const routes of REST) routes(app, deps);
  app.openAPIRegistry.registerComponent("securitySchemes", "bearer", { type: "http", scheme: "bearer" });
  app.doc("/api/openapi.json", { openapi: "3.1.0", info: { title: PRODUCT.name, version: "0.1.0" } });
  chartRoutes(app, deps);
  appRoutes(app, deps.appFiles);
  return app;
}
