import { ActionIcon } from "@mantine/core";
import { lazy, Suspense, useEffect } from "react";
import { Link, Outlet, useLocation, useNavigate } from "react-router";
import { SyncIndicator } from "../features/sync/SyncIndicator.tsx";
import { useSession } from "../store/session.ts";
import { Brand } from "../ui/Brand.tsx";
import { useText } from "../ui/i18n.ts";
import { SearchIcon } from "../ui/icons.tsx";
import { Loading } from "../ui/Loading.tsx";
import { Page } from "../ui/Page.tsx";
import { CurrentErrorMessage } from "./CurrentErrorMessage.tsx";
import { DeviceNotices } from "./DeviceNotices.tsx";
import classes from "./Frame.module.css";
import { loginUrl } from "./guards.ts";
import { appMessages } from "./messages.ts";
import { BottomBar, TopNavigation } from "./Navigation.tsx";
import { LanguageSwitch, ThemeSwitch } from "./Preferences.tsx";
import { ReturnNotices } from "./ReturnNotices.tsx";
import { openSearch } from "./searchStore.ts";
import { usePlacesAhead } from "./usePlacesAhead.ts";

const Search = lazy(() => import("./Search.tsx").then((module) => ({ default: module.Search })));

/** Around every screen of an account: navigation, search, the state of the sync, the switches. */
export function Frame() {
  const t = useText(appMessages);
  useLeaveWhenSessionEnds();
  usePlacesAhead();
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#content">
        {t("app.skip")}
      </a>
      <header className={classes.header}>
        <Link to="/agreement" className={classes.brand}>
          <Brand />
        </Link>
        <TopNavigation />
        <div className={classes.tools}>
          <SyncIndicator />
          <ActionIcon aria-label={t("app.search")} title={`${t("app.search")} (⌘K)`} onClick={openSearch}>
            <SearchIcon />
          </ActionIcon>
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
      </header>
      <main id="content" className={classes.main} tabIndex={-1}>
        <DeviceNotices />
        <ReturnNotices />
        <CurrentErrorMessage />
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <BottomBar />
      <Suspense fallback={null}>
        <Search />
      </Suspense>
    </div>
  );
}

function PageLoading() {
  return (
    <Page>
      <Loading />
    </Page>
  );
}

/** An account that ends while a page stands open (expired, or logged out in another tab) leads to the log-in and back. */
function useLeaveWhenSessionEnds(): void {
  const expired = useSession((state) => state.user === null && state.notice !== null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (expired) navigate(loginUrl(pathname + search), { replace: true });
  }, [expired, pathname, search, navigate]);
}
