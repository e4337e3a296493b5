import { useEffect } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { updateAfterNavigation } from "../../store/app/appUpdate.ts";
import { useCurrentError } from "../../store/http/currentError.ts";
import { Overlays } from "../../ui/feedback/Overlays.tsx";
import { PurchaseHost } from "../PurchaseHost.tsx";
import { Pending } from "./Pending.tsx";

/** Around every route: on every change of route the current error is cleared and a new version may take over. */
export function Root() {
  const { pathname } = useLocation();
  const changeRoute = useCurrentError((state) => state.changeRoute);
  useEffect(() => changeRoute(pathname), [pathname, changeRoute]);
  useEffect(() => {
    if (pathname) void updateAfterNavigation();
  }, [pathname]);
  return (
    <>
      <Pending />
      <Outlet />
      <ScrollRestoration />
      <PurchaseHost />
      <Overlays />
    </>
  );
}
