import { useEffect, useRef, useState } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import type { Left } from "../store/left.ts";
import { logout, useSession } from "../store/session.ts";
import { useText } from "../ui/i18n.ts";
import { Page } from "../ui/Page.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { appMessages } from "./messages.ts";
import { Splash } from "./Splash.tsx";
import { UnsentChoice } from "./UnsentChoice.tsx";

/** In front of the page that makes a log-in out of an invitation: whoever is logged in is logged out first, and asked like there. */
export function ClaimGate() {
  const t = useText(appMessages);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const present = useSession((state) => state.user !== null);
  const [left, setLeft] = useState<Left | null>(null);
  const [failure, setFailure] = useState<{ cause: unknown } | null>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (!present || asked.current) return;
    asked.current = true;
    logout({ next: pathname }).then(
      (answer) => {
        if (!answer.done) setLeft(answer);
      },
      (cause: unknown) => setFailure({ cause }),
    );
  }, [present, pathname]);
  // The screen for what broke says that nothing is lost, and reloads.
  if (failure) throw failure.cause;
  if (!present) return <Outlet />;
  if (left === null) return <Splash />;
  return (
    <Page narrow>
      <PageTitle>{t("app.unsentTitle")}</PageTitle>
      <p>{t("app.claimLeaves")}</p>
      <UnsentChoice
        left={left}
        onStay={() => navigate("/agreement")}
        onLeave={async () => {
          await logout({ force: true, next: pathname });
        }}
      />
    </Page>
  );
}
