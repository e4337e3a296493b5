import type { RouteObject } from "react-router";
import { expect, it, vi } from "vitest";
import { LEAD_ELSEWHERE, PAGES } from "../e2e/crawl/pages.ts";

vi.hoisted(() => {
  // The parts of a browser that the app’s modules ask for when they are loaded.
  const storage = { getItem: () => null };
  const nothing = () => undefined;
  const document = { documentElement: {}, addEventListener: nothing };
  const navigator = { language: "en" };
  const page = { localStorage: storage, sessionStorage: storage, document, navigator, addEventListener: nothing };
  Object.assign(globalThis, { ...page, window: globalThis });
});

/** The routes at which something is shown, as one path each. */
function pathsOf(routes: readonly RouteObject[], above = ""): string[] {
  return routes.flatMap(({ path = "", index, children }) => {
    const full = path.startsWith("/") || above === "" ? path : `${above}/${path}`.replace(/\/$/, "");
    const below = pathsOf(children ?? [], full);
    return (index || path !== "") && !below.includes(full) ? [full, ...below] : below;
  });
}

it("crawls every page of the app, and none that it lacks", async () => {
  const { appRoutes } = await import("../../pwa/src/app/routing/appRoutes.tsx");
  const routes = [...new Set(pathsOf(appRoutes()))];
  expect(routes.length).toBeGreaterThan(40);
  const listed = [...new Set(PAGES.map(({ route }) => route)), ...LEAD_ELSEWHERE];
  expect(listed.toSorted()).toEqual(routes.toSorted());
});
