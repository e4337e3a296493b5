import { type RouteObject, redirect } from "react-router";
import { Splash } from "../shell/Splash.tsx";
import { memberRoutes } from "./memberRoutes.tsx";
import { publicRoutes } from "./publicRoutes.tsx";
import { Root } from "./Root.tsx";
import { RouteError } from "./RouteError.tsx";

/** Every address of the app; any other leads home. */
export function appRoutes(): RouteObject[] {
  return [
    {
      Component: Root,
      HydrateFallback: Splash,
      ErrorBoundary: RouteError,
      children: [...publicRoutes, memberRoutes, { path: "*", loader: () => redirect("/"), Component: Splash }],
    },
  ];
}
