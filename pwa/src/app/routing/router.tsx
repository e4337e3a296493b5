import { createBrowserRouter, redirect } from "react-router";
import { Splash } from "../shell/Splash.tsx";
import { memberRoutes } from "./memberRoutes.tsx";
import { publicRoutes } from "./publicRoutes.tsx";
import { Root } from "./Root.tsx";
import { RouteError } from "./RouteError.tsx";

/**
 * Every address of the app; any other leads home. It starts with the address of the page, so it is created by the app's page
 * alone: the landing page loads modules of the app too.
 */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: Splash,
      ErrorBoundary: RouteError,
      children: [...publicRoutes, memberRoutes, { path: "*", loader: () => redirect("/"), Component: Splash }],
    },
  ]);
}
