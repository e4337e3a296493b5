import { ActionIcon } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useEffect } from "react";
import { Link, Outlet, useLocation, useNavigate } from "react-router";
import { useStore } from "zustand";
import { ACCOUNT } from "../../features/account/nextUrl.ts";
import { FieldConflicts } from "../../features/sync/fields/FieldConflicts.tsx";
import { SyncIndicator } from "../../features/sync/SyncIndicator.tsx";
import { useSession } from "../../store/session/session.ts";
import { useText } from "../../ui/i18n.ts";
import { SearchIcon } from "../../ui/icons.tsx";
import { InPlace } from "../../ui/loading/InPlace.tsx";
import { OnDemand } from "../../ui/loading/OnDemand.tsx";
import { part } from "../../ui/loading/part.ts";
import { Brand } from "../../ui/marks/Brand.tsx";
import { loginUrl } from "../access/guards.ts";
import { useOpened } from "../access/useOpened.ts";
import { useFocusContent } from "../keys/useFocusContent.ts";
import { appMessages } from "../messages.ts";
import { CurrentErrorMessage } from "../notices/CurrentErrorMessage.tsx";
import { DeviceNotices } from "../notices/DeviceNotices.tsx";
import { ReturnNotices } from "../notices/ReturnNotices.tsx";
import { UnconfirmedNotice } from "../notices/UnconfirmedNotice.tsx";
import { forgetSearch, openSearch, useSearchAsked } from "../search/searchStore.ts";
import { useAfterFirstScreen } from "../useAfterFirstScreen.ts";
import { useLoadedAhead } from "../useLoadedAhead.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import classes from "./Frame.module.css";
import { BottomBar, TopNavigation } from "./Navigation.tsx";

/** Loaded ahead, as nothing on screen asks for it. */
const keys = part(() => import("../keys/Keys.tsx").then((module) => module.Keys));
const AHEAD = [keys];
const bell = part(() => import("../../features/alerts/AlertBell.tsx").then((module) => module.AlertBell));
const search = part(() => import("../search/Search.tsx").then((module) => module.Search));

/** Around every screen of an account: navigation, search, the state of the sync, the switches. */
export function Frame() {
  const t = useText(appMessages);
  useOpened();
  useFocusContent(useLocation().pathname);
  useLeaveWhenSessionEnds();
  const settled = useAfterFirstScreen();
  useLoadedAhead(AHEAD);
  useHotkeys([["mod+K", openSearch]], [], true);
  const Keys = useStore(keys.state).loaded?.component;
  const searched = useSearchAsked((state) => state.times > 0);
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
          <span className={classes.bell}>
            {settled && <InPlace part={bell}>{(AlertBell) => <AlertBell />}</InPlace>}
          </span>
          <AccountMenu />
        </div>
      </header>
      <main id="content" className={classes.main} tabIndex={-1}>
        <DeviceNotices />
        <ReturnNotices />
        <UnconfirmedNotice />
        <CurrentErrorMessage />
        <FieldConflicts>
          <Outlet />
        </FieldConflicts>
      </main>
      <BottomBar />
      <OnDemand part={search} opened={searched} onGiveUp={forgetSearch}>
        {(Search) => <Search />}
      </OnDemand>
      {Keys && <Keys />}
    </div>
  );
}

/**
 * An account that ends while a page is open (expired, or logged out in another tab) leads to the log-in and back. One that has to
 * add a second factor from now on leads there.
 */
function useLeaveWhenSessionEnds(): void {
  const expired = useSession((state) => state.user === null && state.notice !== null);
  const lacksFactor = useSession((state) => state.user?.lacks_factor);
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const { pathname, search } = location;
    if (expired) void navigate(loginUrl(pathname + search), { replace: true });
    if (lacksFactor && pathname !== ACCOUNT) void navigate(ACCOUNT, { replace: true });
  }, [expired, lacksFactor, location, navigate]);
}
