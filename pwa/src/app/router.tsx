import { createBrowserRouter, redirect } from "react-router";
import { memberRoutes } from "./memberRoutes.tsx";
import { publicRoutes } from "./publicRoutes.tsx";
import { Root } from "./Root.tsx";
import { RouteError } from "./RouteError.tsx";
import { Splash } from "./Splash.tsx";

/** Every address of the app; any other leads home. */
export const router = createBrowserRouter([
  {
    Component: Root,
    HydrateFallback: Splash,
    ErrorBoundary: RouteError,
    children: [...publicRoutes, memberRoutes, { path: "*", loader: () => redirect("/"), Component: Splash }],
  },
]);
