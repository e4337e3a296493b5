import { createBrowserRouter } from "react-router";
import { appRoutes } from "./appRoutes.tsx";

/**
 * It starts with the address of the page, so it is created by the app's page alone: the landing page loads modules of the app
 * too.
 */
export function createRouter() {
  return createBrowserRouter(appRoutes());
}
