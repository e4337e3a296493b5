import { type RouteObject, redirect } from "react-router";
import { inTime } from "../../ui/loading/inTime.ts";
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
      children: [
        ...[...publicRoutes, memberRoutes].map(loadedInTime),
        { path: "*", loader: () => redirect("/"), Component: Splash },
      ],
    },
  ];
}

/** The screens of a route and of those below it, given up where their code does not arrive: their boundary offers a retry. */
function loadedInTime(route: RouteObject): RouteObject {
  const { lazy } = route;
  const timed = typeof lazy === "function" ? { ...route, lazy: () => inTime(lazy) } : { ...route };
  return timed.index ? timed : { ...timed, ...(timed.children && { children: timed.children.map(loadedInTime) }) };
}
